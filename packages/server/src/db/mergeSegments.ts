import sql, { raw } from 'sql-template-tag';
import type { Queryable } from './database.js';

/*
 * An index of words writes what is added as segments, and merges several of a level into one of the next, else every
 * question would go through all of them. By itself it does so within whatever insert fills a level, and the one embedded
 * process keeps everybody waiting meanwhile, for a second and more in a large installation.
 */

/** Segments of a level that are merged into one. */
const AT_ONCE = 5;
/** Segments of a level that questions become slow with: they are merged even while people are served. */
const MOST = 60;
/** Milliseconds without a call after which the segments just written, merged in a fifth of a second, keep nobody waiting. */
const QUIET = 500;
/** The same for larger ones, which may take seconds. */
const LONG_QUIET = 30_000;

interface Index {
  readonly name: string;
  readonly manual: boolean;
}

const findIndexes = (db: Queryable): Promise<Index[]> =>
  db.query<Index>(sql`
    select quote_ident(n.nspname) || '.' || quote_ident(c.relname) as name,
      coalesce('compaction=manual' = any(c.reloptions), false) as manual
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_am a on a.oid = c.relam
    where a.amname = 'bm25' and c.relkind = 'i'`);

const mayMerge = (levels: readonly number[], quiet: number): boolean => {
  if (levels.some((count) => count >= MOST)) return true;
  // The lowest full level goes first.
  return quiet >= ((levels[0] ?? 0) >= AT_ONCE ? QUIET : LONG_QUIET);
};

/**
 * Merges segments of indexes of words where that keeps nobody waiting. `quietFor` tells milliseconds since anybody was
 * served. Returns whether there is more to merge once there is time.
 */
export const mergeSegments = async (db: Queryable, quietFor: () => number): Promise<boolean> => {
  const indexes = await findIndexes(db);
  if (indexes.length === 0) return false;
  await db.query(sql`select set_config('pg_textsearch.segments_per_level', ${String(AT_ONCE)}, false)`);
  let more = false;
  for (const { name, manual } of indexes) {
    if (!manual) await db.query(raw(`alter index ${name} set (compaction = 'manual')`));
    for (;;) {
      const [state] = await db.query<{ levels: number[]; full: boolean }>(sql`
        select bm25_level_counts(${name}::regclass) as levels, bm25_needs_compaction(${name}::regclass) as full`);
      if (state?.full !== true) break;
      if (!mayMerge(state.levels, quietFor())) {
        more = true;
        break;
      }
      await db.query(sql`select bm25_compact_step(${name}::regclass)`);
    }
  }
  return more;
};
