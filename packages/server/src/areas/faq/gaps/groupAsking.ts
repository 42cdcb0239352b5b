import { randomId } from '@console/base';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { ABOUT_SHARE, comparer, normalQuestion, phrasingTerms } from '../phrasing.js';
import type { Asking } from './askings.js';

/** Wordings that are compared: those with most of the question's words. */
const COMPARED = 30;
/** Terms are counted no further than this: what comes so often tells nothing apart. */
const COUNTED = 2000;
/** Ways to ask that one group keeps. A further one counts as the one it is nearest to. */
const MOST_WORDINGS = 100;

interface Wording {
  seq: number;
  gapSeq: number;
  text: string;
  wordings: number;
}

const columns = sql`
  w.seq::float8 as seq, w.gap_seq::float8 as "gapSeq", w.text,
  (select count(*)::int from gap_wordings o where o.gap_seq = w.gap_seq) as wordings
`;

/** The wording of a base that asks the same most surely; undefined where none does. */
const nearestWording = async (tx: Queryable, kbId: string, question: string): Promise<Wording | undefined> => {
  const terms = phrasingTerms(question);
  if (terms.length === 0) return undefined;
  const least = Math.ceil(ABOUT_SHARE * terms.length);
  const rows = await tx.query<Wording>(sql`
    with rare as (
      -- No wording close enough has none of these.
      select term from unnest(${terms}::text[]) as wanted (term) order by (
        select count(*) from (
          select 1 from gap_terms t where t.knowledge_base_id = ${kbId} and t.term = wanted.term limit ${COUNTED}
        ) few
      ) limit ${terms.length - least + 1}
    )
    select ${columns} from gap_wordings w where w.seq in (
      select wording_seq from gap_terms
      where knowledge_base_id = ${kbId} and term = any(${terms}::text[]) and wording_seq in (
        select wording_seq from gap_terms where knowledge_base_id = ${kbId} and term in (select term from rare)
      )
      group by wording_seq having count(*) >= ${least}::int order by count(*) desc, wording_seq desc limit ${COMPARED}
    )
  `);
  const compare = comparer(question);
  const [best] = rows
    .map((row) => ({ row, likeness: compare(row.text).likeness }))
    .filter(({ likeness }) => likeness > 0)
    .toSorted((one, other) => other.likeness - one.likeness);
  return best?.row;
};

const addWording = async (tx: Queryable, kbId: string, gapSeq: number, text: string): Promise<number> => {
  const [row] = await tx.query<{ seq: number }>(sql`
    insert into gap_wordings (gap_seq, knowledge_base_id, text, normal)
    values (${gapSeq}::bigint, ${kbId}, ${text}, ${normalQuestion(text)}) returning seq::float8 as seq`);
  if (row === undefined) throw new Error('the wording was not added');
  await tx.query(sql`
    insert into gap_terms (knowledge_base_id, term, wording_seq)
    select ${kbId}, term, ${row.seq}::bigint from unnest(${[...new Set(phrasingTerms(text))]}::text[]) as t (term)`);
  return row.seq;
};

const addGap = async (tx: Queryable, kbId: string, question: string): Promise<number> => {
  const [row] = await tx.query<{ seq: number }>(sql`
    insert into gaps (id, knowledge_base_id, question) values (${randomId()}, ${kbId}, ${question})
    returning seq::float8 as seq`);
  if (row === undefined) throw new Error('the gap was not added');
  return row.seq;
};

/** The group of a base that a question belongs to, and its wording; both are made where there is none. */
const placeOf = async (tx: Queryable, kbId: string, question: string): Promise<{ gapSeq: number; seq: number }> => {
  const normal = normalQuestion(question);
  const [same] = await tx.query<Wording>(sql`
    select ${columns} from gap_wordings w
    where w.knowledge_base_id = ${kbId} and md5(w.normal) = md5(${normal}) and w.normal = ${normal}`);
  const near = same ?? (await nearestWording(tx, kbId, question));
  if (near === undefined) {
    const gapSeq = await addGap(tx, kbId, question);
    return { gapSeq, seq: await addWording(tx, kbId, gapSeq, question) };
  }
  if (near === same || near.wordings >= MOST_WORDINGS) return near;
  return { gapSeq: near.gapSeq, seq: await addWording(tx, kbId, near.gapSeq, question) };
};

/** Puts a question with those that ask the same, in each of its bases. Answers the groups it is in. */
export const groupAsking = async (
  tx: Queryable,
  { id, question, userId, at, unanswered, disliked, baseIds }: Asking,
): Promise<number[]> => {
  const groups: number[] = [];
  for (const kbId of baseIds) {
    const { gapSeq, seq } = await placeOf(tx, kbId, question);
    await tx.query(sql`
      insert into gap_turns (asking, gap_seq, wording_seq, user_id, at, unanswered, disliked)
      values (${id}, ${gapSeq}::bigint, ${seq}::bigint, ${userId}, ${at.toISOString()}::timestamptz,
        ${unanswered}::boolean, ${disliked}::boolean)
      on conflict do nothing`);
    groups.push(gapSeq);
  }
  return groups;
};
