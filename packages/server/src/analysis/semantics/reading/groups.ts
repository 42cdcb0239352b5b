import type { Grain } from '../plan.js';
import { DIMENSION, type MarkedText, METRIC, TAKEN, VALUE } from './marks.js';
import { metricMeant } from './limits.js';
import { COUNT, numberOf } from './numbers.js';
import type { Said, SaidValue } from './said.js';

const valueMeant = (text: MarkedText, mark: string): SaidValue[] => {
  const meaning = text.meaningOf(mark);
  return meaning === undefined ? [] : [{ word: meaning.word, candidates: meaning.values }];
};
const marksIn = (part: string | undefined, kind: string): string[] => part?.match(new RegExp(kind, 'g')) ?? [];

const AND = '(?: ?(?:和|与|、|,|及|以及|或者?|and|or|&|跟) ?(?:the )?)';
const VALUES = `${VALUE}(?:${AND}${VALUE})*`;
const PERSONS = '(?:个|名|位|家|支|场|次|篇|条|笔|项|人)?';

/** Takes out what is counted: 多少个俱乐部, how many players. A word may name the things as well as their number. */
export const readCounted = (text: MarkedText, said: Said): void =>
  text.take(
    `(?:(?:一共|总共|共)?有?(?:多少|几)${PERSONS}|(?:how many|(?:the )?(?:total )?(?:number|count|amount) of|total) )((?:${VALUE}(?:的| )?)*)(${METRIC})`,
    ([, values = '', mark]) => {
      const metric = metricMeant(text, mark);
      if (metric === null) return false;
      said.metrics.push(metric);
      return `${TAKEN}${values}`;
    },
  );

/** How many values are listed: 湖南、江西两省. It says nothing that they do not. */
const readListed = (text: MarkedText): void =>
  text.take(
    `(${VALUES})(?:这)?(${COUNT})(?:个|名|家|支|位)?(?=的|${DIMENSION}|${TAKEN}|$)`,
    ([, values = '', count = '']) => (numberOf(count) === marksIn(values, VALUE).length ? values : false),
  );

/** Takes out which rows count: 只看传播助手, 除了试用会员, without friendlies. */
export const readFilters = (text: MarkedText, said: Said): void => {
  readListed(text);
  const add = (op: 'in' | 'notIn', part: string): boolean => {
    said.filters.push({ op, values: marksIn(part, VALUE).flatMap((mark) => valueMeant(text, mark)) });
    return true;
  };
  // The dimension beside its own value says nothing more: PDF 类型, 省份是广东.
  text.take(
    `(${DIMENSION})(?:是|为|=|:|等于| is | are | of | in |在| )?(${VALUES})`,
    ([whole, dimension = '', values = '']) => {
      const codes = text.meaningOf(dimension)?.dimensions ?? [];
      const marks = marksIn(values, VALUE);
      const narrowed = marks.every((mark) => text.meaningOf(mark)?.values.some((one) => codes.includes(one.dimension)));
      if (!narrowed || whole.length === dimension.length) return false;
      said.filters.push({
        op: 'in',
        values: marks.flatMap((mark) =>
          valueMeant(text, mark).map(({ word, candidates }) => ({
            word,
            candidates: candidates.filter((one) => codes.includes(one.dimension)),
          })),
        ),
      });
      return true;
    },
  );
  text.take(`(${VALUE})(?:的| |这个|这些|这家|这支)?(${DIMENSION})`, ([, value = '', dimension = '']) => {
    const codes = text.meaningOf(dimension)?.dimensions ?? [];
    const own = text.meaningOf(value)?.values.some((one) => codes.includes(one.dimension)) === true;
    return own ? `${value}${TAKEN}` : false;
  });
  text.take(
    `(?:不含|不包括|不包含|不算|不计|不看|不要|除了|除去|除开|除|排除|去掉|去除|剔除|扣除|非|(?<![a-z])(?:without|excluding|exclude|except(?: for)?|other than|not including|but not|not in|not) ?(?:the )?)(${VALUES})(?:以外|之外|外)?(?:的)?`,
    ([, values = '']) => add('notIn', values),
  );
  text.take(
    `(?:只看|仅看|只要|只算|只查|只统计|仅限于?|只限于?|限于|仅|只|(?<![a-z])(?:only|just)(?: show| for| include| the| in| at)* ?)(${VALUES})(?:的)?`,
    ([, values = '']) => add('in', values),
  );
  text.take(`(?:所有的?|全部的?|全体|(?<![a-z])(?:all(?: of)?(?: the)?|any) )(${DIMENSION})`, ([, mark = '']) => {
    const meaning = text.meaningOf(mark);
    if (meaning === undefined || meaning.metrics.length > 0) return false;
    said.cleared.push(...meaning.dimensions);
    return true;
  });
};

const grainWords: readonly (readonly [Grain, string, string])[] = [
  ['hour', '小时|个小时|个时段|时段', 'hour'],
  ['day', '天|日', 'day'],
  ['week', '周|个?星期|个?礼拜', 'week'],
  ['month', '个?月(?:份|度)?', 'month'],
  ['quarter', '个?季度?', 'quarter'],
  ['year', '个?年(?:度|份)?', 'year'],
];
const adverbs: Readonly<Record<string, Grain>> = {
  hourly: 'hour',
  daily: 'day',
  weekly: 'week',
  monthly: 'month',
  quarterly: 'quarter',
  yearly: 'year',
  annually: 'year',
  annual: 'year',
};

/** Takes out the steps of time: 每天, 按月, 哪个月, per week, and words that ask for a line at all. */
export const readGrain = (text: MarkedText, said: Said): void => {
  const step = (grain: Grain): boolean => {
    said.grain = grain;
    said.steps = true;
    return true;
  };
  for (const [grain, zh, en] of grainWords) {
    text.take(
      `(?:每一?|按照?|逐|各|分)(?:${zh})(?:${zh})?(?:地|的)?(?:来?(?:看|统计|汇总|分组|拆分))?|哪一?(?:几|些)?(?:个)?(?:${zh})|(?<![a-z])(?:per|by|each|every|which|what|for each|${en} by) ${en}s?(?![a-z])`,
      ([word]) => {
        if (/^(?:哪|which|what)/.test(word) && said.order === null && said.thresholds.length === 0) return false;
        return step(grain);
      },
    );
  }
  text.take(`(?<![a-z])(${Object.keys(adverbs).join('|')})(?![a-z])`, ([, word = '']) => step(adverbs[word] ?? 'day'));
  text.take(
    '(?:变化|发展|增长)?(?:趋势|走势|曲线)图?|怎么走|变化情况|如何变化|怎么变化?|怎样变化|波动(?:情况)?|(?<![a-z])(?:trends?|trending|over time|evolv(?:e|ed|es|ing)|development|time series)(?![a-z])',
    () => {
      said.grain ??= 'fitting';
      return true;
    },
  );
};

const BY = `按照?|各个?|分|每一?${PERSONS}|不同的?|哪一?几?些?(?:个|名|位|家|支|种|类)?|依|根据`;
const GROUP_LINK = `(?: ?(?:和|与|、|,|及|以及|×|\\+|and|&) ?(?:按照?|各个?|分|每一?${PERSONS}|by |per |the )?)`;
const BY_EN =
  '(?<![a-z])(?:for each|for every|in each|group(?:ed|ing)? by|split(?: it| them)? by|(?:broken|break)(?: it| them)? ?down by|breakdown by|by|per|each|every|across|which|what|among|between)(?: the| all| different)?';
const REST = '(?:地|来)?(?:的)?(?:分组|拆分|细分|分布|汇总|对比|构成|拆开|拆|分别|之间|维度|统计|来看|看)*';

/** Takes out what the figures are told apart by. */
export const readGroups = (text: MarkedText, said: Said): void => {
  const add = (part: string): boolean => {
    for (const mark of marksIn(part, DIMENSION))
      said.groupBy.push(...(text.meaningOf(mark)?.dimensions.slice(0, 1) ?? []));
    return true;
  };
  text.take('(?<=再|还|也|同时|并且?)(?=按|分|各)|(?<![a-z])(?:also|additionally|as well as|and also)(?![a-z])', () => {
    said.adds = true;
    return true;
  });
  text.take(`(?:${BY}|${BY_EN} ?)${TAKEN}?(${DIMENSION}(?:${GROUP_LINK}${DIMENSION})*)${REST}`, ([, part = '']) =>
    add(part),
  );
  text.take(`(${DIMENSION})(?:的)?(?:分布|构成|拆分|细分|之间|分别|各自|breakdown)`, ([, part = '']) => add(part));
};

/** Takes out the words of the vocabulary that stand by themselves. */
export const readBare = (text: MarkedText, said: Said): void => {
  // 报名了 is what somebody did, where the question counts something else.
  if (said.metrics.length > 0) text.take(`${METRIC}了`, () => true);
  text.take(`(?<=${VALUE})${AND}(?=${VALUE})`, () => true);
  const pure = text.marks('metric').filter(({ meaning }) => meaning.dimensions.length + meaning.values.length === 0);
  const hasMetric = said.metrics.length > 0 || pure.length > 0 || said.thresholds.some(({ metric }) => metric !== null);
  for (const { mark, meaning } of text.marks('metric')) {
    const isOther = hasMetric && meaning.dimensions.length + meaning.values.length > 0;
    if (!isOther) {
      said.metrics.push({ word: meaning.word, codes: meaning.metrics });
      text.replace(text.text.indexOf(mark), text.text.indexOf(mark) + 1);
    }
  }
  for (const { mark, meaning } of text.marks('value')) {
    said.filters.push({ op: 'in', values: [{ word: meaning.word, candidates: meaning.values }] });
    text.replace(text.text.indexOf(mark), text.text.indexOf(mark) + 1);
  }
  for (const { mark, meaning } of text.marks('dimension')) {
    said.bareGroups.push(...meaning.dimensions.slice(0, 1));
    text.replace(text.text.indexOf(mark), text.text.indexOf(mark) + 1);
  }
};
