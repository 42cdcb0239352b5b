import { styled } from 'styled-components';
import { below } from '../theme/layout.js';
import { oneLine, surface } from '../theme/mixins.js';

export const Scroll = styled.div`
  ${surface}
  position: relative;
  flex: 1;
  min-width: 0;
  min-height: 0;
  overflow: auto;

  &:focus-visible {
    outline: 2px solid ${(p) => p.theme.focus};
    outline-offset: -2px;
  }

  table {
    width: 100%;
    border-collapse: collapse;
    table-layout: fixed;
  }

  th,
  td {
    ${oneLine}
    height: 40px;
    padding: 0 8px;
    border-bottom: 1px solid ${(p) => p.theme.line};
    font-weight: 400;
    text-align: start;
  }

  thead th {
    position: sticky;
    z-index: 1;
    top: 0;
    height: 36px;
    background: ${(p) => p.theme.sheet};
    color: ${(p) => p.theme.text3};
    font-size: 13px;
  }

  th:first-child,
  td:first-child {
    padding-inline-start: 16px;
  }

  tbody tr:hover {
    background: ${(p) => p.theme.hover};
  }

  tbody tr[data-path] {
    background: ${(p) => p.theme.tint};
  }

  tbody tr[data-past] {
    color: ${(p) => p.theme.text3};
    text-decoration: line-through;
  }

  [data-selected] > span {
    font-weight: 600;
  }

  ${below.mobile} {
    [data-evidence] {
      display: none;
    }
  }
`;
