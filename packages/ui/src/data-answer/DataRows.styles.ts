import { styled } from 'styled-components';
import { below, density } from '../theme/layout.js';
import { focusRing, plainButton, surface } from '../theme/mixins.js';
import { tokens } from '../theme/tokens.js';

export const Scroller = styled.div`
  ${surface}
  overflow-x: auto;
  scrollbar-width: thin;

  &:focus-visible {
    outline: 2px solid ${tokens.focus};
    outline-offset: -2px;
  }
`;

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;

  caption {
    padding: 8px 12px;
    font-weight: 600;
    text-align: start;
  }

  th,
  td {
    height: calc(${density.row} - 5px);
    padding: 4px 12px;
    border-bottom: 1px solid ${tokens.line};
    font-weight: 400;
    text-align: start;
    white-space: nowrap;
  }

  td[data-text],
  tbody th {
    min-width: 96px;
    max-width: 360px;
    white-space: normal;
    overflow-wrap: anywhere;
  }

  thead th {
    height: 34px;
    background: ${tokens.sunken};
    border-top: 1px solid ${tokens.line};
    color: ${tokens.text3};
    font-size: 13px;
    line-height: 20px;
  }

  [data-number] {
    text-align: end;
  }

  [data-before] {
    color: ${tokens.text2};
  }

  tbody tr:hover {
    background: ${tokens.hover};
  }

  [data-tone='good'] {
    color: ${tokens.ok};
  }

  [data-tone='bad'] {
    color: ${tokens.error};
  }

  tfoot th,
  tfoot td {
    border-bottom: 0;
    font-weight: 600;
  }

  ${below.mobile} {
    th:first-child,
    td:first-child {
      padding-inline-start: 0;
    }

    th:last-child,
    td:last-child {
      padding-inline-end: 0;
    }
  }
`;

export const Head = styled.button`
  ${plainButton}
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-height: 24px;
  border-radius: 4px;

  &:hover {
    color: ${tokens.text};
  }

  .anticon {
    font-size: 12px;
  }

  ${focusRing}
`;

/** Of the colour that the row, or the column, has in the drawing. */
export const Key = styled.i`
  display: inline-block;
  width: 8px;
  height: 8px;
  margin-inline-end: 8px;
  border-radius: 2px;
`;

export const Pages = styled.div`
  ${surface}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  padding: 8px 12px;
  color: ${tokens.text3};
  font-size: 13px;
`;
