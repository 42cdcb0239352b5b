import type { KbSettings } from '@console/api/contract';
import type { Position, TextPassage } from '@console/base';
import type { FileReply } from '../../../http/serve.js';
import type { GraphWay, Passage, Quote } from '../../../retrieval/index.js';

export type { GraphWay, Passage };

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

/** What a base holds. */
export interface BaseContents {
  readonly name: string;
  /** The newest documents that can be searched, and what each is about in a line; null where nobody knows. */
  readonly documents: readonly { readonly name: string; readonly about: string | null }[];
  /** How many there are in all. */
  readonly total: number;
}

/** A document as far as a question may mean it. */
export interface NamedDocument {
  readonly id: string;
  readonly name: string;
  /** The title inside of it; null where it has none, or nobody knows. */
  readonly title: string | null;
  readonly knowledgeBaseName: string;
  /** A file of the conversation itself. */
  readonly isOwn?: boolean;
}

/** What is to be told of one document as a whole. */
export interface WholeDocument {
  readonly name: string;
  /** What a model or a person wrote of it; null where there is nothing, or the document was changed since. */
  readonly summary: { readonly kind: 'model' | 'person'; readonly text: string } | null;
  /** Its headings in order; level 1 stands above 2. */
  readonly outline: readonly { readonly title: string; readonly level: number }[];
  /** Its first real lines: from `start` up to, not including, `end` of a passage. */
  readonly lines: readonly { readonly passage: Passage; readonly start: number; readonly end: number }[];
  /** Its beginning, and the beginnings of its parts, in its order. */
  readonly passages: readonly Passage[];
}

/** What chat needs to know of documents. */
export interface Retrieval {
  /** The passages relevant to a question, best first; none where nothing is. */
  retrieve(wanted: {
    readonly knowledgeBaseIds: readonly string[];
    readonly question: string;
    readonly limit: number;
    /** How much what is found in a base counts. Default 1 each. */
    readonly baseWeights?: ReadonlyMap<string, number>;
    /** Settings that are tried in the place of those of the bases. */
    readonly tried?: KbSettings;
    readonly signal?: AbortSignal;
  }): Promise<Passage[]>;
  /**
   * Sentences that the graph of these bases leads to from what a question names, at most `limit`, best first; the steps of
   * a way in their order. Left out: there is no graph.
   */
  throughGraph?(wanted: {
    readonly knowledgeBaseIds: readonly string[];
    readonly question: string;
    readonly limit: number;
  }): Promise<readonly Passage[]>;
  /** Settings of the first of these bases that has its own; null: as usual. Left out: always as usual. */
  answerSettings?(knowledgeBaseIds: readonly string[]): Promise<AnswerSettings | null>;
  /** What these bases hold. Left out: nobody can tell. */
  contents?(knowledgeBaseIds: readonly string[]): Promise<readonly BaseContents[]>;
  /** The documents of these bases that can be searched. Left out: nobody can tell. */
  documents?(knowledgeBaseIds: readonly string[]): Promise<readonly NamedDocument[]>;
  /** One document of these bases as a whole; null where it is none of them, or cannot be searched. */
  wholeDocument?(knowledgeBaseIds: readonly string[], id: string): Promise<WholeDocument | null>;
  /** The words of a passage that answer a question best. */
  bestQuote(passage: Passage, question: string): Quote;
  /** Where a part of a passage stands on its pages. */
  quotePositions(passage: Passage, start: number, end: number): readonly Position[];
  /** The box on a page that the question is about, as a data URL; null where it cannot be drawn. Left out: it is about none. */
  regionPicture?(signal: AbortSignal): Promise<string | null>;
  /** Counts one more answer for each of these chunks. */
  countHits(chunkIds: readonly string[]): Promise<void>;
  /** Heights of all pages in pixels at a width of 794; null where the document is gone. */
  documentPages(documentId: string): Promise<{ readonly name: string; readonly heights: readonly number[] } | null>;
  /** The text around these chunks, in the order of the document. */
  textAround(documentId: string, chunkIds: readonly string[]): Promise<readonly TextPassage[]>;
  /** Picture of one page; null where there is no such page. Throws where it cannot be drawn. */
  pageImage(wanted: { documentId: string; page: number; width: number }): Promise<FileReply | null>;
}
