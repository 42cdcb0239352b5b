import type { Position } from '@console/base';
import sql from 'sql-template-tag';
import type { Queryable } from '../db/database.js';
import { locate } from '../parsing/locate.js';
import type { Span } from '../parsing/types.js';
import type { Embedder } from './embedder.js';
import { rankByVectors } from './rankByVectors.js';
import { rankByWords, type WordHit } from './rankByWords.js';
import { phraseShare, queryWords } from './tokenise.js';
import type { Scope } from './wordCandidates.js';

/** A chunk that has to do with a question. */
export interface Passage {
  readonly chunkId: string;
  readonly chunkIndex: number;
  readonly documentId: string;
  readonly documentName: string;
  readonly knowledgeBaseId: string;
  readonly knowledgeBaseName: string;
  readonly heading: readonly string[];
  readonly content: string;
  /** Only good for comparing the passages of one question. */
  readonly score: number;
  /** 0 to 1: how much of the question it holds, or how near it is in meaning. */
  readonly relevance?: number;
  /** Where which characters stand. Null where a person changed the text. */
  readonly spans: readonly Span[] | null;
  /** Where the whole chunk stands. */
  readonly positions: readonly Position[];
}

export interface Retrieval {
  readonly db: Queryable;
  /** Left out: by words alone. */
  readonly embedder?: Embedder;
  /** Told when the embedding endpoint fails; words alone decide then. */
  readonly onEmbeddingError?: (error: unknown) => void;
}

export interface Question extends Scope {
  readonly question: string;
  /** Default 6. */
  readonly limit?: number;
  /** Passages that are less relevant are left out, 0 to 1. Default 0. */
  readonly minRelevance?: number;
  /** Weight of the meaning beside the words, 0 to 1. Default 0.5: the same. */
  readonly vectorWeight?: number;
  readonly signal?: AbortSignal;
}

/** Less of the question than this, and a chunk merely shares a word with it. */
const MIN_COVERAGE = 0.5;
/** Enough where several of its words come together. */
const MIN_COVERAGE_OF_SEVERAL = 0.3;
/** A chunk this near in meaning needs no word in common. */
const MIN_COSINE = 0.6;
/** Looked at more closely. */
const CANDIDATES = 30;
/** Ranks are fused by their reciprocals; this damps the first ones. */
const FUSION = 60;

interface Row {
  seq: number;
  id: string;
  index: number;
  document_id: string;
  document_name: string;
  knowledge_base_id: string;
  knowledge_base_name: string;
  heading: string[];
  content: string;
  spans: Span[] | null;
  positions: Position[];
}

const readContents = async (db: Queryable, hits: readonly WordHit[]): Promise<Map<number, string>> => {
  if (hits.length === 0) return new Map();
  const rows = await db.query<{ seq: number; content: string }>(
    sql`select seq, content from chunks where seq = any(${hits.map(({ seq }) => seq)}::bigint[])`,
  );
  return new Map(rows.map(({ seq, content }) => [seq, content]));
};

/** The chunks that answer a question, best first; none where nothing has to do with it. */
export const retrieve = async (
  { db, embedder, onEmbeddingError }: Retrieval,
  { knowledgeBaseIds, documentId, question, limit = 6, minRelevance = 0, vectorWeight = 0.5, signal }: Question,
): Promise<Passage[]> => {
  if (knowledgeBaseIds.length === 0) return [];
  const scope: Scope = { knowledgeBaseIds, documentId };
  const embedding =
    embedder === undefined
      ? null
      : embedder.embed([question], signal).catch((error: unknown) => {
          signal?.throwIfAborted();
          onEmbeddingError?.(error);
          return null;
        });
  const found = (await rankByWords(db, scope, queryWords(question)))
    .filter(({ coverage, words }) => coverage >= (words > 1 ? MIN_COVERAGE_OF_SEVERAL : MIN_COVERAGE))
    .slice(0, CANDIDATES);
  const contents = await readContents(db, found);
  // A chunk with all of the question in its own order comes before one that repeats a part of it.
  const inOrder = phraseShare(question);
  const byWords = found
    .map((hit) => ({ ...hit, rank: hit.score * hit.coverage * (1 + 2 * inOrder(contents.get(hit.seq) ?? '')) }))
    .toSorted((a, b) => b.rank - a.rank);
  const [vector] = (await embedding) ?? [];
  const near =
    embedder === undefined || vector === undefined ? [] : await rankByVectors(db, scope, embedder.model, vector);
  const covered = new Set(byWords.map(({ seq }) => seq));
  const byVectors = near.filter(({ seq, cosine }) => cosine >= MIN_COSINE || covered.has(seq));
  signal?.throwIfAborted();

  const scores = new Map<number, number>();
  // Without vectors there is nothing to weigh.
  const weight = near.length === 0 ? 0.5 : vectorWeight;
  for (const [ranking, share] of [
    [byWords, 1 - weight],
    [byVectors, weight],
  ] as const) {
    if (share === 0) continue;
    for (const [rank, { seq }] of ranking.entries()) {
      scores.set(seq, (scores.get(seq) ?? 0) + (2 * share) / (FUSION + rank + 1));
    }
  }
  const relevance = new Map(near.map(({ seq, cosine }) => [seq, cosine]));
  for (const { seq, coverage } of found) relevance.set(seq, Math.min(1, Math.max(coverage, relevance.get(seq) ?? 0)));
  const best = [...scores]
    .filter(([seq]) => (relevance.get(seq) ?? 0) >= minRelevance)
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, limit);
  if (best.length === 0) return [];
  const rows = await db.query<Row>(sql`
    select c.seq, c.id, c.index, c.document_id, d.name as document_name, c.knowledge_base_id, b.name as knowledge_base_name,
      c.heading, c.content, c.spans, c.positions
    from chunks c join documents d on d.id = c.document_id join knowledge_bases b on b.id = c.knowledge_base_id
    where c.seq = any(${best.map(([seq]) => seq)}::bigint[]) and c.enabled`);
  const bySeq = new Map(rows.map((row) => [row.seq, row]));
  return best.flatMap(([seq, score]) => {
    const row = bySeq.get(seq);
    if (row === undefined) return [];
    return [
      {
        chunkId: row.id,
        chunkIndex: row.index,
        documentId: row.document_id,
        documentName: row.document_name,
        knowledgeBaseId: row.knowledge_base_id,
        knowledgeBaseName: row.knowledge_base_name,
        heading: row.heading,
        content: row.content,
        score,
        relevance: relevance.get(seq) ?? 0,
        spans: row.spans,
        positions: row.positions,
      },
    ];
  });
};

/** Where the characters `start` to `end` of a passage stand; all of the passage where its text was changed by hand. */
export const quotePositions = (
  { content, spans, positions }: Passage,
  start: number,
  end: number,
): readonly Position[] => (spans === null ? positions : locate(content, spans, start, end));
