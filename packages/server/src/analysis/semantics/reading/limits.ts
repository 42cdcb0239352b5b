import type { Threshold } from '../plan.js';
import { DIMENSION, type MarkedText, METRIC, TAKEN } from './marks.js';
import { AMOUNT, COUNT, numberOf } from './numbers.js';
import type { Said, SaidMetric } from './said.js';

const operators: readonly (readonly [Threshold['op'], string])[] = [
  ['>=', '不低于|不少于|不小于|至少|达到了?|>=|≥|at least|no less than|not less than|not below|minimum'],
  ['<=', '不超过|不高于|不大于|不多于|至多|最多|<=|≤|at most|no more than|not more than|not above|up to'],
  [
    '<',
    '低于|小于|少于|不足|不到|未达到?|没有?达到|没到|<|(?:is |are )?(?:below|under)|less than|fewer than|lower than',
  ],
  [
    '>',
    '超过了?|高于|大于|多于|超出|>|above|over|more than|greater than|higher than|exceed(?:s|ed|ing)?|longer than|slower than',
  ],
  ['=', '等于|正好是?|恰好是?|exactly|equal to'],
];
const UNIT = '(?:次|人|名|位|元|块钱?|秒钟?|分|个|家|场|篇|条|支|份|页|笔| ?(?:times|yuan|seconds?|people|records?))?';
/** 30 days are no threshold. */
const NO_TIME = '(?![\\d.%]|个?[天日周月年]|个?季度|个?星期| ?(?:days?|weeks?|months?|quarters?|years?))';
const SHARE = '( ?%| percent|个百分点)?';

export const metricMeant = (text: MarkedText, mark: string | undefined): SaidMetric | null => {
  const meaning = mark === undefined ? undefined : text.meaningOf(mark);
  return meaning === undefined ? null : { word: meaning.word, codes: meaning.metrics };
};

/** Takes out of a question what its figures are held against: 低于 95%, 100 次以上, at least 20. */
export const readThresholds = (text: MarkedText, said: Said): void => {
  const add = (mark: string | undefined, op: Threshold['op'], amount = '', percent = false): string => {
    said.thresholds.push({ metric: metricMeant(text, mark), op, value: numberOf(amount), percent });
    return `${mark ?? ''}${TAKEN}`;
  };
  for (const [op, words] of operators) {
    text.take(
      `(${METRIC})?(?:的|在| (?:is|are|was|were|that|with|of)| )*(?:${words}) ?(百分之)?(${AMOUNT})${SHARE}${UNIT}${NO_TIME}(?:的)?`,
      ([, mark, ofHundred, amount, share]) => add(mark, op, amount, ofHundred !== undefined || share !== undefined),
    );
  }
  text.take(
    `(${METRIC})?(?:的|在|有)*(百分之)?(${AMOUNT})${SHARE}${UNIT}(?:及|或|\\(含\\))?(以上|以下|以内)(?:的)?`,
    ([, mark, ofHundred, amount, share, side]) =>
      add(
        mark,
        side === '以上' ? '>=' : side === '以内' ? '<=' : '<',
        amount,
        ofHundred !== undefined || share !== undefined,
      ),
  );
  text.take(
    '(?:没有?|未|不)(?:达标|达到目标|到目标)的?|低于目标的?|(?:below|missed|missing|under) (?:the |its |their )?target',
    () => {
      said.target = 'missed';
      return true;
    },
  );
  text.take('(?:达标|达到目标|高于目标)(?:了)?的?|(?:met|meeting|reached|above) (?:the |its |their )?target', () => {
    said.target = 'met';
    return true;
  });
};

const COUNTER = '(?:个|名|位|家|支|所|项|场|大|强|条|篇|天|日|周|月)?的?';
const RISEN = '上升|增长|上涨|涨幅|增幅|增加|提升|提高|进步|增|涨';
const FALLEN = '下降|下滑|下跌|减少|降低|降幅|跌幅|退步|降|跌';
const HOW_MUCH = '得?(?:最多|最大|最快|最高|最明显|最厉害|最猛)';

const orderOf = (word: string): 'asc' | 'desc' | 'best' | 'worst' => {
  if (/[好佳快]|best|fast/.test(word)) return 'best';
  if (/[差慢]|worst|slow/.test(word)) return 'worst';
  return /[低少小短]|low|few|least|small|short|bottom/.test(word) ? 'asc' : 'desc';
};

type Direction = NonNullable<Said['order']>['direction'];
type Ordering = readonly [pattern: string, by: 'value' | 'change', direction: Direction | null, single: boolean];

const SUPERLATIVE =
  '(?:the )?(highest|most|largest|biggest|greatest|longest|lowest|fewest|least|smallest|shortest|best|worst|fastest|slowest)';
const PLACES = '(?:个|名|位|家|支|所|项|大|强)?的?';

/** The first group of a pattern that is a count is how many are wanted. */
const orderings: readonly Ordering[] = [
  [`(?:${RISEN})${HOW_MUCH}的?(?:前?(${COUNT})${COUNTER})?`, 'change', 'desc', true],
  [`(?:${FALLEN})${HOW_MUCH}的?(?:前?(${COUNT})${COUNTER})?`, 'change', 'asc', true],
  [
    '(?:grew|rose|increased|improved|gained|climbed)(?: the)? most|(?:the )?(?:biggest|largest) (?:increase|rise|gain|growth)(?: in)?',
    'change',
    'desc',
    true,
  ],
  [
    '(?:fell|dropped|declined|decreased|lost)(?: the)? most|(?:the )?(?:biggest|largest) (?:decrease|drop|decline|fall)(?: in)?',
    'change',
    'asc',
    true,
  ],
  [`(?:排名|排行)?(?:最?后|倒数|末尾?)(?:第|前)?(${COUNT})${PLACES}`, 'value', 'asc', false],
  [`(?:排名|排行|排)?(?:在)?前(${COUNT})${PLACES}`, 'value', 'desc', false],
  [`(?<![a-z])(?:the )?top ?(${COUNT})(?![a-z\\d])`, 'value', 'desc', false],
  [`(?<![a-z])(?:the )?bottom ?(${COUNT})(?![a-z\\d])`, 'value', 'asc', false],
  [`最[高多大长低少小短好佳快差慢]的?(?:前?(${COUNT})${COUNTER})?`, 'value', null, true],
  [`(?<![a-z])(?:(${COUNT}) (?=${DIMENSION}))?${SUPERLATIVE}(?: (${COUNT}))?(?![a-z])`, 'value', null, true],
  [
    '[从由]?(?:高到低|多到少|大到小)|降序|倒序|(?<![a-z])(?:descending|desc)(?![a-z])(?: order)?',
    'value',
    'desc',
    false,
  ],
  ['[从由]?(?:低到高|少到多|小到大)|升序|(?<![a-z])(?:ascending|asc)(?![a-z])(?: order)?', 'value', 'asc', false],
];

/** The metric that stands beside a place of a text: before it in Chinese, after it in English. */
const metricBeside = (text: MarkedText, start: number, end: number): SaidMetric | null => {
  const before = new RegExp(`(${METRIC})(?:的|是| is| are)*$`).exec(text.text.slice(0, start))?.[1];
  const after = new RegExp(`^(?:的| |in |of |number of )*(${METRIC})`).exec(text.text.slice(end))?.[1];
  return metricMeant(text, before ?? after);
};

/** Takes out which groups come first, and how many are wanted. */
export const readOrder = (text: MarkedText, said: Said): void => {
  said.several = /哪些|哪几|分别|which (?:ones|of)/.test(text.text);
  for (const [pattern, by, fixed, single] of orderings) {
    text.take(pattern, (match) => {
      const direction = fixed ?? orderOf(match[0]);
      if (said.order !== null && (said.order.by !== by || said.order.direction !== direction))
        said.tooManyOrders = true;
      said.order = { by, direction, metric: metricBeside(text, match.index, match.index + match[0].length) };
      const count = match.slice(1).find((group) => group !== undefined && new RegExp(`^${COUNT}$`).test(group));
      if (count !== undefined) said.limit = numberOf(count);
      said.single = said.single || single;
      return true;
    });
  }
  text.take(
    '排名|排行榜?|排序|排列|榜单|(?<![a-z])(?:ranked|ranking|rank|sorted|sort|ordered|order)(?![a-z])(?: by)?',
    () => {
      said.order ??= { by: 'value', direction: 'desc', metric: null };
      return true;
    },
  );
  text.take(`是?哪(${COUNT})(?:个|名|位|家|支|所|项)`, ([, count = '']) => {
    said.limit ??= numberOf(count);
    return true;
  });
  if (said.order === null || said.limit !== null) return;
  text.take(`(?<![\\d.])(${COUNT})(?:个|名|位|家|支|所| )(?=${DIMENSION})`, ([, count = '']) => {
    said.limit = numberOf(count);
    return true;
  });
};
