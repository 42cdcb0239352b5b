import { tokens } from '@console/ui/theme';
import { styled } from 'styled-components';

/** A question over its number and tags. */
export const Named = styled.span`
  display: flex;
  flex-direction: column;
  min-width: 0;
  line-height: 22px;

  > small {
    display: flex;
    gap: 6px;
    align-items: center;
    overflow: hidden;
    color: ${tokens.text3};
    font-size: 12px;
    font-weight: 400;
    line-height: 20px;
  }
`;

/** A trend with its sum. */
export const Hits = styled.span`
  display: inline-flex;
  gap: 12px;
  align-items: center;
  justify-content: flex-end;
  font-variant-numeric: tabular-nums;

  svg {
    flex: none;
  }
`;

export const Note = styled.p`
  margin: 0 0 8px;
  color: ${tokens.text3};
  font-size: 12px;
  line-height: 18px;
`;

/** A part of the drawer with a heading of its own. */
export const Part = styled.section`
  margin-bottom: 24px;

  > h3 {
    margin: 0 0 4px;
    font-size: 14px;
    font-weight: 600;
    line-height: 22px;
  }
`;

/** How often something answered, over the fields of its drawer. */
export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  align-items: center;
  margin-bottom: 16px;
  color: ${tokens.text2};
`;

/** What can be done with a part, in a row. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
`;
