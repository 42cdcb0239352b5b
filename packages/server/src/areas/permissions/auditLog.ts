import { login } from '@console/api/contract';
import { allEndpoints } from '@console/api/contract/all';
import { randomId } from '@console/base';
import type { Queryable } from '../../db/database.js';
import type { RateLimit, RateLimiter } from '../../http/rateLimit.js';
import type { WriteRecord } from '../../http/writeRecord.js';
import type { Logger } from '../../log.js';
import { auditLogStore, type NewAuditEntry } from './auditLog.store.js';
import { auditSubjects } from './auditSubjects.js';

const LONGEST_ADDRESS = 64;
const LARGEST_BATCH = 500;
/** What waits to be written; beyond it entries go to the server's own log alone. */
const MOST_WAITING = 10_000;
/** Milliseconds that a reply waits where the database does not take its entry. */
const PATIENCE = 3000;
/** Milliseconds before it is tried again, and how often. */
const RETRY = 1000;
const MOST_TRIES = 5;
/** Failed sign-ins of one address: enough to see an attack, too few to fill the disk. */
const strangers: RateLimit = { points: 100, window: 15 * 60 };

const actions = new Map(allEndpoints.map(({ name, entry }) => [`${entry.method} ${entry.path}`, name]));

const usernameOf = (body: unknown): string | null =>
  typeof body === 'object' && body !== null && 'username' in body && typeof body.username === 'string'
    ? body.username.trim()
    : null;

const entryOf = (write: WriteRecord): NewAuditEntry => {
  const { endpoint, actor, input, failure, requestId, address } = write;
  return {
    id: randomId(),
    userId: actor?.userId ?? null,
    username: actor?.username ?? null,
    account: actor?.account ?? null,
    typed: endpoint.path === login.path && failure !== 'invalid_request' ? usernameOf(input.body) : null,
    action: actions.get(`${endpoint.method} ${endpoint.path}`) ?? endpoint.path,
    target: auditSubjects(write),
    failure,
    address: address.slice(0, LONGEST_ADDRESS),
    requestId,
    time: new Date().toISOString(),
  };
};

export interface AuditLogDeps {
  readonly db: Queryable;
  readonly limiter: RateLimiter;
  readonly log: Logger;
  /** Milliseconds that a reply waits at most. Default 3000. */
  readonly patience?: number;
}

interface Waiting {
  readonly entry: NewAuditEntry;
  readonly written: () => void;
}

export type AuditLog = ReturnType<typeof createAuditLog>;

/**
 * Who changed what, and with what outcome. The reply to a change waits until its entry is stored, so nothing that was
 * answered is missing after a crash; those that wait at the same time are stored together.
 */
export const createAuditLog = ({ db, limiter, log, patience = PATIENCE }: AuditLogDeps) => {
  const store = auditLogStore(db);
  const waiting: Waiting[] = [];
  let writing: Promise<void> | null = null;
  let tries = 0;

  const wanted = async (entry: NewAuditEntry): Promise<boolean> =>
    entry.userId !== null || (await limiter.take(`audit:${entry.address}`, strangers)) === null;

  const lose = (entries: readonly NewAuditEntry[]): void =>
    log.error({ entries }, 'entries of the audit log could not be stored and stand here alone');

  const write = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, LARGEST_BATCH);
      const entries = batch.map(({ entry }) => entry);
      try {
        const kept: NewAuditEntry[] = [];
        for (const entry of entries) if (await wanted(entry)) kept.push(entry);
        if (kept.length > 0) await store.add(kept);
        tries = 0;
      } catch (error) {
        tries += 1;
        log.error({ err: error }, 'writing the audit log failed');
        if (tries < MOST_TRIES) {
          setTimeout(begin, RETRY).unref();
          return;
        }
        lose(entries);
        tries = 0;
      }
      waiting.splice(0, batch.length);
      for (const { written } of batch) written();
    }
  };

  const begin = (): void => {
    writing ??= write().finally(() => {
      writing = null;
    });
  };

  return {
    /** Resolves when it is stored, or cannot be for now. Nobody without a token is noted, except who tries to sign in. */
    record: async (call: WriteRecord): Promise<void> => {
      if (call.actor === null && call.endpoint.path !== login.path) return;
      const entry = entryOf(call);
      if (waiting.length >= MOST_WAITING) return lose([entry]);
      await new Promise<void>((resolve) => {
        const giveUp = setTimeout(resolve, patience);
        waiting.push({
          entry,
          written: () => {
            clearTimeout(giveUp);
            resolve();
          },
        });
        begin();
      });
    },
    /** Resolves when everything so far has been written, or failed to be. */
    settled: async (): Promise<void> => {
      if (waiting.length > 0) begin();
      await writing;
    },
    page: store.page,
    removeOld: store.removeOld,
  };
};
