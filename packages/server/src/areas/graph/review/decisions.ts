import { randomId } from '@console/base';
import sql from 'sql-template-tag';
import { json, type Database, type Queryable } from '../../../db/database.js';
import { pieces } from '../../../db/pieces.js';
import { holdReview, type ReviewOf } from './reviewOf.js';

/** What the triples were like that a decision reached, for taking it back. */
export interface Before {
  /** `rows`, those of the ids, one by one; `waiting`, all of them waited; `relation`, all of them had the one of `predicate`. */
  readonly kind: 'rows' | 'waiting' | 'relation';
  readonly predicate?: string;
}

const KEPT = '1 day';

/** Decisions can be taken back for a day. */
export const removeOldDecisions = async (db: Queryable): Promise<void> => {
  await db.query(sql`delete from triple_decisions where created_at < now() - ${KEPT}::interval`);
};

/** Keeps that somebody decides on triples, before it does. Of `rows` what they are like now is kept as well. */
export const keepDecision = async (
  tx: Queryable,
  { of, userId, before, ids = [] }: { of: ReviewOf; userId: string; before: Before; ids?: readonly string[] },
): Promise<string> => {
  const id = randomId();
  const [taskId, importId] = of.kind === 'task' ? [of.id, null] : [null, of.id];
  await tx.query(sql`
    insert into triple_decisions (id, user_id, task_id, import_id, reached, before)
    select ${id}, ${userId}, ${taskId}, ${importId}, ${ids.length}::int, ${json(before)} || jsonb_build_object('rows', (
      select coalesce(jsonb_agg(to_jsonb(one)), '[]') from (
        select id, subject, subject_type, predicate, object, object_type, condition, subject_key, triple_key, marks,
          decision, resolution, found, decided_by, decided_at, decision_id, resolved, returned
        from triple_candidates where id = any(${[...ids]}::text[])
      ) one))`);
  return id;
};

/** A decision of somebody that can still be taken back. */
export interface KeptDecision {
  readonly taskId: string | null;
  readonly importId: string | null;
  readonly reached: number;
  readonly before: Before;
}

export const findDecision = async (
  db: Queryable,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<KeptDecision | undefined> => {
  const [found] = await db.query<KeptDecision>(sql`
    select task_id as "taskId", import_id as "importId", reached, before - 'rows' as before from triple_decisions
    where id = ${id} and user_id = ${userId} and created_at > now() - ${KEPT}::interval`);
  return found;
};

/**
 * Does something with many triples in the order of their source, some at a time so that nobody waits long behind it. `step` is
 * given the number after which to go on and how many to take, and answers the numbers of those it did.
 */
export const throughCandidates = async (
  db: Database,
  of: ReviewOf,
  step: (tx: Queryable, after: number, most: number) => Promise<readonly { readonly number: number }[]>,
): Promise<number> => {
  const piece = pieces(50);
  let after = 0;
  let count = 0;
  for (;;) {
    const done = await db.transaction(async (tx) => {
      await holdReview(tx, of);
      const most = piece.size();
      return piece.timed(most, () => step(tx, after, most));
    });
    if (done.length === 0) return count;
    count += done.length;
    after = Math.max(...done.map(({ number }) => number));
  }
};
