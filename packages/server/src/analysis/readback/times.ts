import {
  addDays,
  type ChipOption,
  current,
  dayFrom,
  type Language,
  past,
  type Period,
  periodName,
  rolling,
  unknownValue,
} from '../semantics/index.js';
import { daysIn, type Moment, momentNode, momentOf, type Span, spanText } from './bounds.js';
import { type Literal, literalOf } from './literals.js';
import { chipOf } from './part.js';
import type { NamedColumn, Scope } from './scope.js';
import { comparison, isClass, type Node, nodeOf, sameness } from './tree.js';

interface Edge {
  readonly subject: Node;
  readonly column: NamedColumn;
  readonly like: Literal['kind'];
  readonly from?: Moment;
  readonly to?: Moment;
  readonly whole?: boolean;
}

/** The time that a query is about, by one column, and the conditions that say so. */
export interface ReadTime {
  readonly chip: ReturnType<typeof chipOf>;
  readonly places: readonly number[];
  /** Throws `ChipError`. */
  readonly change: (values: readonly string[]) => readonly Node[];
}

/** A column of times, or the days of one. */
const columnIn = (subject: Node, scope: Scope): NamedColumn | null => {
  const isDays = isClass(subject, 'CAST') && nodeOf(subject['cast_type'])['id'] === 'DATE';
  return scope.column(isDays ? nodeOf(subject['child']) : subject);
};

const edgeOf = (condition: Node, scope: Scope): Edge | null => {
  const isBetween = isClass(condition, 'BETWEEN') && condition['type'] === 'COMPARE_BETWEEN';
  const subject = nodeOf(condition[isBetween ? 'input' : 'left']);
  const bound = nodeOf(condition[isBetween ? 'lower' : 'right']);
  const moment = momentOf(bound);
  const column = columnIn(subject, scope);
  if (moment === null || column === null) return null;
  const like = literalOf(bound)?.kind ?? 'day';
  const isTime = isClass(subject, 'CAST') || column.type === 'date' || (column.type === undefined && like !== 'text');
  if (!isTime) return null;
  const edge = { subject, column, like };
  if (isBetween) {
    const to = momentOf(nodeOf(condition['upper']));
    return to === null ? null : { ...edge, from: moment, to, whole: true };
  }
  if (!isClass(condition, 'COMPARISON')) return null;
  switch (condition['type']) {
    case 'COMPARE_GREATERTHANOREQUALTO':
      return { ...edge, from: moment };
    case 'COMPARE_LESSTHAN':
      return { ...edge, to: moment, whole: false };
    case 'COMPARE_LESSTHANOREQUALTO':
      return { ...edge, to: moment, whole: true };
    case 'COMPARE_EQUAL':
      // Of a column with hours it would be a single moment.
      return isClass(subject, 'CAST') ? { ...edge, from: moment, to: moment, whole: true } : null;
    default:
      return null;
  }
};

const moving = (
  start: Extract<Moment, { kind: 'moving' }>['start'],
  count = 0,
  step: 'day' | 'month' = 'day',
): Moment => ({
  kind: 'moving',
  start,
  count,
  step,
});
const tomorrow = moving('day', 1);
const until = (from: Moment, to: Moment = tomorrow): Span => ({ from, to, whole: false });

interface Preset {
  readonly value: string;
  readonly span: Span;
  readonly period: (today: string) => Period;
}

const presets: readonly Preset[] = [
  { value: 'rolling:day:7', span: until(moving('day', -6)), period: (today) => rolling(today, 'day', 7) },
  { value: 'rolling:day:30', span: until(moving('day', -29)), period: (today) => rolling(today, 'day', 30) },
  { value: 'current:month:0', span: until(moving('month')), period: (today) => current(today, 'month') },
  {
    value: 'past:month:1',
    span: until(moving('month', -1, 'month'), moving('month')),
    period: (today) => past(today, 'month', 1),
  },
  { value: 'current:year:0', span: until(moving('year')), period: (today) => current(today, 'year') },
];

const presetOf = (span: Span): Preset | undefined =>
  presets.find((one) => JSON.stringify(one.span) === JSON.stringify(span));

const spanFrom = (values: readonly string[]): Span => {
  const [first = '', last, ...more] = values;
  const preset = values.length === 1 ? presets.find(({ value }) => value === first) : undefined;
  if (preset !== undefined) return preset.span;
  if (last === undefined || more.length > 0) throw unknownValue('time');
  const [from, to] = [dayFrom(first), dayFrom(last)];
  if (from > to) throw unknownValue('time');
  return until({ kind: 'day', day: from }, { kind: 'day', day: addDays(to, 1) });
};

/** Times that conditions limit a query to, one for each column. What is said twice of one is left as it stands. */
export const timesIn = (conditions: readonly Node[], scope: Scope, language: Language, today: string): ReadTime[] => {
  const byColumn = new Map<string, { at: number; edge: Edge }[]>();
  for (const [at, condition] of conditions.entries()) {
    const edge = edgeOf(condition, scope);
    if (edge === null) continue;
    const key = sameness(edge.subject);
    byColumn.set(key, [...(byColumn.get(key) ?? []), { at, edge }]);
  }
  const options: ChipOption[] = presets.map(({ value, period }) => ({
    value,
    label: periodName(period(today), language),
  }));
  return [...byColumn.values()].flatMap((edges): ReadTime[] => {
    const [first] = edges;
    const froms = edges.flatMap(({ edge }) => edge.from ?? []);
    const tos = edges.flatMap(({ edge }) => (edge.to === undefined ? [] : [edge]));
    if (first === undefined || froms.length > 1 || tos.length > 1) return [];
    const { subject, column, like } = first.edge;
    const [last] = tos;
    const span: Span = { from: froms[0] ?? null, to: last?.to ?? null, whole: last?.whole ?? false };
    const preset = presetOf(span);
    const places = edges.map(({ at }) => at);
    const name = preset === undefined ? spanText(span, language) : periodName(preset.period(today), language);
    const several = byColumn.size > 1;
    return [
      {
        places,
        chip: chipOf(
          'time',
          places.map((at) => conditions[at]),
          language,
          {
            kind: 'time',
            text: several ? `${column.label} ${name}` : name,
            editor: 'period',
            options,
            values: preset === undefined ? (daysIn(span) ?? ['', '']) : [preset.value],
            removable: true,
          },
        ),
        change: (values) => {
          if (values.length === 0) return [];
          const { from, to } = spanFrom(values);
          return [
            ...(from === null ? [] : [comparison('COMPARE_GREATERTHANOREQUALTO', subject, momentNode(from, like))]),
            ...(to === null ? [] : [comparison('COMPARE_LESSTHAN', subject, momentNode(to, like))]),
          ];
        },
      },
    ];
  });
};
