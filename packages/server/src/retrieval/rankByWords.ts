import sql from 'sql-template-tag';
import type { Queryable } from '../db/database.js';
import { commonness } from './commonness.js';
import type { QueryWord } from './tokenise.js';

const K1 = 1.2;
const B = 0.7;
/** What a part of a word counts against the whole word. */
const PART = 0.4;
/** Passages of ordinary text that are counted besides those searched: a few alone can't tell rare words from common ones. */
const BACKGROUND = 100;

/** Where to look. Only chunks that are enabled, of documents that are ready, are ever found. */
export interface Scope {
  readonly knowledgeBaseIds: readonly string[];
  /** Narrows it to one document. */
  readonly documentId?: string;
}

export interface WordHit {
  readonly seq: number;
  readonly score: number;
  /** 0 to 1: how much of what the question is about comes in the chunk, rare words counting more. */
  readonly coverage: number;
  /** Words of the question found in it, single characters left out. */
  readonly words: number;
}

export const liveChunks = ({ knowledgeBaseIds, documentId }: Scope) => sql`
  select c.seq, c.length from chunks c join documents d on d.id = c.document_id
  where c.enabled and d.status = 'ready' and c.knowledge_base_id = any(${[...knowledgeBaseIds]}::text[])
    and (${documentId ?? null}::text is null or c.document_id = ${documentId ?? null})`;

interface Row {
  seq: number;
  length: number;
  terms: string[];
  counts: number[];
}

/** 0 to 1: how much of a word a text holds. Half of a long word is another word. */
export const shareOf = (
  { term, parts }: Pick<QueryWord, 'term' | 'parts'>,
  found: { has(term: string): boolean },
): number => {
  if (found.has(term)) return 1;
  if (parts.length === 0) return 0;
  const share = parts.filter((part) => found.has(part)).length / parts.length;
  return share >= (parts.length > 2 ? 0.6 : 0.5) ? share * 0.8 : 0;
};

/** BM25 over the postings, and how much of the question each chunk covers. Best first. */
export const rankByWords = async (
  db: Queryable,
  scope: Scope,
  words: readonly QueryWord[],
  limit = 60,
): Promise<WordHit[]> => {
  if (words.length === 0) return [];
  const terms = [...new Set(words.flatMap(({ term, parts }) => [term, ...parts]))];
  const [total] = await db.query<{ chunks: number; average: number }>(
    sql`select count(*)::int as chunks, coalesce(avg(length), 0)::float8 as average from (${liveChunks(scope)}) live`,
  );
  if (total === undefined || total.chunks === 0) return [];
  const frequencies = await db.query<{ term: string; chunks: number }>(sql`
    select t.term, count(*)::int as chunks
    from chunk_terms t join (${liveChunks(scope)}) live on live.seq = t.chunk_seq
    where t.term = any(${terms}::text[]) group by t.term`);
  const chunksWith = new Map(frequencies.map(({ term, chunks }) => [term, chunks]));
  const idf = (term: string): number => {
    const found = (chunksWith.get(term) ?? 0) + BACKGROUND * commonness(term);
    return Math.log(1 + (total.chunks + BACKGROUND - found + 0.5) / (found + 0.5));
  };

  const weights = new Map<string, number>();
  for (const { term, parts, weight } of words) {
    weights.set(term, Math.max(weights.get(term) ?? 0, weight * idf(term)));
    for (const part of parts)
      weights.set(part, Math.max(weights.get(part) ?? 0, (PART * weight * idf(part)) / parts.length));
  }
  const known = terms.filter((term) => chunksWith.has(term));
  if (known.length === 0) return [];
  const rows = await db.query<Row>(sql`
    with live as (${liveChunks(scope)}),
    weights as (
      select * from unnest(${known}::text[], ${known.map((term) => weights.get(term) ?? 0)}::float8[]) as w (term, weight)
    )
    select live.seq::int8 as seq, live.length, array_agg(t.term) as terms, array_agg(t.count::int) as counts
    from weights w join chunk_terms t on t.term = w.term join live on live.seq = t.chunk_seq
    group by live.seq, live.length
    order by sum(w.weight * t.count * ${K1 + 1}::float8
      / (t.count + ${K1}::float8 * (1 - ${B}::float8 + ${B}::float8 * live.length / ${Math.max(1, total.average)}::float8))) desc, live.seq
    limit ${limit}`);

  const wanted = words.reduce((sum, { term, weight }) => sum + weight * idf(term), 0);
  return rows.map(({ seq, length, terms: found, counts }) => {
    let score = 0;
    for (const [index, term] of found.entries()) {
      const count = counts[index] ?? 0;
      const norm = count + K1 * (1 - B + (B * length) / Math.max(1, total.average));
      score += ((weights.get(term) ?? 0) * count * (K1 + 1)) / norm;
    }
    const has = new Set(found);
    let covered = 0;
    let foundWords = 0;
    for (const { term, parts, weight } of words) {
      const share = shareOf({ term, parts }, has);
      covered += weight * idf(term) * share;
      if (share > 0 && weight === 1) foundWords += 1;
    }
    return { seq, score, coverage: wanted === 0 ? 0 : covered / wanted, words: foundWords };
  });
};
