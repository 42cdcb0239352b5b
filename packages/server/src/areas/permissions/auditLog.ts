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
/** What waits to be written; beyond it entries are lost, and the log says so. */
const MOST_WAITING = 10_000;
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
}

export type AuditLog = ReturnType<typeof createAuditLog>;

/** Who changed what, and with what outcome. Written in the background, in batches: no reply waits for it. */
export const createAuditLog = ({ db, limiter, log }: AuditLogDeps) => {
  const store = auditLogStore(db);
  const waiting: NewAuditEntry[] = [];
  let lost = 0;
  let writing: Promise<void> | null = null;

  const wanted = async (entry: NewAuditEntry): Promise<boolean> =>
    entry.userId !== null || (await limiter.take(`audit:${entry.address}`, strangers)) === null;

  const write = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, LARGEST_BATCH);
      try {
        const kept: NewAuditEntry[] = [];
        for (const entry of batch) if (await wanted(entry)) kept.push(entry);
        if (kept.length > 0) await store.add(kept);
      } catch (error) {
        lost += batch.length;
        log.error({ err: error }, 'writing the audit log failed');
      }
    }
    if (lost > 0) log.error({ entries: lost }, 'entries of the audit log were lost');
    lost = 0;
    writing = null;
  };

  return {
    /** Nobody without a token is noted, except who tries to sign in. */
    record: (call: WriteRecord): void => {
      if (call.actor === null && call.endpoint.path !== login.path) return;
      if (waiting.length >= MOST_WAITING) lost += 1;
      else waiting.push(entryOf(call));
      writing ??= write();
    },
    /** Resolves when everything so far has been written. */
    settled: async (): Promise<void> => {
      await writing;
    },
    page: store.page,
    removeOld: store.removeOld,
  };
};
