import { darkTokens, lightTokens, type Tokens } from './tokens.js';

/** Tokens in place of the built-in ones, for each theme. */
export interface OwnTokens {
  light?: Partial<Tokens>;
  dark?: Partial<Tokens>;
}

/** The values of all tokens of a theme. */
export const tokensOf = (mode: 'light' | 'dark', own: OwnTokens | undefined): Tokens => ({
  ...(mode === 'dark' ? darkTokens : lightTokens),
  ...own?.[mode],
});
