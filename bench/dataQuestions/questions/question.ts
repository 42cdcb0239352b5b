export type Span = readonly [start: string, end: string];

/** What a question asks for, as a person would write it down. What is not said must not be in the plan. */
export interface Expected {
  readonly metrics: readonly string[];
  readonly groups?: readonly string[];
  /** Left out: of all time, for what has none. */
  readonly period?: Span;
  readonly before?: Span;
  readonly grain?: 'hour' | 'day' | 'week' | 'month' | 'quarter' | 'year';
  /** The rows are steps of time. */
  readonly steps?: boolean;
  readonly where?: readonly (readonly [dimension: string, op: 'in' | 'notIn', ...values: string[]])[];
  readonly limits?: readonly (readonly [metric: string, op: '<' | '<=' | '>' | '>=' | '=', value: number])[];
  readonly order?: readonly [metric: string, of: 'value' | 'change', direction: 'asc' | 'desc'];
  readonly limit?: number;
}

export interface Question {
  readonly language: 'zh' | 'en';
  readonly ask: string;
  /** Asked just before. */
  readonly after?: readonly string[];
  /** `asked`: it must be asked back or refused, for it cannot be known. */
  readonly expected: Expected | 'asked';
}

/** All questions are asked on this day, a Saturday. */
export const TODAY = '2026-11-21';

export const last30: Span = ['2026-10-23', '2026-11-22'];
export const before30: Span = ['2026-09-23', '2026-10-23'];
export const last7: Span = ['2026-11-15', '2026-11-22'];
export const thisMonth: Span = ['2026-11-01', '2026-11-22'];
export const lastMonth: Span = ['2026-10-01', '2026-11-01'];
export const thisYear: Span = ['2026-01-01', '2026-11-22'];
export const lastYear: Span = ['2025-01-01', '2026-01-01'];
export const thisWeek: Span = ['2026-11-16', '2026-11-22'];
export const lastWeek: Span = ['2026-11-09', '2026-11-16'];

export const zh = (ask: string, expected: Question['expected'], after?: readonly string[]): Question => ({
  language: 'zh',
  ask,
  expected,
  after,
});

export const en = (ask: string, expected: Question['expected'], after?: readonly string[]): Question => ({
  language: 'en',
  ask,
  expected,
  after,
});
