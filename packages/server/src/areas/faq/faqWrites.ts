import type { FaqVariant } from '@console/api/contract';
import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database.js';
import { fail } from '../../http/failure.js';
import { htmlToText } from '../../html/index.js';
import { uploadIdOf } from '../../uploads/index.js';
import { writeTerms } from './faqTerms.js';
import { normalQuestion } from './phrasing.js';

/** A question with its answer, as it is kept. */
export interface FaqContent {
  readonly question: string;
  readonly similarQuestions: readonly string[];
  /** Questions that it never answers. */
  readonly negativeQuestions: readonly string[];
  readonly tags: readonly string[];
  /** Clean HTML. */
  readonly answer: string;
  /** Answers that are given in its place where they apply; the HTML in them is clean. */
  readonly variants: readonly FaqVariant[];
  readonly enabled: boolean;
}

/** What a spreadsheet says of a question; what it leaves out stays as it is. */
export type SheetFaq = Pick<FaqContent, 'question' | 'answer' | 'enabled'> &
  Partial<Pick<FaqContent, 'similarQuestions' | 'negativeQuestions' | 'tags'>>;

export const whole = (faq: SheetFaq): FaqContent => ({
  similarQuestions: [],
  negativeQuestions: [],
  tags: [],
  variants: [],
  ...faq,
});

/** Files of an answer, by id. */
export interface FaqFiles {
  /** Undefined: as they are. */
  readonly resources?: readonly string[];
  readonly images?: readonly string[];
}

/** The stored pictures in all answers of a question. */
export const imagesIn = ({ answer, variants }: FaqContent): string[] =>
  [answer, ...variants.map((one) => one.answer)].flatMap((html) =>
    [...html.matchAll(/<img\b[^>]*?\bsrc="([^"]+)"/g)].flatMap(([, src = '']) => uploadIdOf(src) ?? []),
  );

/** Text as it is searched. */
export const fold = (text: string): string => text.normalize('NFKC').toLowerCase();

const searchText = ({ question, similarQuestions, answer, variants }: FaqContent): string =>
  fold(
    [question, ...similarQuestions, htmlToText(answer), ...variants.map((one) => htmlToText(one.answer))].join('\n'),
  );

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
  /** The import that adds it. */
  readonly importId?: string | undefined;
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
    insert into faqs (id, knowledge_base_id, question, normal, similar_questions, negative_questions, tags, answer, variants,
      search, enabled, created_by, import_id)
    select t.id, ${kbId}, t.question, t.normal, t.ways::jsonb, t.against::jsonb,
      array(select jsonb_array_elements_text(t.tags::jsonb)), t.answer, t.variants::jsonb, t.search, t.enabled, ${userId}, t.import_id
    from unnest(
      ${faqs.map(({ id }) => id)}::text[], ${faqs.map(({ content }) => content.question)}::text[],
      ${faqs.map(({ content }) => normalQuestion(content.question))}::text[],
      ${faqs.map(({ content }) => JSON.stringify(content.similarQuestions))}::text[],
      ${faqs.map(({ content }) => JSON.stringify(content.negativeQuestions))}::text[],
      ${faqs.map(({ content }) => JSON.stringify(content.tags))}::text[],
      ${faqs.map(({ content }) => JSON.stringify(content.variants))}::text[],
      ${faqs.map(({ content }) => content.answer)}::text[], ${faqs.map(({ content }) => searchText(content))}::text[],
      ${faqs.map(({ content }) => content.enabled)}::boolean[], ${faqs.map(({ importId = null }) => importId)}::text[]
    ) with ordinality as t (id, question, normal, ways, against, tags, variants, answer, search, enabled, import_id, place)
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
      similar_questions = ${JSON.stringify(content.similarQuestions)}::jsonb,
      negative_questions = ${JSON.stringify(content.negativeQuestions)}::jsonb, tags = ${[...content.tags]}::text[],
      variants = ${JSON.stringify(content.variants)}::jsonb, answer = ${content.answer},
      search = ${searchText(content)}, enabled = ${content.enabled}::boolean, updated_at = now(), version = version + 1
    where seq = ${seq}::bigint
  `);
};
