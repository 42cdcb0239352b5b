import { commonness } from './commonness.js';
import type { QueryWord } from './tokenise.js';
import type { Candidates } from './wordCandidates.js';
import { B, K1 } from './wordIndex.js';

/** What a part of a word counts against the whole word. */
const PART = 0.4;
/** What a word that stands for another counts against it. */
const SYNONYM = 0.9;
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

const ownShareOf = (
  { term, parts }: Pick<QueryWord, 'term' | 'parts'>,
  found: { has(term: string): boolean },
): number => {
  if (found.has(term)) return 1;
  if (parts.length === 0) return 0;
  const share = parts.filter((part) => found.has(part)).length / parts.length;
  return share >= (parts.length > 2 ? 0.6 : 0.5) ? share * 0.8 : 0;
};

/** 0 to 1: how much of a word, or of one that stands for it, a text holds. Half of a long word is another word. */
export const shareOf = (
  word: Pick<QueryWord, 'term' | 'parts' | 'synonyms'>,
  found: { has(term: string): boolean },
): number => Math.max(ownShareOf(word, found), ...word.synonyms.map((other) => SYNONYM * ownShareOf(other, found)));

/** A word and all that stand for it, with what each counts. */
const formsOf = ({ term, parts, synonyms, weight }: QueryWord): Pick<QueryWord, 'term' | 'parts' | 'weight'>[] => [
  { term, parts, weight },
  ...synonyms.map((other) => ({ ...other, weight: SYNONYM * weight })),
];

/** All terms that words are found by, each with what it counts at most. */
export const termsOf = (words: readonly QueryWord[]): Map<string, number> => {
  const weights = new Map<string, number>();
  const add = (term: string, weight: number): void => {
    weights.set(term, Math.max(weights.get(term) ?? 0, weight));
  };
  for (const { term, parts, weight } of words.flatMap(formsOf)) {
    add(term, weight);
    for (const part of parts) add(part, (PART * weight) / parts.length);
  }
  return weights;
};

/** BM25 over the words of chunks, and how much of the question each covers. Best first. */
export const scoreByWords = (words: readonly QueryWord[], { chunks, total, chunksWith }: Candidates): WordHit[] => {
  const rarities = new Map<string, number>();
  const idf = (term: string): number => {
    const known = rarities.get(term);
    if (known !== undefined) return known;
    const found = (chunksWith.get(term) ?? 0) + BACKGROUND * commonness(term);
    const rarity = Math.log(1 + (total + BACKGROUND - found + 0.5) / (found + 0.5));
    rarities.set(term, rarity);
    return rarity;
  };
  const weights = new Map([...termsOf(words)].map(([term, weight]) => [term, weight * idf(term)]));
  /** As rare as the most usual of the words that stand for it. */
  const worth = ({ term, synonyms, weight }: QueryWord): number =>
    weight * Math.min(idf(term), ...synonyms.map((other) => idf(other.term)));
  const wanted = words.reduce((sum, word) => sum + worth(word), 0);
  const averageLength = Math.max(1, chunks.reduce((sum, { length }) => sum + length, 0) / chunks.length);
  const hits = chunks.map(({ seq, length, counts }): WordHit => {
    const norm = K1 * (1 - B + (B * length) / averageLength);
    let score = 0;
    for (const [term, count] of counts) score += ((weights.get(term) ?? 0) * count * (K1 + 1)) / (count + norm);
    let covered = 0;
    let foundWords = 0;
    for (const word of words) {
      const share = shareOf(word, counts);
      covered += worth(word) * share;
      if (share > 0 && word.weight === 1) foundWords += 1;
    }
    return { seq, score, coverage: wanted === 0 ? 0 : covered / wanted, words: foundWords };
  });
  return hits.toSorted((a, b) => b.score - a.score || a.seq - b.seq);
};
