import sql from 'sql-template-tag';
import type { Database, Queryable } from '../../../db/database.js';
import { pieces } from '../../../db/pieces.js';
import { enqueueOnce, type JobKind } from '../../../jobs/index.js';
import { askingsOf, type StandsAlone } from './askings.js';
import { groupAsking } from './groupAsking.js';
import { GAP_DAYS, lockGaps, recountGaps } from './recountGaps.js';

/** The job that groups what was asked. A trigger on the log of answers queues it. */
export const GATHER_GAPS = 'gather_gaps';

/** Milliseconds of work after which the job goes back into the queue. */
const SPELL = 2000;

const isOld = sql`at < now() - make_interval(days => ${GAP_DAYS}::int)`;

/** Queues the work where questions have become too old to count. */
export const queueOldGaps = async (db: Database): Promise<void> => {
  const old = await db.query(sql`select 1 from gap_turns where ${isOld} limit 1`);
  if (old.length > 0) await enqueueOnce(db, { kind: GATHER_GAPS, subject: 'gaps' });
};

/** Takes what these questions were counted as out of all groups; answers those. */
const takeOut = (tx: Queryable, askings: readonly string[]): Promise<{ gapSeq: number }[]> =>
  tx.query<{ gapSeq: number }>(sql`
    delete from gap_turns where asking = any(${[...askings]}::text[]) returning gap_seq::float8 as "gapSeq"`);

/** The next answers that nobody has looked at. False: there are none. */
const gather = async (tx: Queryable, most: number, standsAlone: StandsAlone): Promise<boolean> => {
  await lockGaps(tx);
  const news = await tx.query<{ id: string }>(sql`
    delete from gap_news where session_id in (select session_id from gap_news order by seq limit ${most})
    returning session_id as id`);
  if (news.length === 0) return false;
  const ids = news.map(({ id }) => id);
  const { looked, askings } = await askingsOf(tx, ids, standsAlone);
  const groups = (await takeOut(tx, [...ids, ...looked])).map(({ gapSeq }) => gapSeq);
  for (const asking of askings) groups.push(...(await groupAsking(tx, asking)));
  await recountGaps(tx, groups);
  return true;
};

/** Those that are too old to count. False: there are none. */
const forget = async (tx: Queryable, most: number): Promise<boolean> => {
  await lockGaps(tx);
  const old = await tx.query<{ gapSeq: number }>(sql`
    delete from gap_turns where (asking, gap_seq) in (select asking, gap_seq from gap_turns where ${isOld} limit ${most})
    returning gap_seq::float8 as "gapSeq"`);
  await recountGaps(
    tx,
    old.map(({ gapSeq }) => gapSeq),
  );
  return old.length > 0;
};

/** A little at a time, so that nobody waits behind it. Safe to be cut off anywhere: what is left stands in the tables. */
export const gatherGapsJob = (standsAlone: StandsAlone): JobKind => ({
  run: async ({ write, signal }) => {
    const until = performance.now() + SPELL;
    const piece = pieces();
    for (const step of [(tx: Queryable, most: number) => gather(tx, most, standsAlone), forget]) {
      for (let more = true; more; ) {
        signal.throwIfAborted();
        if (performance.now() > until) return { next: {} };
        const most = piece.size();
        more = await write((tx) => piece.timed(most, () => step(tx, most)));
      }
    }
    return undefined;
  },
});
