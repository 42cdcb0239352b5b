import type { Position } from '@console/base';
import type { FileReply } from '../../../http/serve.js';
import type { Passage, Quote } from '../../../retrieval/index.js';

export type { Passage };

/** How answers are made from a base that has parameters of its own. Empty texts stand for the usual ones. */
export interface AnswerSettings {
  readonly historyTurns: number;
  readonly systemPrompt: string;
  /** With `{passages}` and `{question}`. */
  readonly answerPrompt: string;
  readonly emptyAnswer: string;
  readonly temperature: number;
  readonly maxTokens: number;
}

/** What chat needs to know of documents. */
export interface Retrieval {
  /** The passages relevant to a question, best first; none where nothing is. */
  retrieve(wanted: {
    readonly knowledgeBaseIds: readonly string[];
    readonly question: string;
    readonly limit: number;
    readonly signal?: AbortSignal;
  }): Promise<Passage[]>;
  /** Settings of the first of these bases that has its own; null: as usual. Left out: always as usual. */
  answerSettings?(knowledgeBaseIds: readonly string[]): Promise<AnswerSettings | null>;
  /** The words of a passage that answer a question best. */
  bestQuote(passage: Passage, question: string): Quote;
  /** Where a part of a passage stands on its pages. */
  quotePositions(passage: Passage, start: number, end: number): readonly Position[];
  /** Counts one more answer for each of these chunks. */
  countHits(chunkIds: readonly string[]): Promise<void>;
  /** Heights of all pages in pixels at a width of 794; null where the document is gone. */
  documentPages(documentId: string): Promise<{ readonly name: string; readonly heights: readonly number[] } | null>;
  /** Picture of one page; null where there is no such page. Throws where it cannot be drawn. */
  pageImage(wanted: { documentId: string; page: number; width: number }): Promise<FileReply | null>;
}
