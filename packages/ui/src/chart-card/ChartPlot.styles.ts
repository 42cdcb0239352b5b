import { styled } from 'styled-components';
import { below } from '../theme/layout.js';
import { oneLine } from '../theme/mixins.js';
import { tokens } from '../theme/tokens.js';

/** Room for the line that says what was touched, above the drawing; only where fingers would cover it beside. */
export const HINT_LINE = 24;

export const Frame = styled.div`
  position: relative;
  display: flex;
  gap: 24px;
  min-width: 0;

  ${below.mobile} {
    padding-top: ${HINT_LINE}px;
  }
`;

export const Picture = styled.div`
  position: relative;
  flex: 1;
  min-width: 0;
  border-radius: 6px;
  touch-action: pan-y;

  &[data-pie] {
    flex: 0 1 42%;
  }

  &:focus-visible {
    outline: 2px solid ${tokens.focus};
    outline-offset: 2px;
  }

  svg {
    display: block;
    max-width: 100%;
  }
`;

/** Behind the bars that the pointer has come to. */
export const Band = styled.div`
  position: absolute;
  border-radius: 4px;
  background: ${tokens.hover};
  pointer-events: none;
`;

export const Hint = styled.div`
  position: absolute;
  z-index: 1;
  top: 16px;
  display: grid;
  max-width: 280px;
  padding: 8px 12px;
  border-radius: 8px;
  background: ${tokens.raised};
  box-shadow: ${tokens.shadow2};
  color: ${tokens.text2};
  font-size: 12px;
  line-height: 18px;
  pointer-events: none;

  > b {
    color: ${tokens.text};
    font-weight: 600;
  }

  > span {
    display: flex;
    align-items: center;
    gap: 6px;
    min-width: 0;
  }

  > span > span {
    ${oneLine}
  }

  > span > b {
    margin-left: auto;
    padding-left: 12px;
    color: ${tokens.text};
    font-weight: 600;
    white-space: nowrap;
  }

  ${below.mobile} {
    /* Grows upwards, over the legend, which it repeats, and not over the drawing. */
    inset: auto 0 calc(100% - ${HINT_LINE}px);
    display: flex;
    flex-wrap: wrap;
    gap: 0 12px;
    max-width: none;
    padding: 0 0 4px;
    border-radius: 0;
    background: ${tokens.sheet};
    box-shadow: none;

    > span > b {
      padding-left: 0;
    }
  }
`;

export const Nothing = styled.p`
  position: absolute;
  inset: 0;
  display: flex;
  align-items: center;
  justify-content: center;
  margin: 0;
  color: ${tokens.text2};
  text-align: center;
  pointer-events: none;
`;

export const Parts = styled.ul`
  display: grid;
  flex: 1;
  align-content: center;
  gap: 8px;
  min-width: 0;
  max-width: 400px;
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    align-items: center;
    gap: 8px;
    min-width: 0;
    padding-inline: 4px;
    border-radius: 4px;
    font-size: 13px;
    line-height: 20px;
  }

  li[data-chosen] {
    background: ${tokens.hover};
  }

  span {
    ${oneLine}
    flex: 1;
  }

  b {
    font-weight: 400;
  }

  small {
    flex: none;
    width: 48px;
    color: ${tokens.text3};
    font-size: 12px;
    text-align: right;
  }

  ${below.mobile} {
    gap: 4px;

    li {
      flex-wrap: wrap;
      gap: 0 8px;
    }

    span {
      flex: 1 0 calc(100% - 24px);
    }

    /* Under the name, not under its sign. */
    b {
      margin-left: 16px;
      color: ${tokens.text2};
      font-size: 12px;
    }
  }
`;
