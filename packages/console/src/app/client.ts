import { type ApiError, createClient } from '@console/api';
import { catalogueEntry, UNEXPECTED_REPLY } from '@console/base';
import { clientLog } from '@console/api/contract/account';
import { foreignToken, storedToken } from '../session/token.js';
import { preferences } from './preferences.js';

type Listener = (error: ApiError) => void;

/** What the client tells, for whoever is on screen to show. */
export const told = {
  message: new Set<Listener>(),
  signedOut: new Set<(error: ApiError, session: { foreign: boolean }) => void>(),
};

/** What an address shows of the page, without the query: that may hold what a person typed. */
const place = (): string => location.pathname + (location.hash.split('?')[0] ?? '');

/** Tells the server of a failure in production. A failure to tell is nobody's business. */
export const report = (what: string, info: string): void => {
  if (!import.meta.env.PROD || what.trim() === '') return;
  const entry = { error: what.slice(0, 4000), info: info.slice(0, 4000), url: place().slice(0, 2000) };
  void client.call(clientLog, entry, { quiet: true }).catch(() => undefined);
};

export const client = createClient({
  onLog: (error, call) => {
    const unlisted = error.reason === undefined && error.status > 0 && catalogueEntry(error.status) === null;
    if ((unlisted || error.code === UNEXPECTED_REPLY) && !call.endsWith(clientLog.path))
      report(`${error.status} ${error.code} ${error.message}`, call);
  },
  foreignToken,
  storedToken,
  language: () => preferences().language,
  onMessage: (error) => {
    for (const listener of told.message) listener(error);
  },
  onSignedOut: (error, session) => {
    for (const listener of told.signedOut) listener(error, session);
  },
});
