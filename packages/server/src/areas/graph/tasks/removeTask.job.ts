import sql from 'sql-template-tag';
import type { Database, Queryable } from '../../../db/database.js';
import { pieces } from '../../../db/pieces.js';
import { removeEvidence } from '../../../graph/index.js';
import type { JobKind } from '../../../jobs/index.js';

/** The job that takes a task away, also what it put into the graph. The task is its subject. */
export const REMOVE_TASK = 'remove_triple_task';

/** Milliseconds of work after which the job goes back into the queue. */
const SPELL = 2000;

/** So many sentences of the graph, triples or chunks at most, in this order. */
const removeSome = async (tx: Queryable, id: string, most: number): Promise<number> => {
  const sentences = await removeEvidence(tx, { taskId: id }, most);
  if (sentences > 0) return sentences;
  const found = await tx.query<{ id: string }>(sql`
    delete from triple_candidates where id in (select id from triple_candidates where task_id = ${id} limit ${most})
    returning id`);
  if (found.length > 0) return found.length;
  const chunks = await tx.query<{ id: string }>(sql`
    delete from triple_task_chunks where task_id = ${id} and chunk_id in (
      select chunk_id from triple_task_chunks where task_id = ${id} limit ${most})
    returning chunk_id as id`);
  return chunks.length;
};

/** A little at a time, so that nobody waits behind it. Safe to be cut off anywhere: what is left stands in the tables. */
export const removeTaskJob = (db: Database): JobKind => ({
  run: async ({ subject, payload, write, signal }) => {
    const [found] = await db.query<{ left: number }>(sql`
      select ((select count(*) from graph_evidence where task_id = ${subject})
        + (select count(*) from triple_candidates where task_id = ${subject})
        + (select count(*) from triple_task_chunks where task_id = ${subject}))::int as left
      from triple_tasks where id = ${subject} and status = 'removing'`);
    if (found === undefined) return undefined;
    const until = performance.now() + SPELL;
    const all = typeof payload.all === 'number' ? payload.all : found.left;
    let { left } = found;
    const piece = pieces();
    for (;;) {
      signal.throwIfAborted();
      if (performance.now() > until) return { next: { all } };
      const most = piece.size();
      const before = left;
      const gone = await write(async (tx) => {
        const count = await piece.timed(most, () => removeSome(tx, subject, most));
        const share = Math.min(1, Math.max(0, 1 - (before - count) / Math.max(1, all)));
        await tx.query(
          count === 0
            ? sql`delete from triple_tasks where id = ${subject}`
            : sql`update triple_tasks set progress = ${share}::real where id = ${subject}`,
        );
        return count;
      });
      if (gone === 0) return undefined;
      left -= gone;
    }
  },
  onRetry: async (tx, { subject }) => {
    const rows = await tx.query<{ id: string }>(
      sql`select id from triple_tasks where id = ${subject} and status = 'removing'`,
    );
    return rows.length > 0;
  },
});
