import type { FilePlace, Position } from '@console/base';
import sql from 'sql-template-tag';
import type { Database, Queryable } from '../../../db/database.js';
import { pieces } from '../../../db/pieces.js';
import { lockGraph, type NewTriple, putTriples } from '../../../graph/index.js';
import type { JobKind } from '../../../jobs/index.js';
import { type CandidateRow, candidateColumns, wordsOf } from './candidateRows.js';
import { markAgainstGraph, matchCandidates } from './markAgainstGraph.js';
import type { GraphMatch } from './matchGraph.js';
import { isOf, type Reviewed, type ReviewOf, tableOf } from './reviewOf.js';

/** Milliseconds of work after which the job goes back into the queue. */
const SPELL = 2000;
/** Of an end whose kind nobody has said. */
const SOME_KIND = '概念';

interface Accepted extends CandidateRow {
  readonly documentId: string | null;
  readonly documentName: string;
  readonly chunkIndex: number;
  readonly positions: Position[];
  readonly place: FilePlace | null;
}

/** Somebody has seen all that the graph has in its place, or the graph has nothing. */
const isSettled = ({ resolved }: Accepted, { contradicting }: GraphMatch): boolean =>
  contradicting.every(({ id }) => resolved.includes(id));

const newTriple = (row: Accepted, { contradicting }: GraphMatch): NewTriple => {
  const { subject, object, ...words } = wordsOf(row);
  const { documentId, documentName, chunkId, chunkIndex, sentence, positions, place } = row;
  return {
    ...words,
    subject: { ...subject, entityType: subject.entityType || SOME_KIND },
    object: { ...object, entityType: object.entityType || SOME_KIND },
    evidence: { documentId, documentName, chunkId, chunkIndex, sentence, positions, place },
    // Somebody has said that it holds, whatever was said before.
    revive: true,
    ...(row.resolution === 'replace' && { supersedes: contradicting.map(({ id }) => id) }),
  };
};

/** The next ones after a number. What the graph has come to contradict goes back to be looked at. Answers where to go on; null: at the end. */
const passSome = async (
  tx: Queryable,
  of: ReviewOf,
  knowledgeBaseId: string,
  { after, most }: { readonly after: number; readonly most: number },
): Promise<number | null> => {
  // Whoever else writes to this graph would make what is found here untrue.
  await lockGraph(tx, [knowledgeBaseId]);
  const rows = await tx.query<Accepted>(sql`
    select ${candidateColumns}, document_id as "documentId", document_name as "documentName", chunk_index as "chunkIndex",
      positions, place
    from triple_candidates where ${isOf(of)} and number > ${after} and decision = 'accepted' and not passed
    order by number limit ${most} for update`);
  const last = rows.at(-1);
  if (last === undefined) return null;
  const matches = await matchCandidates(tx, { knowledgeBaseId, of }, rows);
  const passed: { row: Accepted; triple: NewTriple }[] = [];
  const returned: string[] = [];
  for (const [at, row] of rows.entries()) {
    const match = matches[at];
    if (match === undefined) continue;
    if (isSettled(row, match)) passed.push({ row, triple: newTriple(row, match) });
    else returned.push(row.id);
  }
  const ids = await putTriples(
    tx,
    knowledgeBaseId,
    passed.map(({ triple }) => triple),
    of.kind === 'task' ? { taskId: of.id } : { importId: of.id },
  );
  await tx.query(sql`
    update triple_candidates c set passed = true, triple_id = w.triple_id
    from unnest(${passed.map(({ row }) => row.id)}::text[], ${ids}::text[]) as w (id, triple_id) where c.id = w.id`);
  if (returned.length > 0) {
    await tx.query(sql`
      update triple_candidates set decision = 'waiting', resolution = null, resolved = '{}', returned = true,
        decided_by = null, decided_at = null, decision_id = null
      where id = any(${returned}::text[])`);
    await markAgainstGraph(tx, of, returned);
  }
  return last.number;
};

/** False where it is not to be passed any more. Otherwise it stays as it is until the transaction ends. */
const isPassing = async (tx: Queryable, of: ReviewOf): Promise<boolean> => {
  const rows = await tx.query(
    sql`select 1 from ${tableOf(of)} where id = ${of.id} and status = 'passing' for no key update`,
  );
  return rows.length > 0;
};

/** Done: passed as a whole where nothing is left to be decided on. */
const endPassing = async (tx: Queryable, of: ReviewOf): Promise<void> => {
  await tx.query(sql`
    update ${tableOf(of)} set progress = 1, updated_at = now(), status = case when exists (
      select 1 from triple_candidates where ${isOf(of)} and not passed and decision <> 'refused'
    ) then 'toReview' else 'passed' end
    where id = ${of.id} and status = 'passing'`);
};

/**
 * A little at a time, so that nobody waits behind it. Safe to be cut off anywhere: each piece says of what it has put into
 * the graph that it is there.
 */
export const passTriplesJob = (db: Database): JobKind => ({
  run: async ({ subject, payload, write, signal, report }) => {
    const of: ReviewOf = { kind: payload.of === 'task' ? 'task' : 'import', id: subject };
    const [found] = await db.query<Reviewed & { last: number }>(sql`
      select r.knowledge_base_id as "knowledgeBaseId", r.status,
        (select coalesce(max(number), 1) from triple_candidates where ${isOf(of)}) as last
      from ${tableOf(of)} r join knowledge_bases b on b.id = r.knowledge_base_id where r.id = ${of.id}`);
    if (found === undefined) return undefined;
    let after = typeof payload.after === 'number' ? payload.after : 0;
    const until = performance.now() + SPELL;
    const piece = pieces(50);
    for (;;) {
      signal.throwIfAborted();
      if (performance.now() > until) return { next: { ...payload, after } };
      const most = piece.size();
      const from = after;
      const next = await write(async (tx) => {
        if (!(await isPassing(tx, of))) return null;
        const reached = await piece.timed(most, () => passSome(tx, of, found.knowledgeBaseId, { after: from, most }));
        const progress = (reached ?? found.last) / found.last;
        await tx.query(sql`update ${tableOf(of)} set progress = ${progress}::real where id = ${of.id}`);
        return reached;
      });
      if (next === null) break;
      after = next;
      report(after / found.last);
    }
    await write((tx) => endPassing(tx, of));
    return undefined;
  },
  // What has joined the graph is there: the rest can be passed again.
  onDead: async (tx, { subject }) => {
    for (const kind of ['task', 'import'] as const) {
      await tx.query(sql`
        update ${tableOf({ kind, id: subject })} set status = 'toReview', updated_at = now()
        where id = ${subject} and status = 'passing'`);
    }
  },
  onRetry: async (tx, { subject, payload }) => {
    const of: ReviewOf = { kind: payload.of === 'task' ? 'task' : 'import', id: subject };
    const rows = await tx.query<{ id: string }>(sql`
      update ${tableOf(of)} set status = 'passing', updated_at = now()
      where id = ${subject} and status = 'toReview' returning id`);
    return rows.length > 0;
  },
});
