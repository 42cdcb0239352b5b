import type { Grain, Period, Threshold } from '../plan.js';
import type { NamedValue } from './marks.js';

/** A comparison in words: with a time, with the period before, with the same of a unit before, or none any more. */
export type SaidCompare =
  | { readonly kind: 'time'; readonly period: Period; readonly sameTime: boolean }
  | { readonly kind: 'previous' | 'year' | 'month' | 'week' | 'none' };

/** Values that one word may stand for, of one dimension or of several. */
export interface SaidValue {
  readonly word: string;
  readonly candidates: readonly NamedValue[];
}

export interface SaidFilter {
  readonly op: 'in' | 'notIn';
  readonly values: readonly SaidValue[];
}

export interface SaidMetric {
  readonly word: string;
  readonly codes: readonly string[];
}

/** What a question says, before it is held against what can be answered. */
export interface Said {
  metrics: SaidMetric[];
  groupBy: string[];
  /** Groups that no word such as 各 or `by` asks for. */
  bareGroups: string[];
  grain: Grain | 'fitting' | null;
  /** True where the steps of time are what is listed: 每天, 哪个月. */
  steps: boolean;
  periods: Period[];
  compare: SaidCompare | null;
  /** A comparison that only is in the question's verb: 上升了多少. */
  changes: boolean;
  filters: SaidFilter[];
  /** Dimensions of which all values are asked for. */
  cleared: string[];
  thresholds: (Omit<Threshold, 'metric'> & { readonly metric: SaidMetric | null; readonly percent: boolean })[];
  /** Metrics that are held against their target. */
  target: 'met' | 'missed' | null;
  order: {
    readonly by: 'value' | 'change';
    readonly direction: 'asc' | 'desc' | 'best' | 'worst';
    /** The metric beside the superlative. */
    readonly metric: SaidMetric | null;
  } | null;
  /** Two orders at once, which one plan cannot have. */
  tooManyOrders: boolean;
  limit: number | null;
  /** A superlative without a number. */
  single: boolean;
  /** 哪些, 哪几个: more than one is expected. */
  several: boolean;
  /** True where a question says that it goes on from another one. */
  goesOn: boolean;
  /** True where groups come besides those that are there. */
  adds: boolean;
  /** What nobody understood, as it was written. */
  unknown: string[];
}

export const nothingSaid = (): Said => ({
  metrics: [],
  groupBy: [],
  bareGroups: [],
  grain: null,
  steps: false,
  periods: [],
  compare: null,
  changes: false,
  filters: [],
  cleared: [],
  thresholds: [],
  target: null,
  order: null,
  tooManyOrders: false,
  limit: null,
  single: false,
  several: false,
  goesOn: false,
  adds: false,
  unknown: [],
});
