import type { FaqCandidate, KnownRow, SimilarFaq } from '@console/api/contract';
import sql from 'sql-template-tag';
import type { Database } from '../../db/database.js';
import { htmlToText } from '../../html/index.js';
import type { Embedder } from '../../retrieval/embedder.js';
import { cosine } from '../../retrieval/cosine.js';
import { breather } from '../../workers/index.js';
import { sameAnswer } from './faqImport.js';
import { cellAnswer } from './faqSheet.js';
import { type Comparison, comparer, deniedBy, normalQuestion, phrasingTerms } from './phrasing.js';

/** Phrasings that are compared: those with most of the question's words. */
const COMPARED = 200;
const SHOWN_SIMILAR = 3;
/** Two questions that share less of their words are not near: the same asked of two clubs shares two thirds. */
const NEAR = 0.7;
const SHOWN_CANDIDATES = 6;
const WORTH_SHOWING = 0.25;

interface Row {
  id: string;
  number: number;
  question: string;
  similarQuestions: string[];
  negativeQuestions: string[];
  answer: string;
  enabled: boolean;
  hits: number;
  createdBy: string;
  updatedAt: Date;
  phrasing: string;
}

const columns = sql`
  f.id, f.seq::float8 as number, f.question, f.similar_questions as "similarQuestions",
  f.negative_questions as "negativeQuestions", f.answer, f.enabled, f.hits, coalesce(u.username, '') as "createdBy",
  f.updated_at as "updatedAt", p.text as phrasing
  from faq_phrasings p join faqs f on f.seq = p.faq_seq left join users u on u.id = f.created_by
`;

/** An FAQ by the one of its phrasings that is nearest to a question. */
interface Near {
  readonly row: Row;
  readonly comparison: Comparison;
}

/** The FAQ of a base that share words with a question, nearest first; stopped ones as well. */
const nearest = async (db: Database, kbId: string, question: string): Promise<Near[]> => {
  const terms = phrasingTerms(question);
  const normal = normalQuestion(question);
  const here = sql`f.knowledge_base_id = ${kbId}`;
  const rows = await db.query<Row>(sql`
    select ${columns} where ${here} and (md5(p.normal) = md5(${normal}) or p.seq in (
      select t.phrasing_seq from faq_terms t
      join faq_phrasings q on q.seq = t.phrasing_seq join faqs f on f.seq = q.faq_seq
      where t.term = any(${terms}::text[]) and ${here}
      group by t.phrasing_seq order by count(*) desc, t.phrasing_seq desc limit ${COMPARED}
    ))
  `);
  const compare = comparer(question);
  const best = new Map<string, Near>();
  for (const row of rows) {
    const comparison = compare(row.phrasing);
    const known = best.get(row.id);
    const isNearer =
      known === undefined ||
      comparison.likeness > known.comparison.likeness ||
      (comparison.likeness === known.comparison.likeness && comparison.nearness > known.comparison.nearness);
    if (isNearer) best.set(row.id, { row, comparison });
  }
  return [...best.values()].toSorted(
    (one, other) =>
      other.comparison.likeness - one.comparison.likeness || other.comparison.nearness - one.comparison.nearness,
  );
};

const rounded = (share: number): number => Math.round(share * 1000) / 1000;

export interface Draft {
  readonly kbId: string;
  readonly question: string;
  readonly answer?: string;
  readonly exceptId?: string;
}

/** FAQ that ask nearly what a draft asks, and whether they answer the same. */
export const similarFaq = async (db: Database, { kbId, question, answer, exceptId }: Draft): Promise<SimilarFaq[]> => {
  const near = await nearest(db, kbId, question);
  return near
    .filter(({ row, comparison }) => row.id !== exceptId && comparison.nearness >= NEAR)
    .toSorted((one, other) => other.comparison.nearness - one.comparison.nearness)
    .slice(0, SHOWN_SIMILAR)
    .map(({ row: { updatedAt, ...row }, comparison }) => ({
      ...row,
      score: rounded(comparison.nearness),
      answer: htmlToText(row.answer),
      sameAnswer: answer === undefined || htmlToText(answer) === '' ? null : sameAnswer(row.answer, answer),
      updateTime: updatedAt.toISOString(),
    }));
};

/** How near phrasings are to a question in what they mean; null where there is no model, or it fails. */
const meanings = async (
  embedder: Embedder | null,
  question: string,
  phrasings: readonly string[],
  signal: AbortSignal,
): Promise<readonly number[] | null> => {
  if (embedder === null || phrasings.length === 0) return null;
  try {
    const [asked, ...others] = await embedder.embed([question, ...phrasings], signal);
    return asked === undefined ? null : others.map((one) => rounded(Math.max(0, cosine(asked, one))));
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof Error) return null;
    throw error;
  }
};

/** The FAQ that come nearest to a question, and why they answer it or do not. */
export const faqCandidates = async (
  { db, embedder }: { readonly db: Database; readonly embedder: Embedder | null },
  { kbId, question }: { readonly kbId: string; readonly question: string },
  signal: AbortSignal,
): Promise<FaqCandidate[]> => {
  const compare = comparer(question);
  const near = (await nearest(db, kbId, question))
    .filter(({ comparison }) => comparison.nearness >= WORTH_SHOWING)
    .slice(0, SHOWN_CANDIDATES);
  const vectors = await meanings(
    embedder,
    question,
    near.map(({ row }) => row.phrasing),
    signal,
  );
  return near.map(({ row, comparison: { nearness, difference, shared } }, at) => ({
    id: row.id,
    number: row.number,
    question: row.question,
    phrasing: row.phrasing,
    exact: normalQuestion(row.phrasing) === normalQuestion(question),
    score: rounded(nearness),
    vectorScore: vectors?.[at] ?? null,
    shared: [...shared],
    difference,
    deniedBy: deniedBy(compare, [row.question, ...row.similarQuestions], row.negativeQuestions),
    enabled: row.enabled,
  }));
};

/** A row of a spreadsheet that is to be imported. */
export interface SheetRow {
  readonly row: number;
  readonly question: string;
  readonly answer: string;
}

/** The rows whose question a base has already, as a question or as another way to ask one. */
export const knownRows = async (db: Database, kbId: string, rows: readonly SheetRow[]): Promise<KnownRow[]> => {
  const normals = rows.map(({ question }) => normalQuestion(question));
  const found = await db.query<Row>(sql`
    select ${columns} where f.knowledge_base_id = ${kbId} and md5(p.normal) = any(
      select md5(n) from unnest(${normals}::text[]) as n
    ) order by f.seq
  `);
  const known = new Map<string, { one: (typeof found)[number]; way: 'question' | 'similar' }>();
  for (const one of found) {
    const normal = normalQuestion(one.phrasing);
    const way = normalQuestion(one.question) === normal ? 'question' : 'similar';
    if (way === 'question' || !known.has(normal)) known.set(normal, { one, way });
  }
  const breathe = breather();
  const answers: KnownRow[] = [];
  for (const [at, { row, answer }] of rows.entries()) {
    await breathe();
    const match = known.get(normals[at] ?? '');
    if (match === undefined) continue;
    const { id, number, question, hits, createdBy, updatedAt } = match.one;
    answers.push({
      row,
      id,
      number,
      question,
      answer: htmlToText(match.one.answer),
      sameAnswer: sameAnswer(match.one.answer, cellAnswer(answer)),
      way: match.way,
      hits,
      createdBy,
      updateTime: updatedAt.toISOString(),
    });
  }
  return answers;
};
