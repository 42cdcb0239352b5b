/** What a metric came to in one period. */
export interface MetricPoint {
  /** Begin of the period, ISO 8601. */
  readonly time: string;
  /** Null where there is no value. */
  readonly value: number | null;
}

/** What has to be known of a metric to write and judge its values. */
export interface MeasuredMetric {
  readonly metricName: string;
  /** `%` is a share times 100; else 次, 人, 秒 and the like; empty: none. */
  readonly unit: string;
  /** `day`, `week`, `month`, `quarter`, `year`. */
  readonly period: string;
  /** Whether more is better; null: neither. */
  readonly higherIsBetter: boolean | null;
  /** What it should come to; null: nothing in particular. */
  readonly target: number | null;
}

/** A value far from those before it. */
export interface MetricAnomaly extends MetricPoint {
  readonly value: number;
  /** What was usual before it. */
  readonly expected: number;
  /** The value that it is, to explain it; null: none is kept, and it can't be. */
  readonly valueId: string | null;
  /** What explains it; empty: nothing was said. */
  readonly note: string;
}

/** What explains an anomaly. */
export interface AnomalyNote {
  readonly valueId: string;
  readonly note: string;
}

/** A metric over a span, and over as much time before. */
export interface ShownTrend {
  readonly points: readonly MetricPoint[];
  /** The time before, point by point. */
  readonly before: readonly MetricPoint[];
  /** Over the whole span; null: no value. */
  readonly value: number | null;
  readonly valueBefore: number | null;
  readonly anomalies: readonly MetricAnomaly[];
}

interface Amounts {
  readonly value: number | null;
  /** In the time before; null: nothing to compare with. */
  readonly before: number | null;
  /** Of a ratio. */
  readonly numerator: number | null;
  readonly denominator: number | null;
}

/** A part of a metric. */
export interface BreakdownRow extends Amounts {
  /** Null for what has none, or none that the reader may know. */
  readonly name: string | null;
}

/** A metric told apart by a dimension. */
export interface ShownBreakdown {
  /** Code of the dimension that it is told apart by. */
  readonly dimension: string;
  readonly dimensions: readonly { readonly code: string; readonly name: string }[];
  /** What the parts of a ratio are called; null: it is none. */
  readonly parts: { readonly numerator: string; readonly denominator: string } | null;
  readonly rows: readonly BreakdownRow[];
  readonly total: Amounts;
}

interface FormulaPart {
  readonly name: string;
  readonly expression: string;
}

/** What a metric is computed from. */
export interface ShownFormula {
  readonly table: string;
  readonly expression: string;
  /** Of a ratio: what is divided by what. */
  readonly parts?: { readonly numerator: FormulaPart; readonly denominator: FormulaPart } | null | undefined;
  /** Which rows count; left out or empty: all of them. */
  readonly filter?: string | undefined;
  /** The column that it is dated by; null: it says how things stand now. */
  readonly timeColumn: string | null;
  readonly dimensions: readonly string[];
}

/** A metric with all that defines it. */
export interface DefinedMetric extends MeasuredMetric {
  readonly englishName: string;
  readonly synonyms: readonly string[];
  readonly definition: string;
  /** Null: values are typed in or imported. */
  readonly formula: ShownFormula | null;
  /** Name of the source that it is computed from; empty: none. */
  readonly sourceName: string;
  /** What people call its table. Default: the name that the formula has it by. */
  readonly tableLabel?: string;
  readonly owner: { readonly name: string } | null;
  /** When it was last computed; null: never. */
  readonly computedTime: string | null;
}

/** What should be seen to. */
export const hintKinds = ['failing', 'no_value', 'stale', 'doubled', 'no_definition', 'no_owner', 'unused'] as const;
export type HintKind = (typeof hintKinds)[number];

/** A metric with what should be seen to. */
export interface HintedMetric {
  /** Kinds that are not known are left out. */
  readonly hints: readonly string[];
  /** Of `failing`: why it could not be computed. */
  readonly failure: string;
  /** Of `doubled`: the other metric. */
  readonly doubleOf: { readonly metricName: string } | null;
  /** Of `stale`: the last value. */
  readonly latest: { readonly time: string } | null;
  readonly period: string;
}

/** Where a metric is used. */
export interface MetricUse {
  /** `question`, `saved`, `report`. */
  readonly kind: string;
  readonly id: string;
  readonly title: string;
  readonly time: string;
}

/** What a metric was from a version on. */
export interface ShownMetricVersion extends MeasuredMetric {
  readonly version: number;
  /** Why it was changed; empty: nobody said. */
  readonly note: string;
  readonly changedBy: string;
  readonly time: string;
  readonly definition: string;
  readonly formula: ShownFormula | null;
  readonly synonyms: readonly string[];
}
