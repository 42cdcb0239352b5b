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

/** Tells the server of a failure, in production: the error, the information and the URL. A failure to tell is nobody's business. */
export const tellOf = (client: Client, what: string, info: string): void => {
  if (!import.meta.env.PROD || what.trim() === '') return;
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

const words = (thrown: unknown): { what: string; info: string } => ({
  what: String(thrown),
  info: thrown instanceof Error ? (thrown.stack ?? '') : '',
});

/** Hears every error that nothing in the program caught. */
export const hearUncaught = (report: (what: string, info: string) => void): void => {
  window.addEventListener('error', ({ error, message, filename, lineno }) => {
    // What a foreign script did is not told to the page, and what an image did is no error of the program.
    if (error === null || error === undefined) {
      if (message !== undefined && filename !== '') report(message, `${filename}:${lineno}`);
      return;
    }
    const { what, info } = words(error);
    report(what, info);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    const { what, info } = words(reason);
    report(what, info);
  });
};
