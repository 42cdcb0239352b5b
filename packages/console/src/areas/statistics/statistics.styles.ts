import { tokens } from '@console/ui/theme';
import { styled } from 'styled-components';
import { Scroll } from '../../figures/figures.styles.js';

/** Its parts go by its own width: the answers behind a number take some of it. */
export const Sized = styled(Scroll)`
  container-type: inline-size;
`;

/** Parts between hairlines; two side by side where there is room for both. */
export const Parts = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));

  > * {
    padding: 16px 24px 20px;
    border-top: 1px solid ${tokens.line};
  }

  > :first-child {
    border-top: 0;
  }

  > [data-wide] {
    grid-column: 1 / -1;
  }

  > [data-right] {
    border-left: 1px solid ${tokens.line};
  }

  @container (max-width: 1079.98px) {
    grid-template-columns: minmax(0, 1fr);

    > [data-right] {
      border-left: 0;
    }
  }

  @container (max-width: 640px) {
    > * {
      padding-inline: 16px;
    }
  }
`;

/** A switch with its words. */
export const Switched = styled.label`
  display: flex;
  align-items: center;
  gap: 8px;
  color: ${tokens.text2};
  font-size: 13px;
  line-height: 20px;
  white-space: nowrap;
`;
