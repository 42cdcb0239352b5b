import type { CallOutcome, KbFunctionParameter } from '@console/api/contract';
import type { DocumentPages } from '../../../citedDocuments/index.js';
import type { Database } from '../../../db/database.js';
import type { RateLimiter } from '../../../http/rateLimit.js';
import type { Logger } from '../../../log.js';
import type { ChatModel } from '../../../models/index.js';
import type { Passage, Quote } from '../../../retrieval/index.js';

/** A function that may be called. Nothing in it is secret. */
export interface OfferedFunction {
  readonly id: string;
  readonly name: string;
  /** When to call it. */
  readonly description: string;
  readonly knowledgeBaseName: string;
  readonly method: string;
  /** Of the other system. */
  readonly host: string;
  readonly parameters: readonly KbFunctionParameter[];
}

/** The functions of bases. */
export interface Functions {
  offered(knowledgeBaseIds: readonly string[]): Promise<readonly OfferedFunction[]>;
  /** Calls one; whether it still may be called, and with these arguments, is looked at again. */
  call(wanted: {
    readonly id: string;
    readonly knowledgeBaseIds: readonly string[];
    readonly values: readonly { readonly name: string; readonly value: string }[];
    readonly signal: AbortSignal;
  }): Promise<
    | { readonly refused: string }
    | {
        readonly outcome: CallOutcome;
        readonly status: number | null;
        readonly duration: number;
        readonly body: string;
        readonly cut: boolean;
      }
  >;
}

/** What is needed of documents. Who may see what is up to the caller. */
export interface Documents extends DocumentPages {
  retrieve(wanted: {
    readonly knowledgeBaseIds: readonly string[];
    readonly question: string;
    readonly limit: number;
    readonly baseWeights?: ReadonlyMap<string, number>;
    readonly signal?: AbortSignal;
  }): Promise<Passage[]>;
  bestQuote(passage: Passage, question: string): Quote;
  quotePositions(passage: Passage, start: number, end: number): Passage['positions'];
}

export interface InsuranceDeps {
  readonly db: Database;
  /** Null: none is configured. */
  readonly model: () => Promise<ChatModel | null>;
  readonly documents: Documents;
  readonly functions: Functions;
  readonly limiter: RateLimiter;
  readonly log: Logger;
  /** No other process works on this database. */
  readonly alone: boolean;
}
