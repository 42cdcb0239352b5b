import { ifKnown } from '@console/base';
import {
  type Metric,
  type MetricFormula,
  type MetricPeriod,
  metricPeriods,
  type MetricRollUp,
  metricRollUps,
} from '@console/api/contract';
import type { DifferenceField } from '@console/ui/difference-view';
import type { MetricFormWords } from './metricFormWords.js';
import { type CountingKind, type RatioParts, readCounting, writeCounting } from './formula.js';

/** What the calls take as a value or a target, either side of zero. */
export const MOST_AMOUNT = 1e15;

export const directions = ['up', 'down', 'none'] as const;
export type Direction = (typeof directions)[number];

/** What the form of a metric holds. */
export interface MetricFields {
  metricName: string;
  englishName: string;
  code: string;
  category: string;
  synonyms: string[];
  unit: string;
  period: MetricPeriod;
  rollUp: MetricRollUp;
  definition: string;
  kind: 'computed' | 'kept';
  sourceId: string;
  table: string;
  counting: CountingKind;
  column: string;
  /** Typed by hand, for `own`. */
  expression: string;
  numeratorName: string;
  numerator: string;
  denominatorName: string;
  denominator: string;
  filter: string;
  /** Empty: how things stand now. */
  timeColumn: string;
  dimensions: string[];
  direction: Direction;
  target: number | null;
  /** Empty: nobody. */
  ownerId: string;
  enabled: boolean;
  /** Why it is changed. */
  note: string;
  /** The version that it was read from; undefined for a new one. */
  version: number | undefined;
}

export type FormulaFields = Pick<
  MetricFields,
  | 'sourceId'
  | 'table'
  | 'counting'
  | 'column'
  | 'expression'
  | 'numeratorName'
  | 'numerator'
  | 'denominatorName'
  | 'denominator'
  | 'filter'
  | 'timeColumn'
  | 'dimensions'
  | 'unit'
>;

const directionOf = (higherIsBetter: boolean | null | undefined): Direction => {
  if (higherIsBetter == null) return 'none';
  return higherIsBetter ? 'up' : 'down';
};

const formulaFieldsOf = (formula: MetricFormula | null | undefined): Omit<FormulaFields, 'unit'> => {
  const counting = readCounting(formula?.expression ?? 'count(*)', formula?.parts);
  return {
    sourceId: formula?.sourceId ?? '',
    table: formula?.table ?? '',
    counting: counting.kind,
    column: 'column' in counting ? counting.column : '',
    expression: formula?.expression ?? '',
    numeratorName: formula?.parts?.numerator.name ?? '',
    numerator: formula?.parts?.numerator.expression ?? '',
    denominatorName: formula?.parts?.denominator.name ?? '',
    denominator: formula?.parts?.denominator.expression ?? '',
    filter: formula?.filter ?? '',
    timeColumn: formula?.timeColumn ?? '',
    dimensions: formula?.dimensions ?? [],
  };
};

export const fieldsOf = (metric: Metric | undefined): MetricFields => ({
  metricName: metric?.metricName ?? '',
  englishName: metric?.englishName ?? '',
  code: metric?.code ?? '',
  category: metric?.category ?? '',
  synonyms: metric?.synonyms ?? [],
  unit: metric?.unit ?? '',
  period: ifKnown(metricPeriods, metric?.period ?? '', 'day'),
  rollUp: ifKnown(metricRollUps, metric?.rollUp ?? '', 'sum'),
  definition: metric?.definition ?? '',
  kind: metric?.formula === null ? 'kept' : 'computed',
  ...formulaFieldsOf(metric?.formula),
  direction: directionOf(metric === undefined ? true : metric.higherIsBetter),
  target: metric?.target ?? null,
  ownerId: metric?.owner?.id ?? '',
  enabled: metric?.enabled ?? true,
  note: '',
  version: metric?.version,
});

const partsOf = (fields: FormulaFields): RatioParts => ({
  numerator: { name: fields.numeratorName.trim(), expression: fields.numerator.trim() },
  denominator: { name: fields.denominatorName.trim(), expression: fields.denominator.trim() },
});

/** Whether the form says what a ratio is made of. */
const hasParts = (fields: FormulaFields): boolean =>
  [fields.numeratorName, fields.numerator, fields.denominatorName, fields.denominator].every(
    (text) => text.trim() !== '',
  );

/** What the choices come to; what was written by hand is left as it is. */
export const expressionOf = (fields: FormulaFields): string => {
  const { counting, column, expression } = fields;
  if (counting === 'own') return writeCounting({ kind: 'own', expression });
  if (counting === 'count') return writeCounting({ kind: 'count' });
  if (counting === 'ratio') {
    return writeCounting({ kind: 'ratio', parts: partsOf(fields), percent: fields.unit.trim() === '%' });
  }
  return writeCounting({ kind: counting, column });
};

/** The formula as the calls take it. */
export const formulaOf = (fields: FormulaFields): MetricFormula => ({
  sourceId: fields.sourceId,
  table: fields.table,
  expression: expressionOf(fields),
  parts: (fields.counting === 'ratio' || fields.counting === 'own') && hasParts(fields) ? partsOf(fields) : null,
  filter: fields.filter.trim(),
  timeColumn: fields.timeColumn === '' ? null : fields.timeColumn,
  dimensions: fields.dimensions,
});

export const settingsOf = (fields: MetricFields) => ({
  metricName: fields.metricName.trim(),
  englishName: fields.englishName.trim(),
  category: fields.category.trim(),
  synonyms: fields.synonyms.map((word) => word.trim()).filter((word) => word !== ''),
  unit: fields.unit.trim(),
  period: fields.period,
  rollUp: fields.rollUp,
  definition: fields.definition.trim(),
  formula: fields.kind === 'kept' ? null : formulaOf(fields),
  higherIsBetter: fields.direction === 'none' ? null : fields.direction === 'up',
  target: fields.target,
  ownerId: fields.ownerId === '' ? null : fields.ownerId,
  enabled: fields.enabled,
});

/** The fields as they are read, for who merges two versions. */
export const readableFields = (fields: MetricFields, words: MetricFormWords): DifferenceField[] => [
  { key: 'metricName', label: words.name, value: fields.metricName },
  { key: 'englishName', label: words.englishName, value: fields.englishName },
  { key: 'category', label: words.category, value: fields.category },
  { key: 'synonyms', label: words.synonyms, value: fields.synonyms.join('\n') },
  { key: 'unit', label: words.unit, value: fields.unit },
  { key: 'period', label: words.period, value: words.periods[fields.period] },
  { key: 'rollUp', label: words.rollUp, value: words.rollUps[fields.rollUp] },
  { key: 'definition', label: words.definition, value: fields.definition },
  { key: 'kind', label: words.kind, value: words.kinds[fields.kind] },
  { key: 'table', label: words.table, value: fields.table },
  { key: 'counting', label: words.counting, value: words.countings[fields.counting] },
  { key: 'column', label: words.column, value: fields.column },
  { key: 'expression', label: words.expression, value: fields.expression },
  { key: 'numerator', label: words.numerator, value: fields.numerator },
  { key: 'denominator', label: words.denominator, value: fields.denominator },
  { key: 'filter', label: words.filter, value: fields.filter },
  { key: 'timeColumn', label: words.timeColumn, value: fields.timeColumn },
  { key: 'dimensions', label: words.dimensions, value: fields.dimensions.join('\n') },
  { key: 'direction', label: words.direction, value: words.directions[fields.direction] },
  { key: 'target', label: words.target, value: fields.target?.toString() ?? '' },
  { key: 'enabled', label: words.enabled, value: fields.enabled ? words.yes : words.no },
];
