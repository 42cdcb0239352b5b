import { styled } from 'styled-components';
import { below } from '../theme/layout.js';
import { focusRing, oneLine, plainButton } from '../theme/mixins.js';

/** The columns of a row, which the head of the list has too. */
export const columns = '16px 34px minmax(0, 1fr) auto 96px 72px';
const roomlessColumns = '16px 34px minmax(0, 1fr) auto 40px 72px';

export const Row = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: ${columns};
  gap: 0 14px;
  align-items: start;
  min-height: 55px;
  padding: 8px 20px 8px 24px;
  border-bottom: 1px solid ${(p) => p.theme.line};

  &:hover {
    background: ${(p) => p.theme.hover};
  }

  &[data-current] {
    padding-block: 12px;
    background: ${(p) => p.theme.sunken};
  }

  &[data-current]::before {
    position: absolute;
    inset: 0 auto 0 0;
    width: 3px;
    background: ${(p) => p.theme.evidenceLine};
    content: '';
  }

  > small {
    color: ${(p) => p.theme.text3};
    font-size: 13px;
    line-height: 22px;
  }

  &[data-current] > small {
    color: ${(p) => p.theme.evidence};
    font-weight: 600;
  }

  > label {
    margin-top: 3px;
  }

  > [data-marks] {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: 2px 6px;
    max-width: 220px;
    padding-top: 1px;
  }

  > [data-more] {
    grid-column: 3 / -1;
  }

  [data-tight] & {
    grid-template-columns: ${roomlessColumns};
  }

  ${below.mobile} {
    &,
    [data-tight] & {
      grid-template-columns: 34px minmax(0, 1fr) auto;
      gap: 0 8px;
      padding: 10px 16px;
    }

    > label,
    > [data-confidence] {
      display: none;
    }

    > [data-state] {
      grid-row: 1;
      grid-column: 3;
      font-size: 13px;
    }

    > [data-marks] {
      grid-column: 2 / -1;
      justify-content: flex-start;
      max-width: none;
    }

    > [data-marks]:not(:empty) {
      padding-top: 4px;
    }

    > [data-more] {
      grid-column: 2 / -1;
    }
  }
`;

export const Open = styled.button`
  ${plainButton}
  ${focusRing}
  min-width: 0;
  border-radius: 4px;

  /* The whole row is pressed. */
  &::after {
    position: absolute;
    inset: 0;
    content: '';
  }

  > small {
    ${oneLine}
    display: block;
    color: ${(p) => p.theme.text3};
    font-size: 12px;
    line-height: 18px;
  }

  > small > span + span {
    margin-inline-start: 12px;
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: 2px solid ${(p) => p.theme.focus};
    outline-offset: -2px;
  }
`;

/** Subject, relation, object. */
export const Said = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
  min-width: 0;
  white-space: nowrap;

  > b {
    ${oneLine}
    font-weight: 400;
  }

  [data-current] & > b {
    font-weight: 600;
  }

  > [data-relation] {
    ${oneLine}
    flex: none;
    max-width: 160px;
    padding: 0 6px;
    border-radius: 4px;
    background: ${(p) => p.theme.tint};
    color: ${(p) => p.theme.linkOnTint};
    font-size: 13px;
    line-height: 20px;
  }

  > [aria-hidden] {
    flex: none;
    margin-inline-start: -4px;
    color: ${(p) => p.theme.text3};
    font-size: 12px;
  }

  ${below.mobile} {
    flex-wrap: wrap;
    gap: 2px 8px;
  }
`;

/** How sure its reader was: neutral, as it is no verdict. */
export const Confidence = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
  height: 22px;
  color: ${(p) => p.theme.text2};
  font-size: 13px;

  > i {
    width: 52px;
    height: 4px;
    overflow: hidden;
    border-radius: 2px;
    background: ${(p) => p.theme.line};
  }

  > i > i {
    display: block;
    height: 100%;
    border-radius: 2px;
    background: ${(p) => p.theme.chartPrevious};
  }

  [data-tight] & > i {
    display: none;
  }
`;

/** What can be done with the current one. Over the button that the row is. */
export const Verbs = styled.div`
  position: relative;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 8px;

  kbd {
    padding: 0 5px;
    border: 1px solid ${(p) => p.theme.line2};
    border-radius: 4px;
    color: ${(p) => p.theme.text2};
    font: inherit;
    font-size: 12px;
    line-height: 16px;
  }

  ${below.mobile} {
    display: none;
  }
`;

export const Above = styled.div`
  position: relative;
  z-index: 1;
  margin-top: 8px;
`;
