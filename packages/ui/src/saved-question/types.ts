import type { ShownDataAnswer } from '../data-answer/types.js';

/** When a question is asked by itself. */
export interface QuestionSchedule {
  readonly every: 'day' | 'week' | 'month';
  /** Of `week`: 1 is Monday, 7 Sunday. */
  readonly weekday?: number | undefined;
  /** Of `month`: 1 to 28. */
  readonly day?: number | undefined;
  /** Full hour, 0 to 23. */
  readonly hour: number;
}

/** What rings the bell after it was asked by itself. */
export interface QuestionThreshold {
  readonly sign: '<' | '<=' | '>' | '>=';
  readonly value: number;
}

/** How a saved question is kept. */
export interface QuestionSettings {
  /** Others who may ask its sources see it. */
  readonly shared: boolean;
  readonly schedule: QuestionSchedule | null;
  readonly threshold: QuestionThreshold | null;
}

/** A question on the reader's overview, as it was last answered. */
export interface PinnedQuestion {
  readonly id: string;
  readonly question: string;
  readonly verified: boolean;
  readonly schedule: QuestionSchedule | null;
  readonly threshold: QuestionThreshold | null;
  readonly lastRun: {
    readonly time: string;
    /** What all of it came to, where that is one figure. */
    readonly value: number | null;
    readonly unit: string;
    /** The threshold was passed. */
    readonly rang: boolean;
    /** Why there is no answer; empty: there is one. */
    readonly failure: string;
  } | null;
  /** Null: there is none yet. */
  readonly answer:
    | (Pick<ShownDataAnswer, 'status' | 'failure' | 'table' | 'chart'> & { readonly createTime: string })
    | null;
  /** What it was counted from has changed since, or it is older than a day. */
  readonly stale: boolean;
}
