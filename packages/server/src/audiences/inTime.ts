import sql from 'sql-template-tag';
import type { Database, Queryable } from '../db/database.js';
import { SqlError } from '../db/sqlError.js';

/** Milliseconds that somebody waits for a look at everybody. */
export const LONGEST_LOOK = 20_000;
const SQL_CANCELLED = '57014';

/** Lets a statement use what it needs and end in time. For a transaction. */
export const limited = async (tx: Queryable, milliseconds = LONGEST_LOOK): Promise<void> => {
  await tx.query(sql`
    select set_config('statement_timeout', ${String(milliseconds)}, true), set_config('work_mem', '128MB', true),
      set_config('jit', 'off', true)`);
};

/** The statement was given up: it took too long, or nobody waits for it any more. */
export const isGivenUp = (error: unknown): boolean => error instanceof SqlError && error.code === SQL_CANCELLED;

/**
 * Ends a statement of a real PostgreSQL that nobody waits for any more; of this transaction alone, since the connection may
 * be somebody else's by then. The embedded one lists no processes, and goes on.
 */
const cancelling = async (db: Database, tx: Queryable, signal: AbortSignal | undefined): Promise<() => void> => {
  if (signal === undefined) return () => undefined;
  const [own] = await tx.query<{ pid: number; begun: string }>(
    sql`select pg_backend_pid() as pid, now()::text as begun`,
  );
  const cancel = () => {
    void db
      .at('urgent')
      .query(sql`
        select pg_cancel_backend(pid) from pg_stat_activity
        where pid = ${own?.pid ?? 0}::int and xact_start = ${own?.begun ?? null}::timestamptz`)
      .catch(() => undefined);
  };
  signal.addEventListener('abort', cancel, { once: true });
  return () => signal.removeEventListener('abort', cancel);
};

/**
 * One transaction whose statements end in time, and at once where nobody waits any more. Throws what `isGivenUp` knows, and
 * the signal's reason once it is aborted.
 */
export const inTime = async <T>(
  db: Database,
  signal: AbortSignal | undefined,
  work: (tx: Queryable) => Promise<T>,
): Promise<T> => {
  try {
    return await db.transaction(async (tx) => {
      await limited(tx);
      const done = await cancelling(db, tx, signal);
      try {
        signal?.throwIfAborted();
        return await work(tx);
      } finally {
        done();
      }
    });
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  }
};
