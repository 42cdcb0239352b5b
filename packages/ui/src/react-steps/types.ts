import type { ChatReference } from '../chat/types.js';

/** One thing that was done for an answer: why, what, and what came of it. */
export interface TakenStep {
  /** From 1. */
  readonly n: number;
  /** Why it was done; empty: nobody said. */
  readonly thought: string;
  /** `searching`, `reading`, `function`, `calculating` or `other`. */
  readonly tool: string;
  /** Of the function that was called; else a name that readers need not know. */
  readonly name: string;
  readonly arguments: readonly { readonly name: string; readonly value: string }[];
  /** `running`, `done`, `failed`, `refused` or `stopped`. */
  readonly state: string;
  /**
   * Why it brought nothing: `unknown_tool`, `unreadable_arguments`, `missing_argument`, `nothing_asked`, `no_such_passage`,
   * `document_gone`, `not_calculable`, `done_before`, `call_refused`, `call_failed`, `no_reply`, `not_allowed` or
   * `call_stopped`. Left out: there is none. One that is not known is not shown.
   */
  readonly reason?: string | undefined;
  /** What came of it. Shown as words, whatever is in them. */
  readonly observation: string;
  /** There was more of it. */
  readonly cut: boolean;
  /** Numbers of the references that it brought. */
  readonly found: readonly number[];
  /** Sentences of what it found that told the model what to do, and were kept from it. Left out: none. */
  readonly leftOut?: number | undefined;
  /** Seconds that it took; null while it is at work. */
  readonly seconds: number | null;
}

/** A question that is answered step by step. */
export interface ShownSteps {
  readonly question: string;
  /** Markdown, with `[n]` where a reference is cited. Empty until the steps are over. */
  readonly answer: string;
  /** `running`, `done`, `stopped`, `interrupted` or `failed`. */
  readonly status: string;
  /** `no_steps_left`, `no_time_left`, `nothing_looked_up` or `cut_short`; null: nothing has to be said. */
  readonly notice: string | null;
  /** Sentences that were left out, since nothing had shown their figures. */
  readonly leftOut: number;
  /** Words about a failure. */
  readonly failure: string | null;
  readonly steps: readonly TakenStep[];
  readonly references: readonly ChatReference[];
  /** How many steps and seconds one answer may take. */
  readonly mostSteps: number;
  readonly mostSeconds: number;
}
