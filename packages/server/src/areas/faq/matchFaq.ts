import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database.js';
import { htmlToMarkdown, htmlToText } from '../../html/index.js';
import { uploadPath } from '../../uploads/index.js';
import { ABOUT_SHARE, likeness, normalQuestion, phrasingTerms } from './phrasing.js';

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

const filesOf = async (db: Queryable, id: string): Promise<FaqFile[]> => {
  const files = await db.query<Omit<FaqFile, 'url'>>(sql`
    select u.id, u.name, u.size::float8 as size, u.type
    from faqs f join faq_files x on x.faq_seq = f.seq join uploads u on u.id = x.upload_id
    where f.id = ${id} order by x.role, x.place
  `);
  return files.map((file) => ({ ...file, url: uploadPath(file.id) }));
};

const toMatch = async (
  db: Queryable,
  { id, knowledgeBaseName, question, answer }: Candidate,
  score: number,
): Promise<FaqMatch> => ({
  id,
  knowledgeBaseName,
  question,
  markdown: htmlToMarkdown(answer),
  text: htmlToText(answer),
  resources: await filesOf(db, id),
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
  if (same !== undefined) return toMatch(db, same, 1);

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
  return best === null ? null : toMatch(db, best.candidate, best.score);
};

/** Counts one more answer given by an FAQ. */
export const countFaqHit = async (db: Queryable, id: string): Promise<void> => {
  await db.query(sql`update faqs set hits = hits + 1 where id = ${id}`);
};
