'use client';

export type { LastValue } from './bandFigures.js';
export { MetricBand, type MetricBandProps } from './MetricBand.js';
export { MetricBreakdown, type MetricBreakdownProps } from './MetricBreakdown.js';
export { MetricDefinition, type MetricDefinitionProps } from './MetricDefinition.js';
export { MetricHints, type MetricHintsProps } from './MetricHints.js';
export { MetricSpark, type MetricSparkProps } from './MetricSpark.js';
export type { MetricChange } from './metricText.js';
export { MetricTrend, type MetricTrendProps } from './MetricTrend.js';
export { MetricUses, type MetricUsesProps } from './MetricUses.js';
export { MetricVersions, type MetricVersionsProps } from './MetricVersions.js';
export { ReachedTag, type ReachedTagProps } from './ReachedTag.js';
export type {
  AnomalyNote,
  BreakdownRow,
  DefinedMetric,
  HintedMetric,
  HintKind,
  MeasuredMetric,
  MetricAnomaly,
  MetricPoint,
  MetricUse,
  ShownBreakdown,
  ShownFormula,
  ShownMetricVersion,
  ShownTrend,
} from './types.js';
export { useMetricText } from './useMetricText.js';
