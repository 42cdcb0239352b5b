import sql, { raw } from 'sql-template-tag';
import type { Queryable } from './database.js';
import { mergeSegments } from './mergeSegments.js';

/*
 * What autovacuum and the checkpointer do in a real PostgreSQL. The embedded one has no processes beside its only one,
 * so nobody does it there: statistics would stay those of empty tables, dead rows would pile up, the log would only grow.
 */

/** Milliseconds between two looks. */
const EVERY = 1000;
/** Bytes of log after which a checkpoint lets its files be used again. Small, so that each one is soon done. */
const LOG = 8 * 1024 * 1024;
/** Share of a table's rows that has to change before it is analysed or vacuumed again, and rows besides. */
const SHARE = 0.2;
const ROWS = 50;
/** Pages that a table has to grow by besides: nobody counts rows across a restart, but pages stay. */
const PAGES = 16;
/** Pages of a table with its indexes that are vacuumed fast enough to be noticed by nobody. */
const SMALL = 1000;
/**
 * Analysing reads 300 times as many rows. PostgreSQL's own 100 would read most of a table of documents, half a second in
 * which nobody is served; the planner is well served by less.
 */
const STATISTICS = 15;
/** Milliseconds without a call after which nobody is likely to be kept waiting by a larger table. */
const QUIET = 500;
/** Milliseconds without a look after one that failed. */
const AFTER_FAILURE = 60_000;
/** Milliseconds that a larger table waits for such a moment. */
const PATIENCE = 15 * 60_000;

interface Due {
  readonly name: string;
  readonly vacuum: boolean;
  readonly analyse: boolean;
  readonly small: boolean;
}

export interface UpkeepOptions {
  readonly db: Queryable;
  /** Milliseconds since anybody was served. */
  readonly quietFor: () => number;
  readonly onError: (error: Error) => void;
  /** Milliseconds between two looks. Default 1000. */
  readonly every?: number;
}

export interface Upkeep {
  stop(): void;
}

/** Tables that have changed enough since they were last seen to, those that have changed most first. */
const findDue = async (db: Queryable): Promise<Due[]> => {
  // Counts are kept back until a session is idle, which this one never is by PostgreSQL's own reckoning.
  await db.query(sql`select pg_stat_force_next_flush()`);
  return db.query<Due>(sql`
    with tables as (
      select c.oid, quote_ident(n.nspname) || '.' || quote_ident(c.relname) as name, greatest(c.reltuples, 0) as rows,
        c.relpages as known, pg_relation_size(c.oid) / 8192 as pages, c.reltuples < 0 as unknown,
        s.n_dead_tup as dead, s.n_ins_since_vacuum as added, s.n_mod_since_analyze as changed
      from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_stat_all_tables s on s.relid = c.oid
      where c.relkind = 'r' and c.relpersistence = 'p' and n.nspname <> 'information_schema'
    ), judged as (
      select *, (pages > 0 and unknown and changed = 0) or pages > known * ${1 + SHARE}::float8 + ${PAGES}::int as grown from tables
    )
    select name, pg_total_relation_size(oid) / 8192 <= ${SMALL}::int as small,
      grown or greatest(dead, added) > ${ROWS}::float8 + ${SHARE}::float8 * rows as vacuum,
      grown or changed > ${ROWS}::float8 + ${SHARE}::float8 * rows as analyse
    from judged
    where grown or greatest(dead, added, changed) > ${ROWS}::float8 + ${SHARE}::float8 * rows
    order by greatest(dead, added, changed) desc`);
};

/** Sees to the tables and the log of an embedded database, one short statement at a time, until stopped. */
export const startUpkeep = ({ db, quietFor, onError, every = EVERY }: UpkeepOptions): Upkeep => {
  let stopped = false;
  let busy = false;
  let seen = '';
  let notBefore = 0;
  let toMerge = false;
  const waitingSince = new Map<string, number>();

  const mayVacuum = ({ name, small }: Due): boolean => {
    if (small || quietFor() >= QUIET) return true;
    const since = waitingSince.get(name) ?? Date.now();
    waitingSince.set(name, since);
    return Date.now() - since >= PATIENCE;
  };

  const look = async (): Promise<void> => {
    const [log] = await db.query<{ at: string; length: number }>(sql`
      select pg_current_wal_insert_lsn()::text as at,
        pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 as length from pg_control_checkpoint()`);
    if (log === undefined || (log.at === seen && waitingSince.size === 0 && !toMerge)) return;
    if (log.length > LOG) await db.query(sql`checkpoint`);
    await db.query(sql`select set_config('default_statistics_target', ${String(STATISTICS)}, false)`);
    const due = await findDue(db);
    for (const table of due) {
      if (stopped) return;
      // Vacuuming takes as long as a table and its indexes are large, analysing never more than a moment.
      if (table.vacuum && mayVacuum(table)) {
        await db.query(raw(`vacuum ${table.analyse ? '(analyze) ' : ''}${table.name}`));
        waitingSince.delete(table.name);
      } else if (table.analyse) {
        await db.query(raw(`analyze ${table.name}`));
      }
    }
    for (const name of waitingSince.keys()) {
      if (!due.some((table) => table.name === name)) waitingSince.delete(name);
    }
    toMerge = await mergeSegments(db, quietFor);
    seen = log.at;
  };

  const timer = setInterval(() => {
    if (busy || stopped || Date.now() < notBefore) return;
    busy = true;
    look()
      .catch((error: unknown) => {
        notBefore = Date.now() + AFTER_FAILURE;
        if (!stopped) onError(new Error('upkeep of the database failed', { cause: error }));
      })
      .finally(() => {
        busy = false;
      });
  }, every);
  timer.unref();

  return {
    stop: () => {
      stopped = true;
      clearInterval(timer);
    },
  };
};
