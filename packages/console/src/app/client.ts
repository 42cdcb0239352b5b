import { type ApiError, createClient } from '@console/api';
import { catalogueEntry, UNEXPECTED_REPLY } from '@console/base';
import { loadPart } from '@console/ui/on-demand';
import { clientLog } from '@console/api/contract/account';
import { coreWords } from '../locale/coreWords.js';
import { borrowedToken, storedToken } from '../session/token.js';
import { preferences } from '../state/preferences.js';
import { meetFaults } from './testFaults.js';

type Listener = (error: ApiError) => void;

/** What the client tells, for whoever is on screen to show. */
export const told = {
  message: new Set<Listener>(),
  /** Something was pressed that this backend does not have. */
  absent: new Set<() => void>(),
  /** Signed in, but not permitted: what the menus say may be out of date. */
  notPermitted: new Set<Listener>(),
  signedOut: new Set<(error: ApiError, session: { foreign: boolean }) => void>(),
};

const spoken = new WeakSet<object>();

/** Whether the reader was to be told of an error. Of 403s, only of the first since the last sign-in. */
export const wasSpoken = (error: object): boolean => spoken.has(error);

/** Tells the server of a failure, in production. What does that loads with the first one. */
export const report = (what: string, info: string): void => {
  if (!import.meta.env.PROD) return;
  void loadPart(() => import('./errorLog.js')).then(
    ({ tellOf }) => tellOf(client, what, info),
    () => undefined,
  );
};

export const client = createClient({
  onLog: (error, call) => {
    const { verdict } = error;
    const unlisted = error.reason === undefined && typeof verdict === 'number' && catalogueEntry(verdict) === null;
    if ((unlisted || error.code === UNEXPECTED_REPLY) && !call.endsWith(clientLog.path))
      report(`${error.status} ${error.code} ${error.message}`, call);
    if (error.notPermitted) for (const listener of told.notPermitted) listener(error);
  },
  foreignToken: borrowedToken,
  storedToken,
  language: () => preferences().language,
  words: (entry) => coreWords().catalogue[entry],
  before: meetFaults,
  onMessage: (error) => {
    spoken.add(error);
    for (const listener of told.message) listener(error);
  },
  onAbsent: () => {
    for (const listener of told.absent) listener();
  },
  onSignedOut: (error, session) => {
    for (const listener of told.signedOut) listener(error, session);
  },
});
