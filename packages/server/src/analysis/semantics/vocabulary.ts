/** What a figure is made of, shown beside it. */
export interface MetricPart {
  readonly name: string;
  readonly english?: string;
  /** Aggregate over the columns of the metric's table. */
  readonly expression: string;
}

/** A value that a dimension has, as the data writes it. */
export interface KnownValue {
  readonly value: string;
  /** What people call it; the value itself is always known. */
  readonly synonyms?: readonly string[];
}

/** Rows that count unless a question says otherwise: enabled users alone. */
export interface AssumedFilter {
  readonly dimension: string;
  readonly values: readonly string[];
}

/** A figure that people ask for by name. */
export interface SemanticMetric {
  readonly code: string;
  readonly name: string;
  readonly english?: string;
  /** In Chinese and in English. */
  readonly synonyms: readonly string[];
  /** `%` is a share times 100 already; else 次, 人, 秒, 元 and the like. */
  readonly unit: string;
  readonly table: string;
  /** Aggregate over the columns of the table. */
  readonly expression: string;
  /** Of a ratio: what is divided by what. */
  readonly parts?: { readonly numerator: MetricPart; readonly denominator: MetricPart };
  /** What it is dated by. Left out: what its table is dated by; null: it says how things stand, and has no time. */
  readonly timeColumn?: string | null;
  /** Condition on the rows that count. */
  readonly filter?: string;
  readonly assumes?: readonly AssumedFilter[];
  /** Null where neither direction is better. */
  readonly higherIsBetter: boolean | null;
  readonly target?: number | null;
  /** Codes of the dimensions that it can be told apart by. */
  readonly dimensions: readonly string[];
  readonly definition: string;
}

export type DimensionType = 'text' | 'boolean' | 'number' | 'time';

/** What figures are told apart by. One code may stand for several tables: the assistant of answers and of feedback. */
export interface SemanticDimension {
  readonly code: string;
  readonly name: string;
  readonly english?: string;
  readonly synonyms: readonly string[];
  readonly table: string;
  /** SQL over the columns of the table. */
  readonly expression: string;
  readonly type: DimensionType;
  readonly values?: readonly KnownValue[];
  /** More groups than these are cut off. */
  readonly maxValues: number;
}

/** A column as people call it, and what is known of what it holds. */
export interface SemanticColumn {
  readonly name: string;
  readonly label: string;
  /** `text`, `number`, `date`, `boolean`. Left out: it is not known. */
  readonly type?: string;
  readonly description?: string;
}

export interface SemanticTable {
  readonly name: string;
  readonly label: string;
  readonly english?: string;
  readonly timeColumn?: string;
  /** True: a question that names no time is about all of its rows, and not about the last 30 days. */
  readonly timeless?: boolean;
  /** What its rows are about, in words that a question may leave out: 裁判 beside 执裁场次. */
  readonly subjects?: readonly string[];
  readonly columns: readonly string[];
  /** What is known of its columns. Left out: nothing but their names. */
  readonly described?: readonly SemanticColumn[];
  readonly description?: string;
}

/** All that a question can be about without a model. */
export interface Vocabulary {
  readonly tables: readonly SemanticTable[];
  readonly metrics: readonly SemanticMetric[];
  readonly dimensions: readonly SemanticDimension[];
}

export type Language = 'zh' | 'en';

export const tableOf = (vocabulary: Vocabulary, name: string): SemanticTable | undefined =>
  vocabulary.tables.find((table) => table.name === name);

export const metricOf = (vocabulary: Vocabulary, code: string): SemanticMetric | undefined =>
  vocabulary.metrics.find((metric) => metric.code === code);

/** The dimension of a code, of one table or of whichever has it first. */
export const dimensionOf = (vocabulary: Vocabulary, code: string, table?: string): SemanticDimension | undefined =>
  vocabulary.dimensions.find((one) => one.code === code && (table === undefined || one.table === table));

/** The column that a metric is dated by; null for one that has no time. */
export const timeColumnOf = (vocabulary: Vocabulary, metric: SemanticMetric): string | null =>
  metric.timeColumn === undefined ? (tableOf(vocabulary, metric.table)?.timeColumn ?? null) : metric.timeColumn;

/** Codes of the dimensions that all of these metrics can be told apart by. */
export const sharedDimensions = (vocabulary: Vocabulary, metrics: readonly SemanticMetric[]): string[] =>
  [...new Set(metrics[0]?.dimensions ?? [])].filter((code) =>
    metrics.every(
      (metric) => metric.dimensions.includes(code) && dimensionOf(vocabulary, code, metric.table) !== undefined,
    ),
  );

/** Values that a dimension is known to have, in whichever table. */
export const valuesOf = (vocabulary: Vocabulary, code: string): KnownValue[] => {
  const byValue = new Map<string, KnownValue>();
  for (const { code: one, values = [] } of vocabulary.dimensions) {
    if (one === code) for (const value of values) byValue.set(value.value, byValue.get(value.value) ?? value);
  }
  return [...byValue.values()];
};

type Named = { readonly name: string; readonly english?: string };

export const nameIn = ({ name, english }: Named, language: Language): string =>
  language === 'en' ? (english ?? name) : name;

const plainCount =
  /^(count\(\s*\*\s*\)(\s*filter\s*\(\s*where[^()]*\))?|sum\(\s*"?\w+"?\s*\)(\s*filter\s*\(\s*where[^()]*\))?)$/i;

/** True where the figures of groups add up to the figure of all. */
export const isAdditive = ({ expression }: SemanticMetric): boolean => plainCount.test(expression.trim());

/** True where nothing counted is nought; a share or a mean of nothing is none. */
export const isNoughtWhenEmpty = ({ unit, expression }: SemanticMetric): boolean =>
  unit !== '%' && /^(count|sum)\s*\([^/]*$/i.test(expression.trim());
