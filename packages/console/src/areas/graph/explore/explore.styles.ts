import { below, tokens } from '@console/ui/theme';
import { styled } from 'styled-components';

/** In the head of the page. */
export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 8px;

  > [data-counts] {
    margin-inline-end: 4px;
    color: ${tokens.text3};
    font-size: 13px;
    white-space: nowrap;
  }
`;

/** What finds an entity, in the head. */
export const Finder = styled.div`
  display: flex;
  flex: 1;
  gap: 8px;
  align-items: center;
  min-width: 0;
  margin-inline-start: 16px;

  ${below.mobile} {
    margin: 0;
  }
`;

/** In the drawer of a phone: the base, then what is left out. */
export const Filters = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
`;
