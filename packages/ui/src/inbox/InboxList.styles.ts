import { styled } from 'styled-components';
import { below } from '../theme/layout.js';
import { focusRing, oneLine, plainButton, surface } from '../theme/mixins.js';

/** Pixels of a row, with its hairline. */
export const ROW = 57;
/** The same where a finger presses. */
export const PHONE_ROW = 69;

export const Root = styled.div`
  ${surface}
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
`;

export const Fresh = styled.button`
  ${plainButton}
  display: flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: 8px;
  width: 100%;
  min-height: 32px;
  border-bottom: 1px solid ${(p) => p.theme.line};
  background: ${(p) => p.theme.tint};
  color: ${(p) => p.theme.linkOnTint};
  font-size: 13px;

  &:hover {
    background: ${(p) => p.theme.tint2};
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  ${below.mobile} {
    min-height: 40px;
  }
`;

/** The last rows can be scrolled out from under what floats over the foot. */
export const Rows = styled.ul`
  /* What is only heard stands within it: placed by what is around it, it would make that scroll. */
  position: relative;
  flex: 1;
  min-height: 0;
  margin: 0;
  padding: 0 0 64px;
  overflow: hidden auto;
  overscroll-behavior: contain;
  list-style: none;
  scrollbar-width: thin;
`;

export const Open = styled.button`
  ${plainButton}
  display: grid;
  grid-template-columns: 7px minmax(0, 1fr) auto;
  align-content: center;
  gap: 0 9px;
  width: 100%;
  height: ${ROW}px;
  padding: 7px 16px 7px 14px;
  border-bottom: 1px solid ${(p) => p.theme.line};
  ${focusRing}

  &:focus-visible {
    outline-offset: -2px;
  }

  &:hover {
    background: ${(p) => p.theme.hover};
  }

  &[aria-current] {
    background: ${(p) => p.theme.tint2};
  }

  > i {
    width: 7px;
    height: 7px;
    margin-top: 8px;
    border-radius: 50%;
  }

  > b {
    ${oneLine}
    color: ${(p) => p.theme.text2};
    font-weight: 400;
  }

  &[aria-current] > b {
    color: ${(p) => p.theme.text};
  }

  &[data-unread] > i {
    background: ${(p) => p.theme.brand};
  }

  &[data-unread] > b {
    color: ${(p) => p.theme.text};
    font-weight: 600;
  }

  > time {
    justify-self: end;
    color: ${(p) => p.theme.text3};
    font-size: 12px;
  }

  &[aria-current] > time,
  &[aria-current] > small {
    color: ${(p) => p.theme.text2};
  }

  > small {
    ${oneLine}
    grid-column: 2;
    color: ${(p) => p.theme.text3};
    font-size: 12px;
    line-height: 20px;
  }

  > small > span + span {
    margin-left: 12px;
  }

  > [data-marks] {
    display: flex;
    align-items: center;
    justify-self: end;
    gap: 8px;
    color: ${(p) => p.theme.text3};
  }

  > [data-marks] > [data-disliked] {
    color: ${(p) => p.theme.error};
  }

  ${below.mobile} {
    height: ${PHONE_ROW}px;

    &[aria-current] {
      background: none;
    }
  }
`;

export const More = styled.li`
  padding: 12px;
  text-align: center;
`;
