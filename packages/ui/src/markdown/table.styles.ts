import { css } from 'styled-components';
import { below } from '../theme/layout.js';
import { focusRing } from '../theme/mixins.js';

export const tableStyles = css`
  .answer-table {
    position: relative;
    padding: 4px 0 2px;
  }

  .answer-table-box {
    max-height: min(70vh, 560px);
    overflow: auto;
    ${focusRing}
  }

  table {
    width: 100%;
    border-collapse: separate;
    border-spacing: 0;
    font-size: 14px;
    line-height: 22px;
  }

  th,
  td {
    padding: 8px 12px;
    border-bottom: 1px solid ${(p) => p.theme.line};
    text-align: start;
    vertical-align: top;
  }

  td {
    min-width: 64px;
  }

  th[data-align='right'],
  td[data-align='right'] {
    text-align: end;
  }

  thead {
    position: sticky;
    z-index: 1;
    top: 0;
  }

  th {
    padding-block: 6px;
    border-top: 1px solid ${(p) => p.theme.line};
    background: ${(p) => p.theme.sunken};
    color: ${(p) => p.theme.text3};
    font-size: 13px;
    font-weight: 400;
    white-space: nowrap;
  }

  .answer-table-bar {
    display: flex;
    gap: 2px;
    justify-content: flex-end;
  }

  .answer-table-bar button {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    height: 24px;
    padding: 0 6px;
    border: 0;
    border-radius: 4px;
    background: none;
    color: ${(p) => p.theme.text3};
    font: inherit;
    font-size: 12px;
    line-height: 18px;
    cursor: pointer;
    ${focusRing}
  }

  .answer-table-bar button:hover {
    background: ${(p) => p.theme.hover};
    color: ${(p) => p.theme.text};
  }

  /* With a mouse they come when they are wanted, over the table's upper edge. */
  @media (hover: hover) {
    .answer-table-bar {
      position: absolute;
      z-index: 2;
      top: -12px;
      right: 0;
      padding: 1px;
      border: 1px solid ${(p) => p.theme.line};
      border-radius: 6px;
      background: ${(p) => p.theme.raised};
      box-shadow: ${(p) => p.theme.shadow1};
      opacity: 0;
      transition: opacity 120ms;
    }

    .answer-table:hover > .answer-table-bar,
    .answer-table:focus-within > .answer-table-bar {
      opacity: 1;
    }
  }

  ${below.mobile} {
    table {
      font-size: 13px;
    }

    th,
    td {
      padding-inline: 6px;
      white-space: nowrap;
    }

    .answer-table-bar button {
      height: 32px;
    }
  }
`;
