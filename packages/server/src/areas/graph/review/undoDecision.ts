import sql from 'sql-template-tag';
import type { Database, Queryable } from '../../../db/database.js';
import { fail } from '../../../http/failure.js';
import { renameBack } from './changeCandidates.js';
import { type KeptDecision, throughCandidates } from './decisions.js';
import { holdReview, isOf, reopenReview, type ReviewOf } from './reviewOf.js';

/** Throws `already_reviewed` and `changed_meanwhile` where not all that a decision reached is as it left it. */
const checkUntouched = async (
  tx: Queryable,
  of: ReviewOf,
  { id, reached }: { readonly id: string; readonly reached: number },
): Promise<void> => {
  const rows = await tx.query<{ count: number; passed: number }>(sql`
    select count(*)::int as count, (count(*) filter (where passed))::int as passed from triple_candidates
    where ${isOf(of)} and decision_id = ${id}`);
  const { count, passed } = rows[0] ?? { count: 0, passed: 0 };
  if (passed > 0) throw fail('already_reviewed');
  if (count < reached) throw fail('changed_meanwhile');
};

/** Takes a decision back as a whole, or some of it at a time where it reached a whole relation. */
export const undoDecision = async (
  db: Database,
  of: ReviewOf,
  { id, reached, before }: Pick<KeptDecision, 'reached' | 'before'> & { readonly id: string },
): Promise<void> => {
  await db.transaction(async (tx) => {
    await holdReview(tx, of);
    await checkUntouched(tx, of, { id, reached });
    if (before.kind !== 'rows') return;
    await tx.query(sql`
      update triple_candidates c set subject = w.subject, subject_type = w.subject_type, predicate = w.predicate,
        object = w.object, object_type = w.object_type, condition = w.condition, subject_key = w.subject_key,
        triple_key = w.triple_key, marks = w.marks, decision = w.decision, resolution = w.resolution, found = w.found,
        decided_by = (select u.id from users u where u.id = w.decided_by), decided_at = w.decided_at,
        decision_id = w.decision_id, resolved = w.resolved, returned = w.returned
      from jsonb_to_recordset((select d.before -> 'rows' from triple_decisions d where d.id = ${id})) as w (
        id text, subject text, subject_type text, predicate text, object text, object_type text, condition text,
        subject_key text, triple_key text, marks text[], decision text, resolution text, found jsonb, decided_by text,
        decided_at timestamptz, decision_id text, resolved text[], returned boolean
      ) where c.id = w.id`);
  });
  if (before.kind === 'waiting') {
    await throughCandidates(db, of, (tx, after, most) =>
      tx.query<{ number: number }>(sql`
        update triple_candidates
        set decision = 'waiting', resolution = null, decided_by = null, decided_at = null, decision_id = null
        where id in (
          select id from triple_candidates where ${isOf(of)} and decision_id = ${id} and number > ${after}
          order by number limit ${most} for update)
        returning number`),
    );
  }
  if (before.predicate !== undefined) await renameBack(db, of, id, before.predicate);
  await db.transaction(async (tx) => {
    await reopenReview(tx, of);
    await tx.query(sql`delete from triple_decisions where id = ${id}`);
  });
};
