import { styled } from 'styled-components';
import { below } from '../theme/layout.js';
import { oneLine, plainButton, surface } from '../theme/mixins.js';

export const Root = styled.section`
  ${surface}
  min-width: 0;
`;

export const Weekdays = styled.div`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  height: 28px;
  border-bottom: 1px solid ${(p) => p.theme.line};
  background: ${(p) => p.theme.sunken};
  color: ${(p) => p.theme.text3};
  font-size: 12px;
  line-height: 28px;

  > span {
    ${oneLine}
    padding-left: 10px;
  }

  ${below.mobile} {
    > span {
      padding-left: 0;
      text-align: center;
    }
  }
`;

export const Week = styled.div`
  position: relative;
  min-height: 76px;
  border-bottom: 1px solid ${(p) => p.theme.line};

  ${below.mobile} {
    min-height: 50px;
  }
`;

export const Days = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
`;

export const Cell = styled.div`
  position: relative;
  min-width: 0;

  & + & {
    border-left: 1px solid ${(p) => p.theme.chartGrid};
  }

  &[data-weekend] {
    background: ${(p) => p.theme.sunken};
  }

  > em {
    position: absolute;
    top: 3px;
    right: 8px;
    color: ${(p) => p.theme.text3};
    font-style: normal;
    font-size: 12px;
    line-height: 20px;
    pointer-events: none;
  }

  ${below.mobile} {
    & + & {
      border-left: 0;
    }

    > em {
      display: none;
    }
  }
`;

export const Day = styled.button`
  ${plainButton}
  display: flex;
  align-items: flex-start;
  width: 100%;
  height: 25px;
  padding: 3px 4px 0;
  color: ${(p) => p.theme.text2};
  font-size: 12px;
  line-height: 20px;

  &[data-other] {
    color: ${(p) => p.theme.text3};
  }

  /* All of the cell is the day's, but for its bars. */
  &::after {
    position: absolute;
    inset: 0;
    content: '';
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  > b {
    ${oneLine}
    min-width: 20px;
    padding: 0 6px;
    border-radius: 10px;
    font-weight: 400;
  }

  &[aria-current] > b {
    background: ${(p) => p.theme.solid};
    color: ${(p) => p.theme.onSolid};
    font-weight: 600;
  }

  i {
    font-style: normal;
  }

  ${below.mobile} {
    justify-content: center;
    height: 100%;
    padding: 3px 0 0;

    > b {
      padding: 0 4px;
    }

    > b > i {
      display: none;
    }
  }
`;

/** It lets through to the days what does not meet a bar. */
export const Bars = styled.ul`
  position: relative;
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  grid-auto-rows: 24px;
  row-gap: 1px;
  margin: 0;
  padding: 25px 0 1px;
  list-style: none;
  pointer-events: none;

  > li {
    display: grid;
    min-width: 0;
  }

  ${below.mobile} {
    grid-auto-rows: 6px;
    row-gap: 3px;
    padding-top: 27px;
  }
`;

export const Bar = styled.button`
  ${plainButton}
  ${oneLine}
  display: block;
  height: 24px;
  margin: 0 4px;
  padding: 0 8px;
  border: 1px solid transparent;
  border-radius: 4px;
  background: ${(p) => p.theme.line};
  color: ${(p) => p.theme.text2};
  font-size: 12px;
  line-height: 22px;
  pointer-events: auto;

  &[data-state='running'] {
    background: ${(p) => p.theme.tint2};
    color: ${(p) => p.theme.linkOnTint};
    font-weight: 600;
  }

  &[data-state='waiting'],
  &[data-state='draft'] {
    border: 1px dashed ${(p) => p.theme.line3};
    background: ${(p) => p.theme.sheet};
    color: ${(p) => p.theme.text};
  }

  &[data-state='paused'] {
    background: ${(p) => p.theme.warnBg};
    color: ${(p) => p.theme.warn};
  }

  &[aria-current] {
    border-color: transparent;
    background: ${(p) => p.theme.solid};
    color: ${(p) => p.theme.onSolid};
    font-weight: 600;
  }

  &:not([data-begins]) {
    margin-left: 0;
    border-left: 0;
    border-top-left-radius: 0;
    border-bottom-left-radius: 0;
  }

  &:not([data-ends]) {
    margin-right: 0;
    border-right: 0;
    border-top-right-radius: 0;
    border-bottom-right-radius: 0;
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  ${below.mobile} {
    height: 6px;
    margin: 0 6px;
    padding: 0;
    border: 0;
    border-radius: 3px;
    background: ${(p) => p.theme.line2};
    font-size: 0;
    line-height: 0;
    pointer-events: none;

    &[data-state='running'] {
      background: ${(p) => p.theme.tintLine};
    }

    &[data-state='waiting'],
    &[data-state='draft'] {
      background: ${(p) => p.theme.sheet};
      box-shadow: inset 0 0 0 1px ${(p) => p.theme.line3};
    }

    &[data-state='paused'] {
      background: ${(p) => p.theme.warnBg};
      box-shadow: inset 0 0 0 1px ${(p) => p.theme.warnDot};
    }

    &[aria-current] {
      background: ${(p) => p.theme.solid};
      box-shadow: none;
    }
  }
`;
