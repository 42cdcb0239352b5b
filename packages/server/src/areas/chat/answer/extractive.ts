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
});

/** References to the words that answer the question best, one for each of the first passages; none twice. */
export const quoteReferences = (passages: readonly Passage[], question: string, quoting: Quoting): Reference[] => {
  const references: Reference[] = [];
  const seen = new Set<string>();
  const best = Math.max(0, ...passages.map(({ relevance = 0 }) => relevance));
  for (const passage of passages) {
    if (references.length === QUOTED_PASSAGES) break;
    if (passage.relevance !== undefined && passage.relevance < WORTH_QUOTING * best) continue;
    const { text, start, end } = quoting.bestQuote(passage, question);
    const same = text.replace(/\s+/g, '');
    if (same === '' || seen.has(same)) continue;
    seen.add(same);
    const positions = quoting.quotePositions(passage, start, end);
    references.push(toReference(passage, references.length + 1, text, positions));
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
