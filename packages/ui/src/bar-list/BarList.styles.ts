import { styled } from 'styled-components';
import { oneLine, plainButton, surface } from '../theme/mixins.js';
import { tokens } from '../theme/tokens.js';

/** Isolated: the ground of a row lies under its words, and over nothing else. */
export const Root = styled.div`
  ${surface}
  container-type: inline-size;
  isolation: isolate;
  min-width: 0;
`;

/** How far a row's ground goes beyond its words, into the room that every part of a page keeps at its sides. */
const BEYOND = 12;

export const Table = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: 13px;
  line-height: 20px;

  th,
  td {
    padding: 0 0 0 24px;
    font-weight: 400;
    text-align: left;
    white-space: nowrap;
  }

  tr > :first-child {
    padding-left: 0;
  }

  thead th {
    ${oneLine}
    max-width: 104px;
    height: 28px;
    padding-block: 5px;
    color: ${tokens.text3};
    font-size: 12px;
    line-height: 18px;
    vertical-align: bottom;
  }

  tbody tr {
    position: relative;
  }

  /* A row of 34 and its hairline. */
  tbody th,
  tbody td {
    height: 35px;
    border-top: 1px solid ${tokens.line};
  }

  tbody th {
    max-width: min(240px, 30cqw);
  }

  &[data-minor] tbody th {
    max-width: min(400px, 45cqw);
  }

  /* Of the row: within it, anything beside its cells would be one of them. */
  tbody th::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 1px -${BEYOND}px 0;
    border-radius: 6px;
  }

  tbody tr[data-opens]:hover th::before {
    background: ${tokens.hover};
  }

  tbody tr[data-selected] th::before,
  tbody tr[data-selected]:hover th::before {
    background: ${tokens.tint};
  }

  [data-number] {
    text-align: right;
  }

  thead [data-number] {
    min-width: 88px;
  }

  [data-bar] {
    width: 100%;
    min-width: 40px;
  }

  thead [data-bar] {
    max-width: none;
  }

  @container (max-width: 719.98px) {
    th,
    td {
      padding-left: 16px;
    }

    thead th,
    thead [data-number] {
      min-width: 0;
      max-width: 80px;
    }

    tbody th {
      max-width: 24cqw;
    }

    &[data-minor] tbody th {
      max-width: 40cqw;
    }
  }

  /* Where there is no room for all numbers, the first other one stays, and rows are as high as a finger needs. */
  @container (max-width: 559.98px) {
    [data-late] {
      display: none;
    }

    tbody th,
    tbody td {
      height: 45px;
    }

    tbody th {
      max-width: 36cqw;
    }

    &[data-minor] tbody th {
      max-width: 48cqw;
    }
  }
`;

/** Above numbers: in two lines where one is too short, and cut only then. */
export const Title = styled.span`
  display: -webkit-box;
  overflow: hidden;
  width: max-content;
  max-width: 80px;
  margin-left: auto;
  white-space: normal;
  text-wrap: balance;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;

  @container (max-width: 719.98px) {
    max-width: 64px;
  }
`;

/** Of a name and what stands behind it, the second gives way first. */
export const Name = styled.span`
  display: flex;
  align-items: baseline;
  gap: 8px;
  min-width: 0;

  > span {
    ${oneLine}
    flex: 0 1 auto;
  }

  > small {
    ${oneLine}
    flex: 0 100000 auto;
    color: ${tokens.text3};
    font-weight: 400;
    font-size: 12px;
  }

  @container (max-width: 559.98px) {
    display: block;

    > * {
      display: block;
    }

    > small {
      line-height: 16px;
    }
  }
`;

export const Open = styled.button`
  ${plainButton}
  display: block;
  width: 100%;

  /* The whole row opens, over its bar too. */
  &::after {
    content: '';
    position: absolute;
    z-index: 1;
    inset: 0 -${BEYOND}px;
    border-radius: 6px;
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: 2px solid ${tokens.focus};
    outline-offset: -2px;
  }

  [data-selected] & {
    color: ${tokens.linkOnTint};
    font-weight: 600;
  }
`;

export const Track = styled.div`
  position: relative;
  height: 14px;

  > * {
    position: absolute;
  }

  /* A value. */
  > i {
    top: 3px;
    left: 0;
    min-width: 2px;
    height: 8px;
    border-radius: 2px;
    background: ${tokens.chart1};
  }

  /* The same of the time before; a ring keeps it apart from the bar that it may lie on. */
  > b {
    top: 0;
    width: 2px;
    height: 14px;
    margin-left: -2px;
    border-radius: 1px;
    background: ${tokens.chartPrevious};
    box-shadow: 0 0 0 1px ${tokens.sheet};
  }

  [data-selected] & > b {
    box-shadow: 0 0 0 1px ${tokens.tint};
  }
`;
