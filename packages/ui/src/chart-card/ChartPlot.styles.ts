import { styled } from 'styled-components';
import { below } from '../theme/layout.js';
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

  &[data-drill] {
    cursor: pointer;
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
