import { aggregateFunctions } from '../guard/functions.js';
import { folded } from '../names.js';
import { type Language, nameIn, type SemanticMetric } from '../semantics/index.js';
import type { Scope } from './scope.js';
import { isClass, listIn, type Node, nodeOf, replaced, sameness, textIn, within } from './tree.js';

/** A metric with what the parser makes of its expression. */
export interface KnownMeasure {
  readonly metric: SemanticMetric;
  readonly expression: Node;
  /** The condition on rows that belongs to it. */
  readonly filter: Node | null;
}

export const isAggregate = (expression: Node): boolean =>
  [...within(expression)].some(
    (one) => isClass(one, 'FUNCTION') && aggregateFunctions.has(folded(textIn(one, 'function_name'))),
  );

export const isWindow = (expression: Node): boolean => [...within(expression)].some((one) => isClass(one, 'WINDOW'));

/** What names of columns are compared by: without their table, in small letters. */
const bare = (expression: Node): string =>
  sameness(
    nodeOf(
      replaced({ ...expression, alias: '' }, (node) => {
        const names = node['column_names'];
        return Array.isArray(names) ? { class: 'COLUMN_REF', name: folded(String(names.at(-1))) } : null;
      }),
    ),
  );

/** The metric that a query counts; undefined where its expression is none, or its rows are not those of the metric. */
const knownAs = (
  expression: Node,
  conditions: readonly Node[],
  known: readonly KnownMeasure[],
): KnownMeasure | undefined => {
  const asked = bare(expression);
  const held = new Set(conditions.map(bare));
  return known.find((one) => bare(one.expression) === asked && (one.filter === null || held.has(bare(one.filter))));
};

const words: Readonly<Record<string, Readonly<Record<Language, (column: string) => string>>>> = {
  sum: { zh: (column) => `${column}合计`, en: (column) => `sum of ${column}` },
  avg: { zh: (column) => `平均${column}`, en: (column) => `average ${column}` },
  min: { zh: (column) => `最小${column}`, en: (column) => `smallest ${column}` },
  max: { zh: (column) => `最大${column}`, en: (column) => `largest ${column}` },
  count: { zh: (column) => `有${column}的行数`, en: (column) => `rows with ${column}` },
};

/** What an aggregate of one column is called; null for any other. */
const described = (expression: Node, scope: Scope, language: Language): string | null => {
  const name = folded(textIn(expression, 'function_name'));
  const isPlain = isClass(expression, 'FUNCTION') && nodeOf(expression['filter'])['class'] === undefined;
  if (!isPlain) return null;
  if (name === 'count_star') return language === 'en' ? 'number of rows' : '行数';
  const [inside, ...more] = listIn(expression, 'children');
  const column = inside === undefined || more.length > 0 ? null : scope.column(inside);
  if (column === null) return null;
  if (expression['distinct'] === true) {
    if (name !== 'count') return null;
    return language === 'en' ? `number of different ${column.label}` : `不同的${column.label}数`;
  }
  return Object.hasOwn(words, name) ? (words[name]?.[language](column.label) ?? null) : null;
};

export interface Measures {
  /** What a figure is called; null where nobody gave it a name. */
  readonly nameOf: (expression: Node) => string | null;
}

export const measuresOf = (
  conditions: readonly Node[],
  known: readonly KnownMeasure[],
  scope: Scope,
  language: Language,
): Measures => ({
  nameOf: (expression) => {
    const metric = knownAs(expression, conditions, known)?.metric;
    if (metric !== undefined) return nameIn(metric, language);
    return described(expression, scope, language) ?? (textIn(expression, 'alias') || null);
  },
});
