import { addDays, type Day, type Language, spaced } from '../semantics/index.js';
import { isDay, type Literal, literalNode, literalOf } from './literals.js';
import { call, cast, column, constant, isCall, isClass, type Node, nodeOf, listIn, textIn } from './tree.js';

type Step = 'day' | 'week' | 'month' | 'year';
type Start = Step | 'quarter';

/** A moment that a condition names: a certain day, or one that moves along with today. */
export type Moment =
  | { readonly kind: 'day'; readonly day: Day }
  | {
      readonly kind: 'moving';
      /** The first day of the unit that today is in; `day`: today. */
      readonly start: Start;
      /** So many steps away from there, before it where negative. */
      readonly count: number;
      readonly step: Step;
    };

const steps: readonly Step[] = ['day', 'week', 'month', 'year'];
const starts: readonly Start[] = [...steps, 'quarter'];
const stepNamed = (name: string): Step | undefined => steps.find((one) => name === one || name === `${one}s`);

const isToday = (node: Node): boolean =>
  isCall(node, 'today', 'current_date') ||
  (isClass(node, 'COLUMN_REF') && JSON.stringify(node['column_names']).toLowerCase() === '["current_date"]');

/** The whole number under the casts that the parser puts around it. */
const countIn = (node: Node): number | null => {
  if (isClass(node, 'CAST')) return countIn(nodeOf(node['child']));
  if (isCall(node, 'trunc')) return countIn(nodeOf(listIn(node, 'children')[0]));
  const literal = literalOf(node);
  return literal?.kind === 'number' && /^-?\d{1,4}$/.test(literal.value) ? Number(literal.value) : null;
};

const stepsIn = (node: Node): { count: number; step: Step } | null => {
  const [inside] = listIn(node, 'children');
  const asCall = /^to_(\w+)$/.exec(textIn(node, 'function_name'))?.[1];
  const called = asCall === undefined ? undefined : stepNamed(asCall);
  if (isClass(node, 'FUNCTION') && called !== undefined && inside !== undefined) {
    const count = countIn(inside);
    return count === null ? null : { count, step: called };
  }
  if (isClass(node, 'CAST') && nodeOf(node['cast_type'])['id'] === 'INTERVAL') {
    const text = literalOf(nodeOf(node['child']));
    const [, count = '', name = ''] =
      /^(\d{1,4}) ([a-z]+)$/.exec(text?.kind === 'text' ? text.value.toLowerCase() : '') ?? [];
    const step = stepNamed(name);
    return step === undefined ? null : { count: Number(count), step };
  }
  const days = isClass(node, 'CONSTANT') ? countIn(node) : null;
  return days === null ? null : { count: days, step: 'day' };
};

/** Null for what is no moment, or one that would have to be worked out. */
export const momentOf = (node: Node): Moment | null => {
  const literal = literalOf(node);
  if (literal?.kind === 'day') return { kind: 'day', day: literal.value };
  if (literal?.kind === 'text') {
    const day = literal.value.replace(/[ T]00:00(?::00)?$/, '');
    return isDay(day) ? { kind: 'day', day } : null;
  }
  if (isToday(node)) return { kind: 'moving', start: 'day', count: 0, step: 'day' };
  const [first = {}, second = {}] = listIn(node, 'children');
  if (isCall(node, 'date_trunc', 'datetrunc')) {
    const unit = literalOf(first);
    const start = starts.find((one) => unit?.kind === 'text' && unit.value.toLowerCase() === one);
    return start !== undefined && isToday(second) ? { kind: 'moving', start, count: 0, step: 'day' } : null;
  }
  if (isCall(node, '+', '-')) {
    const from = momentOf(first);
    const by = stepsIn(second);
    if (from?.kind !== 'moving' || from.count !== 0 || by === null) return null;
    return { ...from, step: by.step, count: isCall(node, '-') ? -by.count : by.count };
  }
  // Of a moment with hours only the day, of today no more.
  if (isClass(node, 'CAST') && nodeOf(node['cast_type'])['id'] === 'DATE') return momentOf(nodeOf(node['child']));
  return null;
};

const today = column('current_date');

/** How a moment is written. `like` is how the query has days: as days, or as texts. */
export const momentNode = (moment: Moment, like: Literal['kind']): Node => {
  if (moment.kind === 'day') return literalNode({ kind: like === 'text' ? 'text' : 'day', value: moment.day });
  const { start, count, step } = moment;
  const from = start === 'day' ? today : call('date_trunc', [constant('VARCHAR', start), today]);
  if (count === 0) return from;
  const by = cast(constant('VARCHAR', `${Math.abs(count)} ${step}`), 'INTERVAL');
  return call(count < 0 ? '-' : '+', [from, by], true);
};

const startsZh: Readonly<Record<Start, string>> = {
  day: '今天',
  week: '本周一',
  month: '本月初',
  quarter: '本季度初',
  year: '今年初',
};
const stepsZh: Readonly<Record<Step, string>> = { day: '天', week: '周', month: '个月', year: '年' };

const nextDays: Readonly<Record<Language, readonly [string, string]>> = {
  zh: ['昨天', '明天'],
  en: ['yesterday', 'tomorrow'],
};

/** `2026-10-01`, 30 天前, 本月初. */
export const momentText = (moment: Moment, language: Language): string => {
  if (moment.kind === 'day') return moment.day;
  const { start, count, step } = moment;
  const many = Math.abs(count);
  const isNext = start === 'day' && step === 'day' && many === 1;
  if (isNext) return nextDays[language][count < 0 ? 0 : 1];
  if (language === 'en') {
    const from = start === 'day' ? 'today' : `the start of this ${start}`;
    if (count === 0) return from;
    return `${many} ${step}${many === 1 ? '' : 's'} ${count < 0 ? 'before' : 'after'} ${from}`;
  }
  if (count === 0) return startsZh[start];
  const away = `${many} ${stepsZh[step]}${count < 0 ? '前' : '后'}`;
  return start === 'day' ? away : `${startsZh[start]}的 ${away}`;
};

export interface Span {
  readonly from: Moment | null;
  readonly to: Moment | null;
  /** True: what is at `to` counts. */
  readonly whole: boolean;
}

/** First and last day of a span of certain days; null where an end is open, or moves. */
export const daysIn = ({ from, to, whole }: Span): [Day, Day] | null =>
  from?.kind === 'day' && to?.kind === 'day' ? [from.day, whole ? to.day : addDays(to.day, -1)] : null;

export const spanText = (span: Span, language: Language): string => {
  const { from, to, whole } = span;
  const days = daysIn(span);
  const english = language === 'en';
  if (days !== null) return days[0] === days[1] ? days[0] : `${days[0]}${english ? ' to ' : ' 至 '}${days[1]}`;
  const first = from === null ? '' : momentText(from, language);
  const last = to === null ? '' : momentText(to, language);
  if (english) {
    const end = `${whole ? 'up to' : 'before'} ${last}`;
    return to === null ? `from ${first}` : from === null ? end : `from ${first}, ${end}`;
  }
  const end = whole ? `至${last}` : `${last}之前`;
  return spaced(to === null ? `${first}起` : from === null ? end : `${first}起，${end}`);
};
