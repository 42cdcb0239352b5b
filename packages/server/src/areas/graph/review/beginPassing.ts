import sql from 'sql-template-tag';
import type { Database, Queryable } from '../../../db/database.js';
import { fail } from '../../../http/failure.js';
import { enqueue } from '../../../jobs/index.js';
import { isOf, type ReviewOf, tableOf } from './reviewOf.js';

/** The job that puts what was accepted of a task or an import into the graph. The task or import is its subject. */
export const PASS_TRIPLES = 'pass_triples';

export interface ReviewCounts {
  readonly seenCount: number;
  readonly acceptedCount: number;
  readonly passedCount: number;
}

export const countReview = async (db: Queryable, of: ReviewOf): Promise<ReviewCounts> => {
  const [counts] = await db.query<ReviewCounts>(sql`
    select (count(*) filter (where decision <> 'waiting'))::int as "seenCount",
      (count(*) filter (where decision = 'accepted' and not passed))::int as "acceptedCount",
      (count(*) filter (where passed))::int as "passedCount"
    from triple_candidates where ${isOf(of)}`);
  return counts ?? { seenCount: 0, acceptedCount: 0, passedCount: 0 };
};

/** What is being worked on, by whoever else. */
const busy: Readonly<Record<string, true>> = { waiting: true, running: true, reading: true, passing: true };

/**
 * Lets what was accepted join the graph, in the background. From then on nobody decides on it, until that is done. Answers how
 * far the review has come.
 */
export const beginPassing = (db: Database, of: ReviewOf): Promise<ReviewCounts> =>
  db.transaction(async (tx) => {
    const [found] = await tx.query<{ status: string }>(
      sql`select status from ${tableOf(of)} where id = ${of.id} for update`,
    );
    if (found === undefined || found.status === 'removing') throw fail(`triple_${of.kind}_not_found`);
    if (busy[found.status] === true) throw fail(of.kind === 'task' ? 'triple_task_running' : 'triple_import_busy');
    if (found.status === 'passed') throw fail('already_reviewed');
    const counts = await countReview(tx, of);
    if (counts.acceptedCount === 0) throw fail('nothing_to_pass');
    await tx.query(sql`
      update ${tableOf(of)} set status = 'passing', progress = 0, failure = '', updated_at = now() where id = ${of.id}`);
    await enqueue(tx, { kind: PASS_TRIPLES, subject: of.id, payload: { of: of.kind }, maxAttempts: 5 });
    return counts;
  });
