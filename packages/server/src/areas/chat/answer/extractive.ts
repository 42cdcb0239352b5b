import type { Reference } from '@console/api/contract';
import type { Position } from '@console/base';
import { escapeLine } from '../../../text/escapeLine.js';
import { blockquote } from './markdown.js';
import type { Passage, Retrieval } from '../evidence/retrieval.js';
import { type AnswerLanguage, answerWords } from './words.js';

/** How many passages an answer without a model quotes. */
export const QUOTED_PASSAGES = 4;

/** A passage that has less to do with the question than this share of what the best has is not quoted beside it. */
const WORTH_QUOTING = 0.75;

/** How words of a passage are chosen and found on its pages. */
export type Quoting = Pick<Retrieval, 'bestQuote' | 'quotePositions'>;

/** What `n` stands for in an answer: `content` of the passage, and where just that stands. */
export const toReference = (
  passage: Passage,
  n: number,
  content: string,
  positions: readonly Position[],
): Reference => ({
  n,
  chunkId: passage.chunkId,
  chunkIndex: passage.chunkIndex,
  documentId: passage.documentId,
  documentName: passage.documentName,
  knowledgeBaseName: passage.knowledgeBaseName,
  heading: [...passage.heading],
  content,
  positions: positions.map(([page, left, right, top, bottom]) => [page, left, right, top, bottom]),
  ...(passage.place !== null && { place: { ...passage.place } }),
  ...(passage.path !== undefined && {
    path: { steps: passage.path.steps.map((step) => ({ ...step })), step: passage.path.step },
  }),
});

/** The first way of several steps through the graph each of whose steps is among the passages, in its order; else none. */
const wholeWay = (passages: readonly Passage[]): Passage[] => {
  for (const { path } of passages) {
    if (path === undefined || path.steps.length < 2) continue;
    const way = path.steps.flatMap((_step, at) => {
      const found = passages.find((other) => other.path?.steps === path.steps && other.path.step === at + 1);
      return found ?? [];
    });
    if (way.length === path.steps.length) return way;
  }
  return [];
};

/**
 * References to the words that answer the question best, one for each of the first passages; none twice. What the graph
 * joins comes first, sentence by sentence: only together do they say it.
 */
export const quoteReferences = (passages: readonly Passage[], question: string, quoting: Quoting): Reference[] => {
  const references: Reference[] = [];
  const seen = new Set<string>();
  const best = Math.max(0, ...passages.map(({ relevance = 0 }) => relevance));
  const quote = (passage: Passage, text: string, positions: () => readonly Position[]): void => {
    const same = text.replace(/\s+/g, '');
    if (same === '' || seen.has(same)) return;
    seen.add(same);
    references.push(toReference(passage, references.length + 1, text, positions()));
  };
  const way = wholeWay(passages);
  for (const passage of way) {
    const { path } = passage;
    if (path !== undefined) quote(passage, path.sentence, () => path.positions);
  }
  for (const passage of passages) {
    if (references.length === QUOTED_PASSAGES) break;
    if (way.includes(passage)) continue;
    if (passage.relevance !== undefined && passage.relevance < WORTH_QUOTING * best) continue;
    const { text, start, end } = quoting.bestQuote(passage, question);
    quote(passage, text, () => quoting.quotePositions(passage, start, end));
  }
  return references;
};

/** An answer made of quotes alone, as markdown, block by block. */
export function* writeQuotes(references: readonly Reference[], language: AnswerLanguage): Generator<string> {
  const words = answerWords[language];
  yield words.quotesFollow;
  for (const { n, content, documentName, heading } of references) {
    const source = escapeLine(words.source(documentName, heading.at(-1) ?? ''));
    yield `\n\n${blockquote(content, ` [${n}]`)}\n>\n> —— ${source}`;
  }
}
