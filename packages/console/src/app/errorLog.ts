import { clientLog } from '@console/api/contract/account';
import type { Client } from '@console/api';
import { borrowedToken, storedToken } from '../session/token.js';

/** Milliseconds in which the same error is told once. */
const SAME_ERROR_INTERVAL = 60_000;

const named =
  /((?:F_T|token|authorization|cookie|password|secret|api[-_]?key)["']?\s*[:=]\s*["']?(?:bearer\s+)?)[^\s"'&,;)}\]]+/gi;

/** A text without the tokens in use, and without whatever stands behind the name of a secret. */
export const withoutSecrets = (text: string, tokens: readonly (string | null)[]): string =>
  tokens.reduce<string>((rest, token) => (token ? rest.replaceAll(token, '***') : rest), text).replace(named, '$1***');

/** What an address shows of the page, without the query: that may hold what a person typed. */
const place = (): string => location.pathname + (location.hash.split('?')[0] ?? '');

const toldAt = new Map<string, number>();

/** Tells the server of a failure: the error, the information and the URL. A failure to tell is nobody's business. */
export const tellOf = (client: Client, what: string, info: string): void => {
  if (what.trim() === '') return;
  const now = Date.now();
  if (now - (toldAt.get(what) ?? Number.NEGATIVE_INFINITY) < SAME_ERROR_INTERVAL) return;
  toldAt.set(what, now);
  const tokens = [borrowedToken(), storedToken()];
  const entry = {
    error: withoutSecrets(what, tokens).slice(0, 4000),
    info: withoutSecrets(info, tokens).slice(0, 4000),
    url: place().slice(0, 2000),
  };
  void client.call(clientLog, entry, { quiet: true }).catch(() => undefined);
};
