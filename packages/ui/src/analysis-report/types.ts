import type { MeasuredMetric, MetricAnomaly, MetricPoint } from '../metric/types.js';

/** What a report says of a metric. */
export interface ShownFigure extends Omit<MeasuredMetric, 'period'> {
  /** Counts from 1; `[1]` in the text is about this one. */
  readonly number: number;
  readonly metricId: string;
  /** Over the whole span; null: no value. */
  readonly value: number | null;
  /** Over as much time before. */
  readonly before: number | null;
  readonly points: readonly MetricPoint[];
  readonly anomalies: readonly Omit<MetricAnomaly, 'valueId'>[];
  /** What it is made of, most first; empty: it can't be told apart. */
  readonly breakdown: readonly {
    readonly name: string | null;
    readonly value: number | null;
    readonly before: number | null;
  }[];
}

/** A report with its text. */
export interface ShownReport {
  readonly reportName: string;
  readonly startTime: string;
  readonly endTime: string;
  /** `day`, `week`, `month`, `quarter`, `year`. */
  readonly period: string;
  /** `waiting`, `running`, `done`, `failed`. */
  readonly status: string;
  /** 0 to 100. */
  readonly progress: number;
  readonly failure: string | null;
  readonly version: number;
  readonly createdBy: string;
  readonly updateTime: string;
  /** Markdown; each sentence about a figure ends with its number: `[1]`. */
  readonly content: string;
  readonly wish: string;
  readonly figures: readonly ShownFigure[];
  /** Written by a model; false: put together from the figures alone. */
  readonly writtenByModel: boolean;
}

/** A text that a report had. */
export interface ShownReportVersion {
  readonly version: number;
  readonly content: string;
  /** `model`, `figures`, `hand`. */
  readonly by: string;
  readonly changedBy: string;
  readonly time: string;
}
