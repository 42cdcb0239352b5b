import { styled } from 'styled-components';
import { below } from '../theme/layout.js';
import { plainButton, surface } from '../theme/mixins.js';
import { tokens } from '../theme/tokens.js';

/** It scrolls sideways, so the keyboard must be able to reach it. It wants a label. */
export const Scroll = styled.div.attrs({ role: 'region', tabIndex: 0 })`
  ${surface}
  overflow-x: auto;

  &:focus-visible {
    outline: 2px solid ${tokens.focus};
    outline-offset: -2px;
  }
`;

export const Table = styled.table`
  min-width: 100%;
  border-collapse: separate;
  border-spacing: 0;

  th,
  td {
    min-width: 220px;
    max-width: 420px;
    padding: 10px 12px;
    border-bottom: 1px solid ${tokens.line};
    font-weight: 400;
    text-align: left;
    vertical-align: top;
    overflow-wrap: anywhere;
  }

  thead th {
    color: ${tokens.text2};
    font-size: 13px;
    line-height: 20px;
  }

  /* The points stay in view while the files pass by. */
  tr > :first-child {
    position: sticky;
    left: 0;
    min-width: 140px;
    max-width: 200px;
    background: ${tokens.sheet};
  }

  tbody th {
    font-weight: 600;
  }

  ${below.mobile} {
    th,
    td {
      min-width: 180px;
    }

    tr > :first-child {
      min-width: 96px;
      max-width: 120px;
    }
  }
`;

export const Nothing = styled.span`
  color: ${tokens.text3};
`;

export const Quote = styled.q`
  quotes: '“' '”';
`;

export const Sources = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 10px;
  margin: 4px 0 0;
  padding: 0;
  list-style: none;
`;

export const Open = styled.button`
  ${plainButton}
  color: ${tokens.link};
  font-size: 12px;
  line-height: 20px;

  &:hover {
    text-decoration: underline;
  }

  ${below.mobile} {
    min-height: 32px;
  }
`;
