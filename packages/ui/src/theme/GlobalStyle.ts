import { createGlobalStyle } from 'styled-components';
import { fonts } from './layout.js';
import { darkTokens, lightTokens, tokenDeclarations } from './tokens.js';

/** Gives the tokens their values for the whole document, so that dialogs and menus outside the tree have them too. */
export const GlobalStyle = createGlobalStyle<{ $mode: 'light' | 'dark'; $prefix: string }>`
  :root {
    color-scheme: ${({ $mode }) => $mode};
    font-family: ${fonts.text};
    font-variant-numeric: tabular-nums;
    text-autospace: normal;
    ${({ $mode }) => tokenDeclarations($mode === 'dark' ? darkTokens : lightTokens)}
  }

  /* antd has one weight for all buttons; what acts is bold. */
  .${({ $prefix }) => $prefix}-btn.${({ $prefix }) => $prefix}-btn-variant-solid {
    font-weight: 600;
  }
`;
