import { css } from 'styled-components';
import { fonts } from './layout.js';

/** For the root of a widget: its type and box model, whatever the page around it sets. */
export const surface = css`
  box-sizing: border-box;
  color: ${(p) => p.theme.text};
  font: 14px/22px ${fonts.text};
  font-variant-numeric: tabular-nums;

  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
`;

/** The ring on what has the keyboard's focus. */
export const focusRing = css`
  &:focus-visible {
    outline: 2px solid ${(p) => p.theme.focus};
    outline-offset: 1px;
  }
`;

export const plainButton = css`
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;
  ${focusRing}
`;

/** One line, cut with an ellipsis. */
export const oneLine = css`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** A key of the keyboard, drawn as one. */
export const keyCap = css`
  flex: none;
  padding: 0 6px;
  border: 1px solid ${(p) => p.theme.line2};
  border-radius: 4px;
  color: ${(p) => p.theme.text2};
  font: inherit;
  font-size: 12px;
  line-height: 18px;
  white-space: nowrap;
`;

/** Read out, not drawn. */
export const hiddenVisually = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
