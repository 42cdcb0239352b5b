import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database.js';
import { htmlToMarkdown, htmlToText } from '../../html/index.js';
import { ABOUT_SHARE, likeness, normalQuestion, phrasingTerms } from './phrasing.js';

/** An FAQ that answers a question. */
export interface FaqMatch {
  readonly id: string;
  readonly knowledgeBaseName: string;
  readonly question: string;
  /** The answer as markdown, without pictures. */
  readonly markdown: string;
  /** The words of the answer. */
  readonly text: string;
  /** How surely it is the same question; 1 where word for word. */
  readonly score: number;
}

/** Which question, and where to look. */
export interface FaqQuestion {
  readonly knowledgeBaseIds: readonly string[];
  readonly question: string;
}

interface Candidate {
  id: string;
  knowledgeBaseName: string;
  question: string;
  answer: string;
  phrasing: string;
}

const CANDIDATES = 300;
/** Terms are counted no further than this: what comes so often tells nothing apart. */
const COUNTED = 2000;
/** Longer than any FAQ's question is asked; such texts are for retrieval. */
const LONGEST = 500;

const toMatch = ({ id, knowledgeBaseName, question, answer }: Candidate, score: number): FaqMatch => ({
  id,
  knowledgeBaseName,
  question,
  markdown: htmlToMarkdown(answer),
  text: htmlToText(answer),
  score,
});

const columns = sql`
  f.id, k.name as "knowledgeBaseName", f.question, f.answer, p.text as phrasing
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

/** The enabled FAQ of these bases that asks the same: word for word, or else very nearly. Null where none does. */
export const matchFaq = async (
  { db }: { readonly db: Queryable },
  { knowledgeBaseIds, question }: FaqQuestion,
): Promise<FaqMatch | null> => {
  if (knowledgeBaseIds.length === 0 || question.length > LONGEST) return null;
  const here = sql`f.enabled and f.knowledge_base_id = any(${[...knowledgeBaseIds]}::text[])`;
  const normal = normalQuestion(question);
  const [same] = await db.query<Candidate>(sql`
    select ${columns} where md5(p.normal) = md5(${normal}) and p.normal = ${normal} and ${here}
    order by (f.normal = ${normal}) desc, f.updated_at desc, f.seq desc limit 1
  `);
  if (same !== undefined) return toMatch(same, 1);

  const terms = phrasingTerms(question);
  if (terms.length === 0) return null;
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
  let best: { candidate: Candidate; score: number } | null = null;
  for (const candidate of candidates) {
    const score = likeness(question, candidate.phrasing);
    if (score > (best?.score ?? 0)) best = { candidate, score };
  }
  return best === null ? null : toMatch(best.candidate, best.score);
};

/** Counts one more answer given by an FAQ. */
export const countFaqHit = async (db: Queryable, id: string): Promise<void> => {
  await db.query(sql`update faqs set hits = hits + 1 where id = ${id}`);
};
