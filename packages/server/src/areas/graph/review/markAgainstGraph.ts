import type { TripleMark } from '@console/api/contract';
import sql from 'sql-template-tag';
import { json, type Queryable } from '../../../db/database.js';
import { type CandidateRow, candidateColumns, listedSubjects, wordsOf } from './candidateRows.js';
import { type GraphMatch, matchGraph } from './matchGraph.js';
import { isOf, type ReviewOf } from './reviewOf.js';

/** Marks that say what the graph has. */
const ofGraph: readonly string[] = ['duplicate', 'contradicting'] satisfies TripleMark[];

export const marksOf = ({ duplicateId, contradicting }: GraphMatch): TripleMark[] => [
  ...(duplicateId === null ? [] : (['duplicate'] as const)),
  ...(contradicting.length === 0 ? [] : (['contradicting'] as const)),
];

/** What the graph has of candidates of one task or import, in their order. */
export const matchCandidates = async (
  tx: Queryable,
  { knowledgeBaseId, of }: { readonly knowledgeBaseId: string; readonly of: ReviewOf },
  rows: readonly CandidateRow[],
): Promise<readonly GraphMatch[]> => {
  const listed = await listedSubjects(
    tx,
    of,
    rows.map(({ subjectKey }) => subjectKey),
  );
  const words = rows.map(wordsOf);
  const several = new Set(words.filter((_, at) => listed.has(rows[at]?.subjectKey ?? '')));
  return matchGraph(tx, { knowledgeBaseId, of }, words, (one) => several.has(one));
};

/** Sets what the graph says now on these candidates of one task or import; some thousands at most at once. */
export const markAgainstGraph = async (tx: Queryable, of: ReviewOf, ids: readonly string[]): Promise<void> => {
  const rows = await tx.query<CandidateRow & { knowledgeBaseId: string }>(sql`
    select ${candidateColumns}, knowledge_base_id as "knowledgeBaseId" from triple_candidates
    where ${isOf(of)} and id = any(${[...ids]}::text[]) and not passed order by number for update`);
  const [first] = rows;
  if (first === undefined) return;
  const matches = await matchCandidates(tx, { knowledgeBaseId: first.knowledgeBaseId, of }, rows);
  const marked = rows.flatMap(({ id, marks }, at) => {
    const match = matches[at];
    if (match === undefined) return [];
    const next = [...marks.filter((mark) => !ofGraph.includes(mark)), ...marksOf(match)];
    return next.join() === marks.join() ? [] : [{ id, marks: next }];
  });
  if (marked.length === 0) return;
  await tx.query(sql`
    update triple_candidates c set marks = w.marks
    from jsonb_to_recordset(${json(marked)}) as w (id text, marks text[]) where c.id = w.id`);
};
