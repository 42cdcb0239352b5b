import { readArrival } from '@console/api';
import { changeIdentity } from './session.js';
import { foreignToken, keepForeignToken } from './token.js';

let providerToken: string | null = null;

/** Takes the tokens that arrived in the address out of the address bar. A foreign one is kept for this tab. */
export const takeArrivingTokens = (): void => {
  const { pathname, search, hash } = location;
  const { found, rest, foreign, provider } = readArrival(pathname + search + hash);
  if (!found) return;
  history.replaceState(history.state, '', rest);
  providerToken = provider;
  if (foreign === null || foreign === foreignToken()) return;
  keepForeignToken(foreign);
  changeIdentity();
};

/** The token that an identity provider sent along; null where there is none, or it was taken. */
export const arrivedProviderToken = (): string | null => providerToken;

/** Whoever has it keeps it from now on: it is given out no more. */
export const forgetProviderToken = (): void => {
  providerToken = null;
};
