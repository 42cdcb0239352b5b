import type { Queryable } from '../db/database.js';
import { scoreByWords, termsOf, type WordHit } from './scoreByWords.js';
import type { QueryWord } from './tokenise.js';
import { type CandidateLimits, findCandidates, type Scope, type TermWeights } from './wordCandidates.js';

/** Chunks looked at. */
const MOST = 60;
/** How often an index is asked for a whole word, so that parts of words can count less. */
const TIMES = 5;

const termWeights = (words: readonly QueryWord[]): TermWeights =>
  new Map([...termsOf(words)].map(([term, weight]) => [term, Math.max(1, Math.round(TIMES * weight))]));

/** The chunks of a scope that share words with a question, best first. */
export const rankByWords = async (
  db: Queryable,
  scope: Scope,
  words: readonly QueryWord[],
  limits: CandidateLimits = {},
): Promise<WordHit[]> => {
  if (words.length === 0) return [];
  const found = await findCandidates(db, scope, termWeights(words), limits);
  return scoreByWords(words, found).slice(0, limits.most ?? MOST);
};
