import type { Analysis } from '../openAnalysis.js';
import { type Chip, ChipError, chipLabels, type Language, type Vocabulary } from '../semantics/index.js';
import { clauseOf, conditionsIn, exchanged } from './conditions.js';
import { filterOf } from './filters.js';
import { type KnownMeasure, measuresOf } from './measures.js';
import {
  doesMore,
  groupParts,
  isSelect,
  limitParts,
  measurePart,
  orderParts,
  type Outline,
  thresholdParts,
} from './outline.js';
import type { ReadPart } from './part.js';
import { type Scope, scopeOf } from './scope.js';
import { timesIn } from './times.js';
import { jsonOf, listIn, type Node, queryIn, treeOf, withQuery } from './tree.js';

export interface ReadingBack {
  readonly analysis: Pick<Analysis, 'parse' | 'print'>;
  readonly vocabulary: Vocabulary;
  readonly language: Language;
  /** In Shanghai, as `2026-11-21`. */
  readonly today: string;
}

/** What a query rests on, as it says itself. */
export interface ReadQuery {
  readonly chips: readonly Chip[];
  /** The query with other values of one of them. It is checked like every query before it runs. Throws `ChipError`. */
  readonly change: (id: string, values: readonly string[]) => Promise<string>;
}

/** More of them are no help to anybody. */
const MOST_CHIPS = 30;
/** Metrics whose expressions are looked for. */
const MOST_METRICS = 200;

const others: Readonly<Record<Language, string>> = { zh: '其他条件', en: 'other conditions' };

const moreChip = (language: Language): Chip => ({
  id: 'more',
  kind: 'filter',
  label: chipLabels.filter[language],
  text: others[language],
  assumed: false,
  editor: 'none',
  options: [],
  values: [],
});

/** What the parser makes of the metrics of a table. Where one of them is nothing to it, none is known. */
const knownMeasures = async ({ analysis, vocabulary }: ReadingBack, scope: Scope): Promise<KnownMeasure[]> => {
  const table = scope.only;
  const metrics = vocabulary.metrics.filter((one) => one.table === table?.name).slice(0, MOST_METRICS);
  if (metrics.length === 0) return [];
  const sql = metrics.map(({ expression, filter }) => `(${expression}), (${filter ?? 'null'})`).join(', ');
  const list = listIn(queryIn(treeOf(await analysis.parse(`select ${sql}`))), 'select_list');
  if (list.length !== metrics.length * 2) return [];
  return metrics.map((metric, at) => ({
    metric,
    expression: list[2 * at] ?? {},
    filter: metric.filter === undefined ? null : (list[2 * at + 1] ?? {}),
  }));
};

const rowParts = (query: Node, scope: Scope, { language, today }: ReadingBack): Outline => {
  const conditions = conditionsIn(query['where_clause']);
  const withRows = (places: readonly number[], next: readonly Node[]): Node => ({
    ...query,
    where_clause: clauseOf(exchanged(conditions, places, next)),
  });
  const times = timesIn(conditions, scope, language, today);
  const timed = new Set(times.flatMap(({ places }) => places));
  const parts: ReadPart[] = times.map(({ chip, places, change }) => ({
    chip,
    change: (values) => withRows(places, change(values)),
  }));
  let hasMore = false;
  for (const [at, condition] of conditions.entries()) {
    if (timed.has(at) || scope.joins(condition)) continue;
    const filter = filterOf({ condition, at, scope, language });
    if (filter === null) hasMore = true;
    else parts.push({ chip: filter.chip, change: (values) => withRows([at], filter.change(values)) });
  }
  return { parts, hasMore };
};

const outlineOf = async (query: Node, reading: ReadingBack): Promise<Outline> => {
  const { vocabulary, language } = reading;
  // What holds of one of several queries in one does not hold of all.
  if (!isSelect(query)) return { parts: [], hasMore: true };
  const scope = scopeOf(query, vocabulary);
  const conditions = conditionsIn(query['where_clause']);
  const measures = measuresOf(conditions, await knownMeasures(reading, scope), scope, language);
  const context = { query, scope, measures, language };
  const rows = rowParts(query, scope, reading);
  const all = [
    rows,
    measurePart(context),
    groupParts(context),
    thresholdParts(context),
    orderParts(context),
    limitParts(context),
  ];
  const parts = all.flatMap((one) => one.parts);
  return {
    parts: parts.slice(0, MOST_CHIPS),
    hasMore: all.some((one) => one.hasMore) || scope.hidesMore || doesMore(query) || parts.length > MOST_CHIPS,
  };
};

/**
 * Reads back from a query what it rests on: its figures, groups, times, conditions, order. What is not certainly understood is
 * said to be there and no more. Nothing of it is run.
 */
export const readBack = async (sql: string, reading: ReadingBack): Promise<ReadQuery> => {
  const tree = treeOf(await reading.analysis.parse(sql));
  const { parts, hasMore } = await outlineOf(queryIn(tree), reading);
  const chips = parts.map(({ chip }) => chip);
  return {
    chips: hasMore ? [...chips, moreChip(reading.language)] : chips,
    change: async (id, values) => {
      const part = parts.find(({ chip }) => chip.id === id);
      if (part === undefined || part.change === null) throw new ChipError('unknown_chip', id.slice(0, 100));
      if (values.length === 0 && part.chip.removable !== true) throw new ChipError('unknown_value', id);
      return reading.analysis.print(jsonOf(withQuery(tree, part.change(values))));
    },
  };
};
