import { tokens } from '@console/ui/theme';
import { styled } from 'styled-components';
import { Scroll } from '../../../figures/figures.styles.js';

/** Under the head: what the page is narrowed to, and what it stands beside. */
export const Filters = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  padding: 0 24px 12px;

  @media (max-width: 991.98px) {
    padding-inline: 16px;
  }
`;

/** Room for one field, which fills it. */
export const Field = styled.div`
  width: 184px;

  @media (max-width: 991.98px) {
    flex: 1 1 40%;
    width: auto;
    min-width: 0;
  }
`;

/** Its parts go by its own width: the people behind a number take some of it. */
export const Sized = styled(Scroll)`
  container-type: inline-size;
`;

/** Parts between hairlines; two side by side where there is room for both. */
export const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);

  > * {
    padding: 16px 24px 20px;
    border-top: 1px solid ${tokens.line};
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

/** Over the rows: which of them, and in which order. */
export const RowTools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  margin-bottom: 8px;
`;

/** Under a list that is turned: how many there are, and the pages. */
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  padding-top: 12px;
  color: ${tokens.text3};
  font-size: 13px;
`;

/** What is exported, by its names. */
export const ExportScope = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 4px 16px;
  margin: 0 0 16px;

  dt {
    color: ${tokens.text3};
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

export const Kept = styled.p`
  margin: 0 0 16px;
  color: ${tokens.text3};
  font-size: 13px;
`;

/** Exports of these days, between hairlines. */
export const Exports = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    padding: 12px 0;
    border-top: 1px solid ${tokens.line};
  }
`;

/** When an export was begun, how large it is, and its verb. */
export const ExportFoot = styled.div`
  display: flex;
  gap: 8px;
  align-items: center;
  justify-content: space-between;
  min-height: 24px;
  margin-top: 4px;
  color: ${tokens.text3};
  font-size: 12px;
`;
