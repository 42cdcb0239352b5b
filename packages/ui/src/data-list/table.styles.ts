import { styled } from 'styled-components';
import { oneLine } from '../theme/mixins.js';

export const HEAD_HEIGHT = 36;

export const TableArea = styled.section`
  flex: 1;
  min-height: 0;
  overflow: auto;
  border-top: 1px solid ${(p) => p.theme.line};
  outline: none;
  scroll-padding-top: ${HEAD_HEIGHT}px;
  overflow-anchor: none;

  &:focus-visible {
    box-shadow: inset 0 0 0 2px ${(p) => p.theme.focus};
  }
`;

/** Pixels at both sides of a cell's words together. */
export const CELL_PADDING = 24;

export const Grid = styled.table<{ $rowHeight: number }>`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  color: ${(p) => p.theme.text};
  text-align: start;

  th,
  td {
    padding: 4px 12px;
    border-bottom: 1px solid ${(p) => p.theme.line};
    text-align: start;
  }

  tr > :first-child {
    padding-inline-start: 24px;
  }

  tr > :last-child {
    padding-inline-end: 24px;
  }

  th[data-end='true'],
  td[data-end='true'] {
    text-align: end;
  }

  thead :is(th, td) {
    position: sticky;
    z-index: 2;
    top: 0;
    height: ${HEAD_HEIGHT}px;
    padding-block: 0;
    background: ${(p) => p.theme.sunken};
    color: ${(p) => p.theme.text3};
    font-size: 13px;
    font-weight: 400;
    white-space: nowrap;
  }

  tbody td {
    height: ${(p) => p.$rowHeight}px;
    background-color: ${(p) => p.theme.sheet};
  }

  tr[data-live='true'] {
    cursor: pointer;
  }

  tbody tr:hover td {
    background-image: linear-gradient(${(p) => p.theme.hover}, ${(p) => p.theme.hover});
  }

  tbody tr[data-selected='true'] td {
    background-color: ${(p) => p.theme.tint};
  }

  tbody tr[data-opened='true'] td {
    background-color: ${(p) => p.theme.tint2};
  }

  tr[data-selected='true'],
  tr[data-opened='true'] {
    --row-link: ${(p) => p.theme.linkOnTint};
  }

  tbody tr:focus-visible {
    outline: 2px solid ${(p) => p.theme.focus};
    outline-offset: -2px;
  }

  tbody tr[data-gap] td {
    height: auto;
    padding: 0;
    border: 0;
    background: none;
  }

  .check {
    width: 48px;
    padding-inline-end: 8px;
  }

  .actions {
    position: sticky;
    z-index: 1;
    right: 0;
    width: 168px;
  }

  thead .actions {
    z-index: 3;
  }
`;

// It asks for its least width whatever is in it, so that long words cut themselves and not the columns beside them.
// The padding keeps the focus ring of a link inside.
export const Cell = styled.div<{ $least: number }>`
  ${oneLine}
  contain: inline-size;
  min-width: ${(p) => p.$least + 6}px;
  margin: -3px;
  padding: 3px;

  &[data-quiet='true'] {
    color: ${(p) => p.theme.text2};
  }

  a {
    color: var(--row-link, ${(p) => p.theme.link});
  }
`;

export const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-height: 28px;
  margin: 0 -6px;
  padding: 0 6px;
  border: 0;
  border-radius: 6px;
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;

  .anticon {
    font-size: 12px;
    visibility: hidden;
  }

  &:hover {
    background: ${(p) => p.theme.hover};
    color: ${(p) => p.theme.text};
  }

  &:hover .anticon,
  &:focus-visible .anticon,
  &[data-sorted='true'] .anticon {
    visibility: visible;
  }

  &[data-sorted='true'] {
    color: ${(p) => p.theme.text};
  }

  &:focus-visible {
    outline: 2px solid ${(p) => p.theme.focus};
    outline-offset: -2px;
  }

  [data-end='true'] > & {
    flex-direction: row-reverse;
  }
`;

export const Words = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 14px;
  white-space: nowrap;
`;

export const Word = styled.button`
  min-height: 24px;
  padding: 0;
  border: 0;
  background: none;
  color: var(--row-link, ${(p) => p.theme.link});
  font: inherit;
  cursor: pointer;

  &[data-danger='true'] {
    color: ${(p) => p.theme.error};
  }

  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }

  &[aria-disabled='true'] {
    color: ${(p) => p.theme.text4};
    text-decoration: none;
    cursor: not-allowed;
  }

  &:focus-visible {
    border-radius: 2px;
    outline: 2px solid ${(p) => p.theme.focus};
    outline-offset: 1px;
  }
`;

/** What names the row and opens it, where that is not a page of its own. */
export const OpenWord = styled(Word)`
  ${oneLine}
  max-width: 100%;
  color: inherit;
  font-weight: inherit;
  text-align: start;
`;
