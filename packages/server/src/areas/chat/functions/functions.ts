import type { CallOutcome, FunctionCall, KbFunctionParameter, Reference } from '@console/api/contract';

/** A function that an answer may call. Nothing in it is secret. */
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
  /** Words of a question that call it where no model chooses. */
  readonly triggers: readonly string[];
}

export interface Argument {
  readonly name: string;
  readonly value: string;
}

/** What a call brought, or why none was made, in words for a model. */
export type CallResult =
  | { readonly refused: string }
  | {
      readonly outcome: CallOutcome;
      readonly status: number | null;
      readonly duration: number;
      /** What the other system said, without any key. */
      readonly body: string;
      readonly cut: boolean;
    };

/** The functions of knowledge bases, as chat needs them. */
export interface Functions {
  /** Those that may be called for these bases. */
  offered(knowledgeBaseIds: readonly string[]): Promise<readonly OfferedFunction[]>;
  /** Calls one of them; whether it still may be called, and with these arguments, is looked at again. */
  call(wanted: {
    readonly id: string;
    readonly knowledgeBaseIds: readonly string[];
    readonly values: readonly Argument[];
    readonly signal: AbortSignal;
  }): Promise<CallResult>;
}

/** Characters of a reply that an answer is given, and keeps. */
const KEPT = 4_000;
const LONGEST_ARGUMENT = 500;

/** A call as evidence: what was called, with what, and what it brought. */
export const callReference = (
  { id, name, method, host, knowledgeBaseName }: OfferedFunction,
  values: readonly Argument[],
  made: Exclude<CallResult, { refused: string }>,
  n: number,
): Reference => {
  const call: FunctionCall = {
    functionId: id,
    name,
    method,
    host,
    arguments: values.map((one) => ({ name: one.name, value: one.value.slice(0, LONGEST_ARGUMENT) })),
    outcome: made.outcome,
    status: made.status,
    duration: made.duration,
    cut: made.cut || made.body.length > KEPT,
    time: new Date().toISOString(),
  };
  return {
    n,
    call,
    chunkId: id,
    chunkIndex: 1,
    documentId: id,
    documentName: name,
    knowledgeBaseName,
    heading: [],
    content: made.body.slice(0, KEPT),
    positions: [],
  };
};
