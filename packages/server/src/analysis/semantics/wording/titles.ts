import type { PlanFilter, QueryPlan, Threshold } from '../plan.js';
import {
  dimensionOf,
  type KnownValue,
  type Language,
  metricOf,
  nameIn,
  valuesOf,
  type Vocabulary,
} from '../vocabulary.js';
import { figureText } from './numbers.js';
import { compareName, grainName, periodName } from './times.js';

const named = (
  item: { readonly name: string; readonly english?: string } | undefined,
  code: string,
  language: Language,
): string => (item === undefined ? code : nameIn(item, language));

export const metricName = (code: string, vocabulary: Vocabulary, language: Language): string =>
  named(metricOf(vocabulary, code), code, language);

export const dimensionName = (code: string, vocabulary: Vocabulary, language: Language): string =>
  named(dimensionOf(vocabulary, code), code, language);

/** A value as people call it: a boolean or a code of the data by its first other name. */
export const valueLabel = (known: readonly KnownValue[], value: string): string =>
  /^[a-z0-9_ ]+$/.test(value) ? (known.find((one) => one.value === value)?.synonyms?.[0] ?? value) : value;

export const valueName = (dimension: string, value: string, vocabulary: Vocabulary): string =>
  valueLabel(valuesOf(vocabulary, dimension), value);

const list = (words: readonly string[], language: Language): string => {
  if (language === 'en') return words.join(words.length === 2 ? ' and ' : ', ');
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join('、')}和${words.at(-1)}`;
};

/** A space goes between Han and letters or digits. */
export const spaced = (text: string): string =>
  text.replace(/(?<=\p{Script=Han})(?=[A-Za-z0-9])|(?<=[A-Za-z0-9%])(?=\p{Script=Han})/gu, ' ');

export const metricNames = (plan: QueryPlan, vocabulary: Vocabulary, language: Language): string =>
  list(
    plan.metrics.map((code) => metricName(code, vocabulary, language)),
    language,
  );

export const filterText = (
  { dimension, op, values }: PlanFilter,
  vocabulary: Vocabulary,
  language: Language,
): string => {
  const names = values.map((value) => valueName(dimension, value, vocabulary));
  const shown =
    names.length > 3
      ? [...names.slice(0, 3), language === 'en' ? `${names.length - 3} more` : `等 ${names.length} 个`]
      : names;
  const text = shown.join(language === 'en' ? ', ' : '、');
  if (op === 'in') return text;
  return language === 'en' ? `without ${text}` : spaced(`不含${text}`);
};

const opsZh: Readonly<Record<Threshold['op'], string>> = {
  '<': '低于',
  '<=': '不超过',
  '>': '高于',
  '>=': '不低于',
  '=': '等于',
};
const opsEn: Readonly<Record<Threshold['op'], string>> = {
  '<': 'below',
  '<=': 'at most',
  '>': 'above',
  '>=': 'at least',
  '=': 'exactly',
};

export const thresholdText = ({ metric, op, value }: Threshold, vocabulary: Vocabulary, language: Language): string => {
  const unit = metricOf(vocabulary, metric)?.unit ?? '';
  const amount = figureText(value, unit, language).replace(/\.0(?=%)/, '');
  return spaced(`${(language === 'en' ? opsEn : opsZh)[op]} ${amount}`).replace(
    /(?<=\p{Script=Han}) (?=\p{Script=Han})/gu,
    '',
  );
};

/** What a list of questions calls this one: 各助手有依据回答率. */
export const titleOf = (plan: QueryPlan, vocabulary: Vocabulary, language: Language): string => {
  const groups = plan.groupBy.map((code) => dimensionName(code, vocabulary, language));
  const metrics = metricNames(plan, vocabulary, language);
  const kept = plan.filters.filter(({ dimension }) => !plan.assumed.includes(`filter:${dimension}`));
  const filters = kept.map((filter) => filterText(filter, vocabulary, language));
  const grain = plan.rows === 'steps' && plan.grain !== null ? plan.grain : null;
  if (language === 'en') {
    const by = [...groups, ...(grain === null ? [] : [grain])];
    const title = `${metrics}${by.length === 0 ? '' : ` by ${list(by, language)}`}${filters.length === 0 ? '' : `, ${filters.join(', ')}`}`;
    return title.charAt(0).toUpperCase() + title.slice(1);
  }
  const by = [...groups.map((name) => `各${name}`), ...(grain === null ? [] : [`每${grainName(grain, 'zh')}`])];
  return spaced(
    `${filters.map((text) => `${text}的`).join('')}${by.join('')}${by.length > 0 && grain !== null ? '的' : ''}${metrics}`,
  );
};

/** What was understood, in one line: 各助手每天的有依据回答率，与前 30 天比. */
export const understoodOf = (plan: QueryPlan, vocabulary: Vocabulary, language: Language): string => {
  const groups = plan.groupBy.map((code) => dimensionName(code, vocabulary, language));
  const metrics = metricNames(plan, vocabulary, language);
  const filters = plan.filters.map((filter) => filterText(filter, vocabulary, language));
  const limits = plan.thresholds.map(
    (one) =>
      `${metricName(one.metric, vocabulary, language)}${language === 'en' ? ' ' : ''}${thresholdText(one, vocabulary, language)}`,
  );
  const time = plan.period.kind === 'all' ? null : periodName(plan.period, language);
  if (language === 'en') {
    const by = [...groups, ...(plan.grain === null ? [] : [plan.grain])];
    return [
      `${metrics}${by.length === 0 ? '' : ` by ${list(by, language)}`}${time === null ? '' : `, ${time}`}`,
      ...filters,
      ...limits,
      ...(plan.order === null ? [] : [orderText(plan, language)]),
      ...(plan.compare === null ? [] : [`against ${compareName(plan.compare, plan.period, language)}`]),
    ].join(', ');
  }
  const step = plan.grain === null ? '' : `每${grainName(plan.grain, 'zh')}`;
  const by = `${groups.map((name) => `各${name}`).join('')}${step}`;
  return [
    spaced(`${time ?? ''}${by}${time === null && by === '' ? '' : '的'}${metrics}`),
    ...filters.map((text) => (text.startsWith('不含') ? text : spaced(`只看${text}`))),
    ...limits.map(spaced),
    ...(plan.order === null ? [] : [orderText(plan, language)]),
    ...(plan.compare === null ? [] : [spaced(`与${compareName(plan.compare, plan.period, language)}比`)]),
  ].join('，');
};

/** 最高的 3 个, 从高到低. */
export const orderText = ({ order, limit }: Pick<QueryPlan, 'order' | 'limit'>, language: Language): string => {
  const down = order?.direction !== 'asc';
  const isChange = order?.of === 'change';
  if (language === 'en') {
    const word = isChange ? (down ? 'biggest rise' : 'biggest fall') : down ? 'highest' : 'lowest';
    return limit === null ? `${word} first` : `${word} ${limit}`;
  }
  if (isChange) return `${down ? '上升' : '下降'}最多的${limit === null ? '在前' : ` ${limit} 个`}`;
  if (limit === null) return down ? '从高到低' : '从低到高';
  return `${down ? '最高' : '最低'}的 ${limit} 个`;
};
