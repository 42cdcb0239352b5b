import type { FilePlace, Position } from '@console/base';
import sql from 'sql-template-tag';
import type { Database, Queryable } from '../db/database.js';
import { locate } from '../parsing/locate.js';
import type { Span } from '../parsing/types.js';
import { keptScale, scaleFor } from './calibrate.js';
import type { Embedder } from './embedder.js';
import { fuse } from './fuse.js';
import { ownWordsOf } from './ownWords.js';
import { rankByVectors, type VectorHit } from './rankByVectors.js';
import { rankByWords } from './rankByWords.js';
import type { Reranker } from './reranker.js';
import { relevanceOn, type Scale, usualScale } from './scale.js';
import type { WordGroups } from './synonyms.js';
import type { WordHit } from './scoreByWords.js';
import { phraseShare, queryWords } from './tokenise.js';
import type { Scope } from './wordCandidates.js';

/** By what a chunk was found. Places count from 1. */
export interface FoundBy {
  /** `share`: how much of what the question is about it holds, 0 to 1. */
  readonly words?: { readonly rank: number; readonly share: number };
  /** `likeness`: how near it is in meaning, 0 to 1. */
  readonly meaning?: { readonly rank: number; readonly likeness: number };
}

/** The way through the graph on which a sentence was come to. */
export interface GraphWay {
  readonly steps: readonly {
    readonly subject: string;
    readonly predicate: string;
    readonly object: string;
    readonly condition: string;
  }[];
  /** Which of them the sentence says, from 1. */
  readonly step: number;
  readonly sentence: string;
  /** Where just the sentence stands. */
  readonly positions: readonly Position[];
}

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
  /** By what it was found. Left out where only its text matters. */
  readonly foundBy?: FoundBy;
  /** Where which characters stand. Null where a person changed the text. */
  readonly spans: readonly Span[] | null;
  /** Where the whole chunk stands. */
  readonly positions: readonly Position[];
  /** The words that the searched bases have besides those that everybody uses. Default none. */
  readonly ownWords?: WordGroups;
  /** Where it stands in a file without pages. Null: nobody counts there. */
  readonly place: FilePlace | null;
  /** It was found through the graph, maybe besides. Left out: it was not. */
  readonly path?: GraphWay;
}

/** The models that search, as far as there are any. */
export interface SearchModels {
  /** Left out: by words alone. */
  readonly embedder?: Embedder;
  /** Left out: in the order in which words and vectors found them. */
  readonly reranker?: Reranker;
}

export interface Retrieval extends SearchModels {
  readonly db: Pick<Database, 'query' | 'transaction'>;
  /** Told when a model fails; what is left decides then. */
  readonly onModelError?: (error: unknown) => void;
}

/** How is looked for in one base. */
export interface SearchSettings {
  /** Passages, at most. */
  readonly limit: number;
  /** Passages that are less relevant are left out, 0 to 1. */
  readonly minRelevance: number;
  /** Weight of the meaning beside the words, 0 to 1. */
  readonly vectorWeight: number;
}

/** How is looked for in a base that has no settings of its own. */
const usualSettings: SearchSettings = { limit: 6, minRelevance: 0, vectorWeight: 0.5 };

export interface Question extends Scope, Partial<SearchSettings> {
  readonly question: string;
  /** Settings of bases that have their own. */
  readonly own?: ReadonlyMap<string, SearchSettings>;
  /** How much what is found in a base counts. Default 1 each. */
  readonly baseWeights?: ReadonlyMap<string, number>;
  readonly signal?: AbortSignal;
}

/** Less of the question than this, and a chunk merely shares a word with it. */
const MIN_COVERAGE = 0.5;
/** Enough where several of its words come together. */
const MIN_COVERAGE_OF_SEVERAL = 0.3;
/** What a reranker finds less relevant is beside the question: halfway to what begins to be related. */
const MIN_RERANKED = 0.3;
/** Looked at more closely. */
const CANDIDATES = 30;

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
  place: FilePlace | null;
}

interface Text {
  seq: number;
  base: string;
  content: string;
}

const readTexts = async (db: Queryable, seqs: readonly number[]): Promise<Map<number, Text>> => {
  if (seqs.length === 0) return new Map();
  const rows = await db.query<Text>(
    sql`select seq, knowledge_base_id as base, content from chunks where seq = any(${[...seqs]}::bigint[])`,
  );
  return new Map(rows.map((row) => [row.seq, row]));
};

const findByVectors = async (
  { db, embedder, onModelError }: Retrieval,
  { knowledgeBaseIds, documentId, question, signal }: Question,
): Promise<{ near: readonly VectorHit[]; scale: Scale }> => {
  if (embedder === undefined) return { near: [], scale: usualScale };
  const { model } = embedder;
  try {
    const [vector] = await embedder.embed([question], signal);
    if (vector === undefined) return { near: [], scale: usualScale };
    const scale = await scaleFor(db, 'embedding', model);
    return { near: await rankByVectors(db, { knowledgeBaseIds, documentId, model, vector }), scale };
  } catch (error) {
    signal?.throwIfAborted();
    onModelError?.(error);
    return { near: [], scale: usualScale };
  }
};

interface Scored {
  readonly seq: number;
  readonly score: number;
  readonly relevance: number;
}

/** In the order that a model gives them, without those that it finds beside the question; as they were where it fails. */
const rerank = async (
  { db, reranker, onModelError }: Retrieval,
  { question, signal }: Question,
  scored: readonly Scored[],
  texts: ReadonlyMap<number, Text>,
): Promise<readonly Scored[]> => {
  if (reranker === undefined || scored.length === 0) return scored;
  const first = scored.slice(0, CANDIDATES);
  try {
    const contents = first.map(({ seq }) => texts.get(seq)?.content ?? '');
    const given = await reranker.score(question, contents, signal);
    const scale = await keptScale(db, 'rerank', reranker.model);
    const order = first
      .map((one, at) => ({ one, given: given[at] ?? 0 }))
      .filter((each) => scale === null || relevanceOn(scale, each.given) >= MIN_RERANKED)
      .toSorted((a, b) => b.given - a.given);
    // Scores go on comparing passages of several searches: they keep their values, and change their owners.
    return order.map(({ one, given: own }, at) => ({
      seq: one.seq,
      score: first[at]?.score ?? one.score,
      relevance: scale === null ? one.relevance : relevanceOn(scale, own),
    }));
  } catch (error) {
    signal?.throwIfAborted();
    onModelError?.(error);
    return scored;
  }
};

/** The best of each base, as many as its settings say, and of all together as many as those say that want the most. */
const bestOfEach = (
  scored: readonly Scored[],
  settingsOf: (seq: number) => SearchSettings,
  baseOf: (seq: number) => string,
): Scored[] => {
  const taken = new Map<string, number>();
  let most = 0;
  const kept = scored.filter(({ seq, relevance }) => {
    const { limit, minRelevance } = settingsOf(seq);
    const count = taken.get(baseOf(seq)) ?? 0;
    if (relevance < minRelevance || count >= limit) return false;
    taken.set(baseOf(seq), count + 1);
    most = Math.max(most, limit);
    return true;
  });
  return kept.slice(0, most);
};

/** Tells by what a chunk was found. */
const foundByOf = (byWords: readonly WordHit[], byVectors: readonly VectorHit[], scale: Scale) => {
  const words = new Map(byWords.map(({ seq, coverage }, at) => [seq, { rank: at + 1, share: Math.min(1, coverage) }]));
  const meaning = new Map(
    byVectors.map(({ seq, cosine }, at) => [seq, { rank: at + 1, likeness: relevanceOn(scale, cosine) }]),
  );
  return (seq: number): FoundBy => ({ words: words.get(seq), meaning: meaning.get(seq) });
};

/** The chunks that answer a question, best first; none where nothing has to do with it. All bases are searched at once. */
export const retrieve = async (retrieval: Retrieval, wanted: Question): Promise<Passage[]> => {
  const { db } = retrieval;
  const {
    knowledgeBaseIds,
    documentId,
    question,
    limit = usualSettings.limit,
    minRelevance = usualSettings.minRelevance,
    vectorWeight = usualSettings.vectorWeight,
    own,
    baseWeights,
    signal,
  } = wanted;
  if (knowledgeBaseIds.length === 0) return [];
  const meaning = findByVectors(retrieval, wanted);
  // It is waited for below, also where the words fail first.
  meaning.catch(() => undefined);
  const ownWords = await ownWordsOf(db, knowledgeBaseIds);
  const found = (await rankByWords(db, { knowledgeBaseIds, documentId }, queryWords(question, ownWords)))
    .filter(({ coverage, words }) => coverage >= (words > 1 ? MIN_COVERAGE_OF_SEVERAL : MIN_COVERAGE))
    .slice(0, CANDIDATES);
  const { near, scale } = await meaning;
  const texts = await readTexts(db, [...new Set([...found, ...near].map(({ seq }) => seq))]);
  signal?.throwIfAborted();

  // A chunk with all of the question in its own order comes before one that repeats a part of it.
  const inOrder = phraseShare(question);
  const byWords = found
    .map((hit) => ({ ...hit, rank: hit.score * hit.coverage * (1 + 2 * inOrder(texts.get(hit.seq)?.content ?? '')) }))
    .toSorted((a, b) => b.rank - a.rank);
  const covered = new Set(found.map(({ seq }) => seq));
  // A chunk near enough in meaning needs no word in common.
  const byVectors = near.filter(({ seq, cosine }) => cosine >= scale.related || covered.has(seq));

  const usual = { limit, minRelevance, vectorWeight };
  const baseOf = (seq: number): string => texts.get(seq)?.base ?? '';
  const settingsOf = (seq: number): SearchSettings => own?.get(baseOf(seq)) ?? usual;
  // Without vectors there is nothing to weigh.
  const weightOf = (seq: number): number => (near.length === 0 ? 0.5 : settingsOf(seq).vectorWeight);
  const relevance = new Map(near.map(({ seq, cosine }) => [seq, relevanceOn(scale, cosine)]));
  for (const { seq, coverage } of found) relevance.set(seq, Math.min(1, Math.max(coverage, relevance.get(seq) ?? 0)));
  const fused = [...fuse(byWords, byVectors, weightOf)]
    .map(([seq, score]) => ({ seq, score, relevance: relevance.get(seq) ?? 0 }))
    .toSorted((a, b) => b.score - a.score);
  const foundBy = foundByOf(byWords, byVectors, scale);
  const ranked = await rerank(retrieval, wanted, fused, texts);
  const weighed =
    baseWeights === undefined
      ? ranked
      : ranked
          .map((hit) => ({ ...hit, score: hit.score * (baseWeights.get(baseOf(hit.seq)) ?? 1) }))
          .toSorted((a, b) => b.score - a.score);
  const best = bestOfEach(weighed, settingsOf, baseOf);
  if (best.length === 0) return [];
  const rows = await db.query<Row>(sql`
    select c.seq, c.id, c.index, c.document_id, d.name as document_name, c.knowledge_base_id, b.name as knowledge_base_name,
      c.heading, c.content, c.spans, c.positions, c.file_place as place
    from chunks c join documents d on d.id = c.document_id join knowledge_bases b on b.id = c.knowledge_base_id
    where c.seq = any(${best.map(({ seq }) => seq)}::bigint[]) and c.enabled and c.parsing = d.parsing`);
  const bySeq = new Map(rows.map((row) => [row.seq, row]));
  return best.flatMap(({ seq, score, relevance: share }) => {
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
        relevance: share,
        foundBy: foundBy(seq),
        spans: row.spans,
        positions: row.positions,
        place: row.place,
        ...(ownWords.length > 0 && { ownWords }),
      },
    ];
  });
};

/** Where the characters `start` to `end` of a passage stand; all of the passage where its text was changed by hand. */
export const quotePositions = (
  { content, spans, positions }: Pick<Passage, 'content' | 'spans' | 'positions'>,
  start: number,
  end: number,
): readonly Position[] => (spans === null ? positions : locate(content, spans, start, end));
