import type { FaqChannel, FaqVariant } from '@console/api/contract';
import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database.js';
import { htmlToMarkdown, htmlToText } from '../../html/index.js';
import { ownWordsOf } from '../../retrieval/index.js';
import { uploadPath } from '../../uploads/index.js';
import { shanghaiDay } from '../../text/moment.js';
import { otherWordings } from './otherWordings.js';
import { ABOUT_SHARE, comparer, deniedBy, normalQuestion, phrasingTerms } from './phrasing.js';
import { variantFor } from './variants.js';

/** A stored file that an FAQ shows. */
export interface FaqFile {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly size: number;
  readonly type: string;
}

/** An FAQ that answers a question. */
export interface FaqMatch {
  readonly id: string;
  readonly knowledgeBaseName: string;
  readonly question: string;
  /** The answer as markdown, without pictures. */
  readonly markdown: string;
  /** The words of the answer. */
  readonly text: string;
  /** Pictures in the answer, then the files that it offers. */
  readonly resources: readonly FaqFile[];
  /** Which of the variants the answer is, from 0; null: the usual one. */
  readonly variant: number | null;
  /** How surely it is the same question; 1 where word for word. */
  readonly score: number;
}

/** Which question, and where to look. */
export interface FaqQuestion {
  readonly knowledgeBaseIds: readonly string[];
  readonly question: string;
  /** Who asks: staff in the console, or a visitor of another portal. Default: nobody in particular. */
  readonly channel?: FaqChannel;
}

interface Candidate {
  id: string;
  knowledgeBaseName: string;
  question: string;
  similarQuestions: string[];
  negativeQuestions: string[];
  answer: string;
  variants: FaqVariant[];
  phrasing: string;
}

const CANDIDATES = 300;
/** Terms are counted no further than this: what comes so often tells nothing apart. */
const COUNTED = 2000;
/** Longer than any FAQ's question is asked; such texts are for retrieval. */
const LONGEST = 500;

const filesOf = async (db: Queryable, id: string): Promise<(FaqFile & { role: string })[]> => {
  const files = await db.query<Omit<FaqFile, 'url'> & { role: string }>(sql`
    select u.id, u.name, u.size::float8 as size, u.type, x.role
    from faqs f join faq_files x on x.faq_seq = f.seq join uploads u on u.id = x.upload_id
    where f.id = ${id} order by x.role, x.place
  `);
  return files.map((file) => ({ ...file, url: uploadPath(file.id) }));
};

const toMatch = async (
  db: Queryable,
  { id, knowledgeBaseName, question, answer: usual, variants }: Candidate,
  channel: FaqChannel | undefined,
  score: number,
): Promise<FaqMatch> => {
  const variant = variantFor(variants, channel, shanghaiDay(new Date()));
  const answer = variant === null ? usual : (variants[variant]?.answer ?? usual);
  const files = await filesOf(db, id);
  return {
    id,
    knowledgeBaseName,
    question,
    markdown: htmlToMarkdown(answer),
    text: htmlToText(answer),
    // Pictures of the answers that are not given stay away.
    resources: files.flatMap(({ role, ...file }) => (role === 'resource' || answer.includes(file.id) ? [file] : [])),
    variant,
    score,
  };
};

const columns = sql`
  f.id, k.name as "knowledgeBaseName", f.question, f.similar_questions as "similarQuestions",
  f.negative_questions as "negativeQuestions", f.answer, f.variants, p.text as phrasing
  from faq_phrasings p join faqs f on f.seq = p.faq_seq join knowledge_bases k on k.id = f.knowledge_base_id
`;

/** The rarest of the terms, as many as needed so that no phrasing close enough has none of them. */
const rarest = async (db: Queryable, terms: readonly string[]): Promise<string[]> => {
  const counts = await db.query<{ term: string; count: number }>(sql`
    select term, (
      select count(*)::int from (select 1 from faq_terms t where t.term = wanted.term limit ${COUNTED}) few
    ) as count
    from unnest(${[...terms]}::text[]) as wanted (term)
  `);
  const missing = terms.length - Math.ceil(ABOUT_SHARE * terms.length);
  return counts
    .toSorted((a, b) => a.count - b.count)
    .slice(0, missing + 1)
    .map(({ term }) => term);
};

const mayAnswer = (
  compare: ReturnType<typeof comparer>,
  { question, similarQuestions, negativeQuestions }: Candidate,
): boolean => deniedBy(compare, [question, ...similarQuestions], negativeQuestions) === null;

/** Word for word the same, as a rule one; more where bases share a question. */
const MOST_SAME = 20;

/** FAQ of these bases that ask the same as one wording of a question, most surely first. */
const findSame = async (
  db: Queryable,
  knowledgeBaseIds: readonly string[],
  question: string,
): Promise<{ candidate: Candidate; score: number }[]> => {
  const here = sql`f.enabled and f.knowledge_base_id = any(${[...knowledgeBaseIds]}::text[])`;
  const normal = normalQuestion(question);
  const same = await db.query<Candidate>(sql`
    select ${columns} where md5(p.normal) = md5(${normal}) and p.normal = ${normal} and ${here}
    order by (f.normal = ${normal}) desc, f.updated_at desc, f.seq desc limit ${MOST_SAME}
  `);
  const exact = same.filter(
    ({ negativeQuestions }) => !negativeQuestions.some((one) => normalQuestion(one) === normal),
  );
  if (exact.length > 0) return exact.map((candidate) => ({ candidate, score: 1 }));

  const terms = phrasingTerms(question);
  if (terms.length === 0) return [];
  const wanted = await rarest(db, terms);
  const candidates = await db.query<Candidate>(sql`
    select ${columns} where ${here} and p.seq in (
      select phrasing_seq from faq_terms where term = any(${terms}::text[]) and phrasing_seq in (
        select phrasing_seq from faq_terms where term = any(${wanted}::text[])
      )
      group by phrasing_seq having count(*) >= ${Math.ceil(ABOUT_SHARE * terms.length)}::int
      order by count(*) desc, phrasing_seq desc limit ${CANDIDATES}
    )
  `);
  const compare = comparer(question);
  return candidates
    .map((candidate) => ({ candidate, score: compare(candidate.phrasing).likeness }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .filter(({ candidate }) => mayAnswer(compare, candidate));
};

/**
 * The enabled FAQ of these bases that asks the same: word for word, or else very nearly, and nearer to that than to any
 * question that it must not answer; in other words of the bases where it is asked in none. Null where none does.
 */
export const matchFaq = async (
  { db }: { readonly db: Queryable },
  { knowledgeBaseIds, question, channel }: FaqQuestion,
): Promise<FaqMatch | null> => {
  if (knowledgeBaseIds.length === 0 || question.length > LONGEST) return null;
  const [best] = await findSame(db, knowledgeBaseIds, question);
  if (best !== undefined) return toMatch(db, best.candidate, channel, best.score);
  const compare = comparer(question);
  for (const wording of otherWordings(question, await ownWordsOf(db, knowledgeBaseIds))) {
    const found = await findSame(db, knowledgeBaseIds, wording);
    const meant = found.find(({ candidate }) => mayAnswer(compare, candidate));
    if (meant !== undefined) return toMatch(db, meant.candidate, channel, meant.score);
  }
  return null;
};

/** Counts one more answer given by an FAQ, of all time and of today. */
export const countFaqHit = async (db: Queryable, id: string): Promise<void> => {
  await db.query(sql`
    with counted as (update faqs set hits = hits + 1 where id = ${id} returning seq)
    insert into faq_hits as h (faq_seq, day, hits)
    select seq, (now() at time zone 'Asia/Shanghai')::date, 1 from counted
    on conflict (faq_seq, day) do update set hits = h.hits + 1`);
};
