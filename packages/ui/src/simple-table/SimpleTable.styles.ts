import { styled } from 'styled-components';
import { density } from '../theme/layout.js';
import { surface } from '../theme/mixins.js';
import { tokens } from '../theme/tokens.js';

export const Table = styled.table`
  ${surface}
  width: 100%;
  border-collapse: collapse;
  table-layout: auto;

  th,
  td {
    padding: 7px 12px 7px 0;
    border-bottom: 1px solid ${tokens.line};
    font-weight: 400;
    text-align: left;
    white-space: nowrap;
  }

  tbody td,
  tbody th {
    height: calc(${density.row} - 4px);
    padding-block: 0;
  }

  tbody tr:last-child > * {
    border-bottom: 0;
  }

  tbody th {
    overflow: hidden;
    max-width: 200px;
    text-overflow: ellipsis;
  }

  thead th {
    padding-block: 4px;
    color: ${tokens.text3};
    font-size: 13px;
    line-height: 20px;
  }

  [data-number] {
    padding-right: 0;
    padding-left: 12px;
    text-align: right;
  }

  /* Words after a number do not run into it. */
  [data-number] + :not([data-number]) {
    padding-left: 24px;
  }

  [data-bar] {
    width: 60%;
  }
`;

export const Bar = styled.div`
  min-width: 2px;
  height: 6px;
  border-radius: 3px;
  background: ${tokens.chart1};
`;
