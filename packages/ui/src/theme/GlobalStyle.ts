import { createGlobalStyle } from 'styled-components';
import { fonts } from './layout.js';
import { darkTokens, lightTokens, tokenDeclarations } from './tokens.js';

/** Gives the tokens their values for the whole document, so that dialogs and menus outside the tree have them too. */
export const GlobalStyle = createGlobalStyle<{ $mode: 'light' | 'dark' }>`
  :root {
    color-scheme: ${({ $mode }) => $mode};
    font-family: ${fonts.text};
    font-variant-numeric: tabular-nums;
    text-autospace: normal;
    ${({ $mode }) => tokenDeclarations($mode === 'dark' ? darkTokens : lightTokens)}
  }
`;
