import type { TripleDecision, TripleResolution } from '@console/api/contract';
import sql from 'sql-template-tag';
import { type Database, json, type Queryable } from '../../../db/database.js';
import { fail } from '../../../http/failure.js';
import { type CandidateRow, candidateColumns } from './candidateRows.js';
import { isSafe } from './candidates.store.js';
import { keepDecision, throughCandidates } from './decisions.js';
import { markAgainstGraph, matchCandidates } from './markAgainstGraph.js';
import type { GraphMatch } from './matchGraph.js';
import { holdReview, isOf, reopenReview, type ReviewOf } from './reviewOf.js';

export interface Deciding {
  readonly decision: TripleDecision;
  readonly resolution?: TripleResolution;
}

interface Decided {
  readonly id: string;
  readonly decision: TripleDecision;
  readonly resolution: TripleResolution | null;
  readonly resolved: readonly string[];
}

/** What becomes of a triple; null where it contradicts the graph and nobody has said what becomes of that. */
export const outcomeOf = (
  id: string,
  { contradicting }: Pick<GraphMatch, 'contradicting'>,
  { decision, resolution }: Deciding,
): Decided | null => {
  if (decision !== 'accepted') {
    return { id, decision, resolution: decision === 'refused' && resolution === 'keep' ? 'keep' : null, resolved: [] };
  }
  if (contradicting.length === 0) return { id, decision, resolution: null, resolved: [] };
  if (resolution === undefined) return null;
  if (resolution === 'keep') return { id, decision: 'refused', resolution, resolved: [] };
  return { id, decision, resolution, resolved: contradicting.map((one) => one.id) };
};

/** Writes what was decided. */
export const writeDecided = async (
  tx: Queryable,
  decided: readonly Decided[],
  { userId, decisionId }: { readonly userId: string; readonly decisionId: string },
): Promise<void> => {
  await tx.query(sql`
    update triple_candidates c
    set decision = w.decision, resolution = w.resolution, resolved = w.resolved, returned = false,
      decision_id = ${decisionId}, decided_by = case when w.decision = 'waiting' then null else ${userId} end,
      decided_at = case when w.decision = 'waiting' then null else now() end
    from jsonb_to_recordset(${json(decided)}) as w (id text, decision text, resolution text, resolved text[])
    where c.id = w.id`);
};

/** Decides on single triples of one task or import. Who may is up to the caller. */
export const decideCandidates = async (
  db: Database,
  { of, ids, userId, ...deciding }: Deciding & { of: ReviewOf; ids: readonly string[]; userId: string },
) => {
  // What the graph says by now is to be seen on them also where nothing is decided.
  if (deciding.decision === 'accepted') await db.transaction((tx) => markAgainstGraph(tx, of, ids));
  return db.transaction(async (tx) => {
    const { knowledgeBaseId } = await holdReview(tx, of);
    const found = await tx.query<CandidateRow>(sql`
      select ${candidateColumns} from triple_candidates
      where ${isOf(of)} and id = any(${[...ids]}::text[]) order by number for update`);
    if (found.length < new Set(ids).size) throw fail('triple_candidate_not_found');
    const rows = found.filter(({ passed }) => !passed);
    if (rows.length === 0) throw fail('already_reviewed');
    const matches = deciding.decision === 'accepted' ? await matchCandidates(tx, { knowledgeBaseId, of }, rows) : [];
    const decided = rows.flatMap(({ id }, at) => outcomeOf(id, matches[at] ?? { contradicting: [] }, deciding) ?? []);
    if (decided.length === 0 && ids.length === 1) throw fail('triple_unresolved');
    const decisionId = await keepDecision(tx, {
      of,
      userId,
      before: { kind: 'rows' },
      ids: decided.map(({ id }) => id),
    });
    await writeDecided(tx, decided, { userId, decisionId });
    await reopenReview(tx, of);
    return { decisionId, count: decided.length, unresolved: rows.length - decided.length };
  });
};

export interface OfRelation {
  readonly of: ReviewOf;
  /** Left out: of all relations. */
  readonly predicate?: string;
  readonly which: 'safe' | 'waiting';
  readonly decision: TripleDecision;
  readonly userId: string;
}

/** Decides on all that wait. Throws `triples_unseen` where all were to be accepted. */
export const decideRelation = async (
  db: Database,
  { of, predicate, which, decision, userId }: OfRelation,
): Promise<{ decisionId: string; count: number }> => {
  if (which === 'waiting' && decision === 'accepted') throw fail('triples_unseen');
  const decisionId = await db.transaction(async (tx) => {
    await holdReview(tx, of);
    return keepDecision(tx, { of, userId, before: { kind: 'waiting' } });
  });
  const wanted = which === 'safe' ? isSafe : sql`decision = 'waiting' and not passed`;
  const count = await throughCandidates(db, of, async (tx, after, most) => {
    const done = await tx.query<{ number: number }>(sql`
      update triple_candidates set decision = ${decision}, returned = false, decision_id = ${decisionId},
        decided_by = ${decision === 'waiting' ? null : userId},
        decided_at = case when ${decision} = 'waiting' then null else now() end
      where id in (
        select id from triple_candidates
        where ${isOf(of)} and number > ${after} and ${wanted} and predicate = coalesce(${predicate ?? null}, predicate)
        order by number limit ${most} for update)
      returning number`);
    await tx.query(sql`update triple_decisions set reached = reached + ${done.length}::int where id = ${decisionId}`);
    return done;
  });
  return { decisionId, count };
};
