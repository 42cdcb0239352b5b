import type { MetricPeriod, ReportFigure } from '@console/api/contract';
import type { Reader } from '../../visibility/index.js';

export interface FiguresRequest {
  readonly metricIds: readonly string[];
  readonly start: Date;
  readonly end: Date;
  readonly period: MetricPeriod;
  /** With whose rights it is counted. */
  readonly reader: Reader;
  readonly signal: AbortSignal;
  /** Parts of each figure at most, the largest first. Default 5. */
  readonly mostParts?: number;
}

/** What metrics came to over a span, numbered in the order asked for; `metric_not_found` where the reader doesn't see one. */
export type FiguresOf = (request: FiguresRequest) => Promise<ReportFigure[]>;
