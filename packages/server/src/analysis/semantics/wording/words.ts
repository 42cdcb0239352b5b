import type { QueryPlan } from '../plan.js';
import { reachedBy } from '../reachedBy.js';
import { columnNames } from '../sql/columns.js';
import { type Language, metricOf, nameIn, type SemanticMetric, type Vocabulary } from '../vocabulary.js';
import {
  cellText,
  countText,
  differenceText,
  figureOf,
  figureText,
  isNought,
  plainText,
  type ResultRow,
  signedText,
} from './numbers.js';
import { dimensionName, spaced, thresholdText, valueName } from './titles.js';
import { compareName, periodName, stepName } from './times.js';

/** Rows of the summary, as the query gave them. */
export interface SummaryResult {
  readonly rows: readonly ResultRow[];
}

interface Group {
  readonly name: string;
  readonly value: number | null;
  readonly before: number | null;
  readonly change: number | null;
}

const strong = (text: string): string => `**${text}**`;
const isTotal = (row: ResultRow): boolean => row['is_total'] === true;

const nameOf = (row: ResultRow, plan: QueryPlan, vocabulary: Vocabulary, language: Language): string => {
  if (plan.rows === 'steps') return stepName(row['step'], plan.grain ?? 'day', language);
  const names = plan.groupBy.map((code) => {
    const value = cellText(row[code]);
    if (value === '') return language === 'en' ? '(none)' : '未填写';
    return plainText(valueName(code, value, vocabulary));
  });
  return names.join(language === 'en' ? ', ' : ' ');
};

const groupsOf = (
  result: SummaryResult,
  metric: SemanticMetric,
  plan: QueryPlan,
  vocabulary: Vocabulary,
  language: Language,
): Group[] => {
  const names = columnNames(metric.code);
  return result.rows
    .filter((row) => !isTotal(row))
    .map((row) => ({
      name: nameOf(row, plan, vocabulary, language),
      value: figureOf(row, names.value),
      before: figureOf(row, names.before),
      change: figureOf(row, names.change),
    }));
};

/** 比前 30 天高 0.6 个百分点. */
const changeText = (
  row: ResultRow | undefined,
  metric: SemanticMetric,
  plan: QueryPlan,
  language: Language,
): string | null => {
  if (plan.compare === null) return null;
  const names = columnNames(metric.code);
  const than = compareName(plan.compare, plan.period, language);
  const [before, change] = [figureOf(row, names.before), figureOf(row, names.change)];
  const english = language === 'en';
  if (before === null || change === null) return english ? `no data for ${than}` : spaced(`${than}没有数据`);
  const { unit } = metric;
  if (isNought(change, unit)) return english ? `the same as ${than}` : spaced(`与${than}持平`);
  const percent = figureOf(row, names.percent);
  const share =
    unit === '%' || percent === null
      ? ''
      : `${english ? ' (' : '（'}${signedText(percent, '%', language)}${english ? ')' : '）'}`;
  const amount = differenceText(change, unit, language);
  if (english)
    return `${amount} ${change > 0 ? 'more' : 'less'} than ${than}${share}`
      .replace('percentage points more', 'percentage points higher')
      .replace('percentage points less', 'percentage points lower');
  const isShare = unit === '%' || unit === '秒';
  const word = change > 0 ? (isShare ? '高' : '多') : isShare ? '低' : '少';
  return spaced(`比${than}${word} ${amount}${share}`);
};

/** 未达到目标 1.5 秒，差 0.3 秒. Null where there is nothing to reach. */
export const targetText = (
  value: number | null,
  { target, higherIsBetter, unit }: Pick<SemanticMetric, 'target' | 'higherIsBetter' | 'unit'>,
  language: Language,
): string | null => {
  const met = reachedBy(value, { target, higherIsBetter });
  if (met === null || value === null || target == null) return null;
  const text = figureText(target, unit, language).replace(/\.0(?=%)/, '');
  if (language === 'en')
    return met
      ? `the target of ${text} is met`
      : `the target of ${text} is missed by ${differenceText(value - target, unit, language)}`;
  return met ? `达到目标 ${text}` : `未达到目标 ${text}，差 ${differenceText(value - target, unit, language)}`;
};

const totalText = (
  result: SummaryResult,
  metric: SemanticMetric,
  groups: readonly Group[],
  plan: QueryPlan,
  vocabulary: Vocabulary,
  language: Language,
): string => {
  const row = result.rows.find(isTotal);
  const value = figureOf(row, columnNames(metric.code).value);
  const english = language === 'en';
  const name = nameIn(metric, language);
  if (value === null) return english ? `No ${name} in this period` : `这段时间没有${name}的数据`;
  const figure = strong(figureText(value, metric.unit, language));
  const [only] = plan.groupBy;
  const several = plan.metrics.length > 1;
  const all =
    plan.limit === null &&
    plan.thresholds.length === 0 &&
    groups.length > 1 &&
    plan.groupBy.length === 1 &&
    only !== undefined &&
    !several;
  const dimension = only === undefined ? '' : dimensionName(only, vocabulary, language);
  const time = plan.period.kind === 'all' ? '' : periodName(plan.period, language);
  const lead = english
    ? `${name.charAt(0).toUpperCase()}${name.slice(1)}${all ? ` over ${groups.length} ${dimension}s` : ''}: ${figure}`
    : all
      ? `${countText(groups.length, language)}个${dimension}合计 ${figure}`
      : `${time}${name}${plan.groupBy.length > 0 || plan.rows === 'steps' ? '合计' : ''} ${figure}`;
  const parts = [
    english ? lead : spaced(lead).replace(/(?<=\S) {2,}/g, ' '),
    changeText(row, metric, plan, language),
    targetText(value, metric, language),
  ];
  return parts.filter((part) => part !== null).join(english ? ', ' : '，');
};

const fromTo = (
  { name, before, value }: Group,
  { unit }: SemanticMetric,
  rose: boolean,
  language: Language,
): string => {
  const [from, to] = [figureText(before ?? 0, unit, language), figureText(value ?? 0, unit, language)];
  if (language === 'en') return `${strong(name)} ${rose ? 'rose' : 'fell'} from ${from} to ${to}`;
  return `${strong(name)}从 ${from} ${rose ? '升' : '降'}到 ${to}`;
};

/** The largest rise and fall; only one that goes the other way is named as that. */
const movesText = (groups: readonly Group[], metric: SemanticMetric, language: Language): string | null => {
  const english = language === 'en';
  const moved = groups.filter(({ change }) => change !== null && !isNought(change, metric.unit));
  const by = (sign: number) =>
    moved
      .filter(({ change }) => (change ?? 0) * sign > 0)
      .toSorted((one, other) => ((other.change ?? 0) - (one.change ?? 0)) * sign);
  const [rising, falling] = [by(1), by(-1)];
  const [rise, fall] = [rising[0], falling[0]];
  if (rise === undefined && fall === undefined) return null;
  if (fall !== undefined && falling.length === 1 && rising.length > 1)
    return `${english ? 'only ' : '只有'}${fromTo(fall, metric, false, language)}`;
  if (rise !== undefined && rising.length === 1 && falling.length > 1)
    return `${english ? 'only ' : '只有'}${fromTo(rise, metric, true, language)}`;
  const most = (group: Group, rose: boolean): string =>
    english
      ? `${strong(group.name)} ${rose ? 'rose' : 'fell'} most, by ${differenceText(group.change ?? 0, metric.unit, language)}`
      : `${strong(group.name)}${rose ? '升' : '降'}得最多，${rose ? '高' : '低'} ${differenceText(group.change ?? 0, metric.unit, language)}`;
  return [...(rise === undefined ? [] : [most(rise, true)]), ...(fall === undefined ? [] : [most(fall, false)])].join(
    english ? '; ' : '；',
  );
};

const extremesText = (groups: readonly Group[], metric: SemanticMetric, language: Language): string | null => {
  const ranked = groups
    .filter(({ value }) => value !== null)
    .toSorted((one, other) => (other.value ?? 0) - (one.value ?? 0));
  const [high, low] = [ranked[0], ranked.at(-1)];
  if (high === undefined || low === undefined || ranked.length < 2 || high.value === low.value) return null;
  const text = ({ name, value }: Group): string => `${strong(name)} ${figureText(value ?? 0, metric.unit, language)}`;
  return language === 'en' ? `highest ${text(high)}, lowest ${text(low)}` : `最高 ${text(high)}，最低 ${text(low)}`;
};

/** Those that a ranking or a threshold leaves, up to five by name. */
const listedText = (
  groups: readonly Group[],
  metric: SemanticMetric,
  plan: QueryPlan,
  vocabulary: Vocabulary,
  language: Language,
): string => {
  const english = language === 'en';
  const limits = plan.thresholds.map((one) => thresholdText(one, vocabulary, language)).join(english ? ' and ' : '且');
  if (groups.length === 0) {
    if (limits === '') return english ? 'there is nothing to rank' : '没有可以比的';
    return english ? `none is ${limits}` : spaced(`没有${limits}的`);
  }
  const isChange = plan.order?.of === 'change';
  const text = ({ name, value, change }: Group): string => {
    const figure = isChange
      ? change === null
        ? '—'
        : signedText(change, metric.unit === '%' ? 'pp' : metric.unit, language)
      : value === null
        ? '—'
        : figureText(value, metric.unit, language);
    return `${strong(name)} ${figure}`;
  };
  const names = groups
    .slice(0, 5)
    .map(text)
    .join(english ? ', ' : '、');
  const more = groups.length > 5 ? (english ? ' and others' : '等') : '';
  if (limits === '') return `${names}${more}`;
  return english
    ? `${groups.length} ${limits}: ${names}${more}`
    : `${spaced(`${groups.length} 个${limits}`)}：${names}${more}`;
};

/** Says in Markdown what the figures of a summary show, and nothing that they do not. */
export const wordsOf = (plan: QueryPlan, vocabulary: Vocabulary, result: SummaryResult, language: Language): string => {
  const metrics = plan.metrics.flatMap((code) => metricOf(vocabulary, code) ?? []);
  const english = language === 'en';
  const [first] = metrics;
  const hasNone = result.rows.every((row) =>
    metrics.every(({ code, unit }) => {
      const value = figureOf(row, columnNames(code).value);
      return (
        value === null ||
        (isTotal(row) && value === 0 && unit !== '%' && result.rows.length === 1 && plan.groupBy.length > 0)
      );
    }),
  );
  if (first === undefined || hasNone) return english ? 'There is no data for this period.' : '这段时间没有数据。';
  const sentences = metrics.map((metric) => {
    const groups = groupsOf(result, metric, plan, vocabulary, language);
    const total = totalText(result, metric, groups, plan, vocabulary, language);
    if (metric !== first) return total;
    const isListed = plan.thresholds.length > 0 || plan.limit !== null;
    const listed = metrics.find(({ code }) => code === (plan.thresholds[0]?.metric ?? plan.order?.metric)) ?? metric;
    const rest = isListed
      ? listedText(groupsOf(result, listed, plan, vocabulary, language), listed, plan, vocabulary, language)
      : plan.compare === null || plan.rows === 'steps'
        ? extremesText(groups, metric, language)
        : movesText(groups, metric, language);
    return rest === null ? total : `${total}${english ? '; ' : '；'}${rest}`;
  });
  return `${sentences.join(english ? '. ' : '。')}${english ? '.' : '。'}`;
};
