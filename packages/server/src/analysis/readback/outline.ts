import { chosenFrom, grainName, grainValues, type Language, limitFrom, numberFrom } from '../semantics/index.js';
import { clauseOf, conditionsIn, exchanged } from './conditions.js';
import { facing, opOf, signs } from './filters.js';
import { literalNode, literalOf } from './literals.js';
import { isAggregate, isWindow, type Measures } from './measures.js';
import { chipOf, type ReadPart } from './part.js';
import type { Scope } from './scope.js';
import {
  constant,
  isCall,
  isClass,
  listIn,
  type Node,
  nodeOf,
  numeral,
  replaced,
  sameness,
  textIn,
  within,
} from './tree.js';

/** What is said of a query besides which rows it takes. */
export interface Outline {
  readonly parts: readonly ReadPart[];
  /** True: there is more to it than these. */
  readonly hasMore: boolean;
}

export interface OutlineContext {
  readonly query: Node;
  readonly scope: Scope;
  readonly measures: Measures;
  readonly language: Language;
}

const modifiersOf = (query: Node, type: string): readonly Node[] =>
  listIn(query, 'modifiers').filter((one) => one['type'] === type);

const withModifier = (query: Node, modifier: Node, next: Node | null): Node => ({
  ...query,
  modifiers: listIn(query, 'modifiers').flatMap((one) =>
    JSON.stringify(one) === JSON.stringify(modifier) ? (next === null ? [] : [next]) : [one],
  ),
});

/** What stands for an item of the list: its place, or its name. */
const itemOf = (expression: Node, { query, scope }: OutlineContext): Node => {
  const literal = literalOf(expression);
  if (literal?.kind === 'number') return listIn(query, 'select_list')[Number(literal.value) - 1] ?? expression;
  return scope.listed(expression) ?? expression;
};

const STEP = /^(?:hour|day|week|month|quarter|year)$/;

const stepOf = (expression: Node, scope: Scope): { step: string; column: string } | null => {
  const [unit, moment] = listIn(expression, 'children');
  if (!isCall(expression, 'date_trunc', 'datetrunc') || unit === undefined || moment === undefined) return null;
  const literal = literalOf(unit);
  const column = scope.column(moment)?.label;
  if (literal?.kind !== 'text' || column === undefined) return null;
  const step = literal.value.toLowerCase();
  return STEP.test(step) ? { step, column } : null;
};

const join = (names: readonly string[], language: Language): string => names.join(language === 'en' ? ', ' : '，');

export const measurePart = ({ query, measures, language }: OutlineContext): Outline => {
  const figures = listIn(query, 'select_list').filter(isAggregate);
  const names = figures.map(measures.nameOf);
  const known = names.flatMap((name) => name ?? []);
  const chip = chipOf('metric', figures, language, { kind: 'metric', text: join(known, language) });
  return { parts: known.length === 0 ? [] : [{ chip, change: null }], hasMore: known.length < names.length };
};

const grouped = ({ query }: OutlineContext): readonly Node[] =>
  query['aggregate_handling'] === 'FORCE_AGGREGATES'
    ? listIn(query, 'select_list').filter((one) => !isAggregate(one))
    : listIn(query, 'group_expressions');

/** The same step wherever the query has it, in other steps. A name that said which one it was goes. */
const inSteps = (query: Node, step: Node, unit: string): Node => {
  const [, moment = {}] = listIn(step, 'children');
  const wanted = sameness(step);
  const change = (part: unknown): unknown =>
    replaced(part, (node) =>
      isClass(node, 'FUNCTION') && sameness(node) === wanted
        ? { ...node, children: [constant('VARCHAR', unit), moment] }
        : null,
    );
  return {
    ...query,
    select_list: change(query['select_list']),
    group_expressions: change(query['group_expressions']),
    having: change(query['having']),
    modifiers: change(query['modifiers']),
  };
};

export const groupParts = (context: OutlineContext): Outline => {
  const { query, scope, language } = context;
  const items = grouped(context).map((one) => itemOf(one, context));
  const steps = items.flatMap((item) => {
    const read = stepOf(item, scope);
    return read === null ? [] : [{ item, ...read }];
  });
  const others = items.filter((item) => stepOf(item, scope) === null);
  const names = others.map((item) => scope.column(item)?.label ?? (textIn(item, 'alias') || null));
  const known = names.flatMap((name) => name ?? []);
  const sets = query['group_sets'];
  const hasMore = known.length < names.length || (Array.isArray(sets) && sets.length > 1);
  const stepName = (step: string): string => {
    const grain = grainValues[`@${step}`];
    if (grain === undefined) return step;
    return language === 'en' ? `by ${grain}` : `按${grainName(grain, 'zh')}`;
  };
  const groups: ReadPart[] =
    known.length === 0
      ? []
      : [{ chip: chipOf('group', others, language, { kind: 'group', text: join(known, language) }), change: null }];
  const values = Object.keys(grainValues);
  const stepParts = steps.map(({ item, step, column }, at): ReadPart => {
    const isOnly = steps.length === 1;
    const chip = chipOf(`step:${at}`, item, language, {
      kind: 'group',
      text: `${column} ${stepName(step)}`,
      values: [`@${step}`],
      ...(isOnly && {
        editor: 'choice',
        options: values.map((value) => ({ value, label: stepName(value.slice(1)) })),
      }),
    });
    const change = (chosen: readonly string[]): Node => {
      const [value = ''] = chosenFrom('group', chosen, values, 1, 1);
      return inSteps(query, item, value.slice(1));
    };
    return { chip, change: isOnly ? change : null };
  });
  return { parts: [...groups, ...stepParts], hasMore };
};

/** Conditions on figures: more than 10 of them. */
export const thresholdParts = (context: OutlineContext): Outline => {
  const { query, measures, language } = context;
  const conditions = conditionsIn(query['having']);
  const parts = conditions.flatMap((written, at): ReadPart[] => {
    const condition = facing(written);
    const op = opOf(condition);
    const item = itemOf(nodeOf(condition['left']), context);
    const bound = literalOf(nodeOf(condition['right']));
    const name = isAggregate(item) ? measures.nameOf(item) : null;
    if (op === null || name === null || bound?.kind !== 'number') return [];
    const chip = chipOf(`threshold:${at}`, written, language, {
      kind: 'threshold',
      text: `${name} ${signs[op]} ${bound.value}`,
      editor: 'number',
      values: [bound.value],
      removable: true,
    });
    const change = (values: readonly string[]): Node => {
      const value = values.length === 0 ? null : String(numberFrom(chip.id, values));
      const others = value === null ? [] : [{ ...condition, right: literalNode({ kind: 'number', value }) }];
      return { ...query, having: clauseOf(exchanged(conditions, [at], others)) };
    };
    return [{ chip, change }];
  });
  return { parts, hasMore: parts.length < conditions.length };
};

const directions = ['desc', 'asc'] as const;
const directionName = (direction: string, language: Language): string => {
  const down = direction === 'desc';
  if (language === 'en') return down ? 'highest first' : 'lowest first';
  return down ? '从高到低' : '从低到高';
};

export const orderParts = (context: OutlineContext): Outline => {
  const { query, scope, measures, language } = context;
  const [modifier, ...more] = modifiersOf(query, 'ORDER_MODIFIER');
  if (modifier === undefined) return { parts: [], hasMore: false };
  const orders = listIn(modifier, 'orders');
  const read = orders.map((order) => {
    const expression = nodeOf(order['expression']);
    const item = itemOf(expression, context);
    const name = isAggregate(item)
      ? measures.nameOf(item)
      : (scope.column(item)?.label ?? stepOf(item, scope)?.column ?? (textIn(item, 'alias') || null));
    return name === null ? null : { name, direction: order['type'] === 'DESCENDING' ? 'desc' : 'asc' };
  });
  const known = read.flatMap((one) => one ?? []);
  if (known.length < read.length || more.length > 0) return { parts: [], hasMore: true };
  const [first] = orders;
  const isOnly = orders.length === 1 && first !== undefined;
  const chip = chipOf('order', orders, language, {
    kind: 'order',
    text: join(
      known.map(({ name, direction }) => `${name} ${directionName(direction, language)}`),
      language,
    ),
    values: known.map(({ direction }) => direction),
    ...(isOnly && {
      editor: 'choice',
      options: directions.map((value) => ({ value, label: directionName(value, language) })),
    }),
  });
  const change = (values: readonly string[]): Node => {
    const [direction] = chosenFrom('order', values, directions, 1, 1);
    const type = direction === 'desc' ? 'DESCENDING' : 'ASCENDING';
    return withModifier(query, modifier, { ...modifier, orders: [{ ...first, type }] });
  };
  return { parts: [{ chip, change: isOnly ? change : null }], hasMore: false };
};

export const limitParts = ({ query, language }: OutlineContext): Outline => {
  const [modifier, ...more] = modifiersOf(query, 'LIMIT_MODIFIER');
  const isPercent = modifiersOf(query, 'LIMIT_PERCENT_MODIFIER').length > 0;
  if (modifier === undefined) return { parts: [], hasMore: isPercent };
  const bound = literalOf(nodeOf(modifier['limit']));
  const isFrom = nodeOf(modifier['offset'])['class'] !== undefined;
  if (bound?.kind !== 'number' || isFrom || more.length > 0 || isPercent) return { parts: [], hasMore: true };
  const { value } = bound;
  const chip = chipOf('limit', modifier, language, {
    kind: 'order',
    text: language === 'en' ? `first ${value}` : `前 ${value} 行`,
    editor: 'number',
    values: [value],
    removable: true,
  });
  const change = (values: readonly string[]): Node => {
    const limit = values.length === 0 ? null : constant('INTEGER', numeral(String(limitFrom(values))));
    return withModifier(query, modifier, limit === null ? null : { ...modifier, limit });
  };
  return { parts: [{ chip, change }], hasMore: false };
};

/** Whether a query does what no chip says: rows told apart, windows, and the like. */
export const doesMore = (query: Node): boolean =>
  modifiersOf(query, 'DISTINCT_MODIFIER').length > 0 ||
  nodeOf(query['qualify'])['class'] !== undefined ||
  listIn(query, 'select_list').some(
    (item) => isWindow(item) || [...within(item)].some((one) => isClass(one, 'SUBQUERY')),
  );

export const isSelect = (query: Node): boolean => query['type'] === 'SELECT_NODE';
