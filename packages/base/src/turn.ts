import type { Position } from './position.js';

/** How an answer stands. */
export type TurnStatus = 'running' | 'done' | 'stopped' | 'interrupted' | 'failed';

/** A plain fact about an answer that the reader must know. */
export type TurnNotice = 'no_model' | 'nothing_found' | 'ungrounded' | 'cut_short' | 'other_model';

/** How far an answer has come. */
export interface TurnStage {
  /** `calling`: a function that `call` names is asked for what it knows. */
  readonly stage: 'searching' | 'calling' | 'writing' | 'done';
  /** Knowledge bases searched. */
  readonly bases: number;
  /** Passages taken. */
  readonly used: number;
  /** Seconds since the question. */
  readonly seconds: number;
  /** What is being called. */
  readonly call?: string;
}

/**
 * What a page shows that has the chat in it, as far as the person let it go with a question: the record it is about, the page
 * itself, and the words marked on it. Each may be missing.
 */
export interface TurnContext {
  /** `type` is what it is in the portal's words, `match`; `id` what the portal finds it by. */
  readonly record?: { readonly type?: string; readonly id?: string; readonly title: string };
  /** `url` begins with http or https. */
  readonly page?: { readonly title: string; readonly url: string };
  readonly selection?: string;
}

/** The files that a question is about, or a box on a page of one of them, where that is not all that its conversation has. */
export interface TurnAbout {
  readonly files: readonly { readonly id: string; readonly name: string }[];
  /** Its file is one of `files`. Left out: no box was drawn. */
  readonly region?: { readonly fileId: string; readonly position: Position };
}

/** The answers that a question has. */
export interface TurnVersions {
  /** The first one first. */
  readonly ids: readonly string[];
  /** The one that the conversation goes on from. */
  readonly current: string;
  /** One of them is still being written. Default false. */
  readonly running?: boolean;
  /** They are of several assistants. Default false. */
  readonly mixed?: boolean;
}

/** One question with its answer, and what that rests on. */
export interface TurnOf<Reference> {
  readonly id: string;
  /** The assistant that answers. Left out: the model alone, or nobody tells. */
  readonly from?: { readonly id: string; readonly name: string };
  readonly question: string;
  /** What the person was looking at. Left out: nothing went along. */
  readonly context?: TurnContext;
  /** Left out: all files of its conversation, or there are none. */
  readonly about?: TurnAbout;
  /** Markdown, with `[n]` where a reference is cited. */
  readonly answer: string;
  /** What the model wrote to itself before that. Left out or empty: nothing that is told. */
  readonly thoughts?: string;
  readonly status: TurnStatus;
  readonly notice: TurnNotice | null;
  /** What went wrong, when `failed`. */
  readonly failure: string | null;
  readonly stage: TurnStage | null;
  readonly references: readonly Reference[];
  /** What might be asked next. */
  readonly questions: readonly string[];
  readonly isLike: boolean | null;
  readonly feedback: string;
  /** ISO 8601. */
  readonly createTime: string;
  /** Where it has several answers, this one among them. Left out: it is the only one. */
  readonly versions?: TurnVersions;
  /** Answers of several assistants, this one among them, of which none is kept so far. Left out: there is nothing to choose. */
  readonly beside?: readonly TurnOf<Reference>[];
}

/** The turn of an answer, also where it stands beside others. */
export const findTurn = <Turn extends { readonly id: string; readonly beside?: readonly Turn[] }>(
  turns: readonly Turn[],
  id: string,
): Turn | undefined => {
  for (const turn of turns) {
    const found = turn.id === id ? turn : turn.beside?.find((one) => one.id === id);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** What was asked before the first turn that is there. While it has `failed`, nothing is asked for by itself. */
export type OlderTurns =
  | { readonly status: 'none' }
  | { readonly status: 'more' }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string };

/** A citation that is looked at: the number `n` of an answer. */
export interface TurnCitation {
  readonly id: string;
  readonly n: number;
}
