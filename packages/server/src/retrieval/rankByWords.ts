import type { Queryable } from '../db/database.js';
import { commonness } from './commonness.js';
import type { QueryWord } from './tokenise.js';
import { type CandidateLimits, findCandidates, type Scope, type TermWeights } from './wordCandidates.js';
import { B, K1 } from './wordIndex.js';

/** What a part of a word counts against the whole word. */
const PART = 0.4;
/** Passages of ordinary text that are counted besides those searched: a few alone can't tell rare words from common ones. */
const BACKGROUND = 100;

export interface WordHit {
  readonly seq: number;
  readonly score: number;
  /** 0 to 1: how much of what the question is about comes in the chunk, rare words counting more. */
  readonly coverage: number;
  /** Words of the question found in it, single characters left out. */
  readonly words: number;
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

/** Chunks looked at. */
const MOST = 60;
/** How often an index is asked for a whole word, so that parts of words can count less. */
const TIMES = 5;

const termWeights = (words: readonly QueryWord[]): TermWeights => {
  const weights = new Map<string, number>();
  const add = (term: string, weight: number): void => {
    weights.set(term, Math.max(weights.get(term) ?? 1, Math.round(TIMES * weight)));
  };
  for (const { term, parts, weight } of words) {
    add(term, weight);
    for (const part of parts) add(part, (PART * weight) / parts.length);
  }
  return weights;
};

/** BM25 over the words of chunks, and how much of the question each covers. Best first. */
export const rankByWords = async (
  db: Queryable,
  scope: Scope,
  words: readonly QueryWord[],
  limits: CandidateLimits = {},
): Promise<WordHit[]> => {
  if (words.length === 0) return [];
  const { chunks, total, chunksWith } = await findCandidates(db, scope, termWeights(words), limits);
  if (chunks.length === 0) return [];
  const rarities = new Map<string, number>();
  const idf = (term: string): number => {
    const known = rarities.get(term);
    if (known !== undefined) return known;
    const found = (chunksWith.get(term) ?? 0) + BACKGROUND * commonness(term);
    const rarity = Math.log(1 + (total + BACKGROUND - found + 0.5) / (found + 0.5));
    rarities.set(term, rarity);
    return rarity;
  };
  const weights = new Map<string, number>();
  for (const { term, parts, weight } of words) {
    weights.set(term, Math.max(weights.get(term) ?? 0, weight * idf(term)));
    for (const part of parts)
      weights.set(part, Math.max(weights.get(part) ?? 0, (PART * weight * idf(part)) / parts.length));
  }
  const wanted = words.reduce((sum, { term, weight }) => sum + weight * idf(term), 0);
  const averageLength = Math.max(1, chunks.reduce((sum, { length }) => sum + length, 0) / chunks.length);
  const hits = chunks.map(({ seq, length, counts }): WordHit => {
    const norm = K1 * (1 - B + (B * length) / averageLength);
    let score = 0;
    for (const [term, count] of counts) score += ((weights.get(term) ?? 0) * count * (K1 + 1)) / (count + norm);
    let covered = 0;
    let foundWords = 0;
    for (const { term, parts, weight } of words) {
      const share = shareOf({ term, parts }, counts);
      covered += weight * idf(term) * share;
      if (share > 0 && weight === 1) foundWords += 1;
    }
    return { seq, score, coverage: wanted === 0 ? 0 : covered / wanted, words: foundWords };
  });
  return hits.toSorted((a, b) => b.score - a.score || a.seq - b.seq).slice(0, limits.most ?? MOST);
};
