import type { Position } from '@console/base';
import type { CiteVia } from '../markdown/index.js';

/** A picture or a file that an FAQ shows with its answer. */
export interface ChatResource {
  readonly id: string;
  readonly name: string;
  /** Where the owner fetches it from. */
  readonly url: string;
  /** Bytes. */
  readonly size: number;
  /** Media type. */
  readonly type: string;
}

/** A passage that an answer rests on. */
export interface ChatReference {
  /** The number that the answer cites as `[n]`. */
  readonly n: number;
  /** It is an FAQ, which has neither chunks nor pages. Left out: a passage of a document. */
  readonly faqId?: string;
  readonly chunkId: string;
  /** Number of the chunk in its document. */
  readonly chunkIndex: number;
  readonly documentId: string;
  readonly documentName: string;
  readonly knowledgeBaseName: string;
  /** Headings above it, outermost first. */
  readonly heading: readonly string[];
  readonly content: string;
  /** Where the words stand. Empty for a document without pages. */
  readonly positions: readonly Position[];
  /** What comes with it, in this order. Default none. */
  readonly resources?: readonly ChatResource[];
}

export type ChatTurnStatus = 'running' | 'done' | 'stopped' | 'interrupted' | 'failed';
export type ChatTurnNotice = 'no_model' | 'nothing_found';

/** How far an answer has come. */
export interface ChatStage {
  readonly stage: 'searching' | 'writing' | 'done';
  /** Knowledge bases searched. */
  readonly bases: number;
  /** Passages taken. */
  readonly used: number;
  /** Seconds since the question. */
  readonly seconds: number;
}

/** One question with its answer. */
export interface ChatTurn {
  readonly id: string;
  readonly question: string;
  /** Markdown, with `[n]` where a reference is cited. */
  readonly answer: string;
  readonly status: ChatTurnStatus;
  readonly notice: ChatTurnNotice | null;
  /** What went wrong, when `failed`. */
  readonly failure: string | null;
  readonly stage: ChatStage | null;
  readonly references: readonly ChatReference[];
  /** What might be asked next. */
  readonly questions: readonly string[];
  readonly isLike: boolean | null;
  readonly feedback: string;
  /** ISO 8601. */
  readonly createTime: string;
}

/** What a reader may do in a thread. What is left out is not offered. */
export interface ThreadEvents {
  /** The reader reached for a citation of an answer. */
  onCite?: (event: { id: string; n: number; via: CiteVia }) => void;
  /** `isLike: null` takes a judgement back. `feedback` is empty unless disliked. */
  onJudge?: (event: { id: string; isLike: boolean | null; feedback: string }) => void;
  /** Answer the same question again, in place of this answer. Offered on the last one. */
  onRegenerate?: (id: string) => void;
  /** Go on where an interrupted answer broke off. Offered on the last one. */
  onContinue?: (id: string) => void;
  /** A follow-up question was chosen. */
  onAsk?: (question: string) => void;
  /** The question was changed and is asked anew, in place of this one and all that follow. */
  onModify?: (event: { id: string; question: string }) => void;
}

/** What stands before the first turn drawn. While it has `failed`, nothing is asked for by itself. */
export type OlderTurns =
  | { readonly status: 'none' }
  | { readonly status: 'more' }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string };

/** The citation whose passage is looked at. */
export interface ActiveCitation {
  readonly id: string;
  readonly n: number;
}

/** Characters of a question, at most. */
export const MAX_QUESTION = 4000;
