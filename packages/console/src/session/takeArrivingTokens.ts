import { readArrival } from './arrivingTokens.js';
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

/** The token that an identity provider sent along. It is given out, and kept, only once. */
export const takeProviderToken = (): string | null => {
  const taken = providerToken;
  providerToken = null;
  return taken;
};
