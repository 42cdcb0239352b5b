import { randomId } from '@console/base';
import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database.js';
import { fail } from '../../http/failure.js';
import { htmlToText } from '../../html/index.js';
import { writeTerms } from './faqTerms.js';
import { normalQuestion } from './phrasing.js';

/** A question with its answer, as it is kept. */
export interface FaqContent {
  readonly question: string;
  readonly similarQuestions: readonly string[];
  /** Clean HTML. */
  readonly answer: string;
  readonly enabled: boolean;
}

/** Files of an answer, by id. */
export interface FaqFiles {
  /** Undefined: as they are. */
  readonly resources?: readonly string[];
  readonly images?: readonly string[];
}

/** Text as it is searched. */
export const fold = (text: string): string => text.normalize('NFKC').toLowerCase();

const searchText = ({ question, similarQuestions, answer }: FaqContent): string =>
  fold([question, ...similarQuestions, htmlToText(answer)].join('\n'));

/** Replaces the phrasings of FAQ with their terms. */
export const writePhrasings = async (
  tx: Queryable,
  faqs: readonly { readonly seq: number; readonly content: FaqContent }[],
): Promise<void> => {
  await tx.query(sql`delete from faq_phrasings where faq_seq = any(${faqs.map(({ seq }) => seq)}::bigint[])`);
  const phrasings = faqs.flatMap(({ seq, content: { question, similarQuestions } }) =>
    [...new Map([question, ...similarQuestions].map((text) => [normalQuestion(text), text]))].map(([normal, text]) => ({
      seq,
      normal,
      text,
    })),
  );
  const written = await tx.query<{ seq: number; text: string }>(sql`
    insert into faq_phrasings (faq_seq, text, normal)
    select * from unnest(
      ${phrasings.map(({ seq }) => seq)}::bigint[], ${phrasings.map(({ text }) => text)}::text[],
      ${phrasings.map(({ normal }) => normal)}::text[]
    ) returning seq, text
  `);
  await writeTerms(tx, written);
};

export const writeFiles = async (tx: Queryable, seq: number, { resources, images }: FaqFiles): Promise<void> => {
  for (const [role, ids] of [
    ['resource', resources],
    ['image', images],
  ] as const) {
    if (ids === undefined) continue;
    await tx.query(sql`delete from faq_files where faq_seq = ${seq}::bigint and role = ${role}`);
    await tx.query(sql`
      insert into faq_files (faq_seq, upload_id, role, place)
      select ${seq}::bigint, id, ${role}, place from unnest(${[...new Set(ids)]}::text[]) with ordinality as t (id, place)
    `);
  }
};

interface Written {
  readonly id: string;
  readonly content: FaqContent;
}

/** Inserts FAQ, all in one statement. */
export const insertAll = async (
  tx: Queryable,
  kbId: string,
  userId: string,
  faqs: readonly Written[],
): Promise<{ seq: number; content: FaqContent }[]> => {
  // Locked, so that it cannot be deleted before its FAQ are there to be removed with it.
  const there = await tx.query(sql`select 1 from knowledge_bases where id = ${kbId} for key share`);
  if (there.length === 0) throw fail('knowledge_base_not_found');
  const rows = await tx.query<{ seq: number; id: string }>(sql`
    insert into faqs (id, knowledge_base_id, question, normal, similar_questions, answer, search, enabled, created_by)
    select t.id, ${kbId}, t.question, t.normal, t.ways::jsonb, t.answer, t.search, t.enabled, ${userId}
    from unnest(
      ${faqs.map(({ id }) => id)}::text[], ${faqs.map(({ content }) => content.question)}::text[],
      ${faqs.map(({ content }) => normalQuestion(content.question))}::text[],
      ${faqs.map(({ content }) => JSON.stringify(content.similarQuestions))}::text[],
      ${faqs.map(({ content }) => content.answer)}::text[], ${faqs.map(({ content }) => searchText(content))}::text[],
      ${faqs.map(({ content }) => content.enabled)}::boolean[]
    ) with ordinality as t (id, question, normal, ways, answer, search, enabled, place)
    order by t.place returning seq, id
  `);
  const contents = new Map(faqs.map(({ id, content }) => [id, content]));
  return rows.flatMap(({ seq, id }) => {
    const content = contents.get(id);
    return content === undefined ? [] : [{ seq, content }];
  });
};

export const update = async (tx: Queryable, seq: number, content: FaqContent): Promise<void> => {
  await tx.query(sql`
    update faqs set question = ${content.question}, normal = ${normalQuestion(content.question)},
      similar_questions = ${JSON.stringify(content.similarQuestions)}::jsonb, answer = ${content.answer},
      search = ${searchText(content)}, enabled = ${content.enabled}::boolean, updated_at = now()
    where seq = ${seq}::bigint
  `);
};

/** What storing an FAQ takes: each phrasing is cut into words, each answer is searched. */
export const effort = ({ answer, similarQuestions }: FaqContent): number =>
  answer.length + 500 * (1 + similarQuestions.length);
export const MOST_EFFORT = 60_000;

/** Adds these, or gives those whose question is there already their new answers. */
export const putSome = async (
  tx: Queryable,
  kbId: string,
  userId: string,
  faqs: readonly FaqContent[],
): Promise<{ added: number; updated: number }> => {
  const normals = faqs.map(({ question }) => normalQuestion(question));
  const there = await tx.query<{ seq: number; normal: string }>(sql`
    select seq, normal from faqs
    where knowledge_base_id = ${kbId} and md5(normal) = any(select md5(n) from unnest(${normals}::text[]) as n)
    for update
  `);
  const seqs = new Map(there.map(({ seq, normal }) => [normal, seq]));
  const fresh: Written[] = [];
  const changed: { seq: number; content: FaqContent }[] = [];
  for (const [at, content] of faqs.entries()) {
    const seq = seqs.get(normals[at] ?? '');
    if (seq === undefined) fresh.push({ id: randomId(), content });
    else changed.push({ seq, content });
  }
  for (const { seq, content } of changed) await update(tx, seq, content);
  const inserted = fresh.length === 0 ? [] : await insertAll(tx, kbId, userId, fresh);
  await writePhrasings(tx, [...inserted, ...changed]);
  return { added: fresh.length, updated: changed.length };
};
