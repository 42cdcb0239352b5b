import { addUnits, type Day, dayOf, yearOf } from '../days.js';
import { always, calendar, current, past, range, rolling } from '../periods.js';
import type { Period, Unit } from '../plan.js';
import { COUNT, numberOf } from './numbers.js';

type Groups = readonly (string | undefined)[];
type Read = (groups: Groups, today: Day) => Period | null;

/** A way to name a time. */
export interface TimePattern {
  readonly pattern: RegExp;
  readonly read: Read;
}

const time = (pattern: string, read: Read): TimePattern => ({ pattern: new RegExp(pattern, 'y'), read });

export const MONTH = '(1[0-2]|0?[1-9]|十[一二]?|[一二三四五六七八九])';
export const DATE = '(3[01]|[12]\\d|0?[1-9]|三十一?|二?十[一二三四五六七八九]?|二十|[一二三四五六七八九])';
/** 2025年, 去年: two groups. */
export const YEAR = '(?:(?<!\\d)(\\d{4})年?的?|(今年|去年|前年)的?)?(?<![\\d一二三四五六七八九十])';
const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH_NAME =
  '(?<![a-z])(january|february|march|april|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept|sep|oct|nov|dec|may(?= \\d)|(?<=(?:in|since|from|to|and|of|for|during|between|until|than|with|vs) )may)(?![a-z])\\.?';
const UNIT = '(天|日|周|个?星期|个?礼拜|个?月|个?季度|年|days?|weeks?|months?|quarters?|years?)';

const unitOf = (text = ''): Unit => {
  if (/天|日|day/.test(text)) return 'day';
  if (/周|星期|礼拜|week/.test(text)) return 'week';
  if (/季|quarter/.test(text)) return 'quarter';
  return /月|month/.test(text) ? 'month' : 'year';
};

export const monthNumber = (text = ''): number => {
  const named = monthNames.indexOf(text.slice(0, 3));
  return named >= 0 ? named + 1 : numberOf(text);
};

export const yearNumber = (digits: string | undefined, word: string | undefined, today: Day): number | null => {
  if (digits !== undefined) return Number(digits);
  return word === undefined ? null : yearOf(today) - ['今年', '去年', '前年'].indexOf(word);
};

/** A unit that begins on this day of a year; where no year is said, the last time that it began. */
export const inYear = (unit: Unit, year: number | null, month: number, date: number, today: Day): Period | null => {
  const day = dayOf(year ?? yearOf(today), month, date);
  if (year === null && (day === null || day > today)) return inYear(unit, yearOf(today) - 1, month, date, today);
  return day === null ? null : calendar(today, unit, day);
};

const relative = (words: string, read: (today: Day) => Period): TimePattern =>
  time(`(?:${words})(?:(?<![a-z])|(?![a-z]))`, (_, today) => read(today));

const backwards = (words: string, unit: Unit, count: number): TimePattern =>
  relative(words, (today) => (count === 0 ? current(today, unit) : past(today, unit, count)));

const quarters = ['一', '二', '三', '四'];
const quarterNumber = (text = ''): number => (quarters.includes(text) ? quarters.indexOf(text) + 1 : Number(text));
const ordinals = ['first', 'second', 'third', 'fourth'];

/** Every way to name a time, in Chinese and English; they are tried at a place of a text, and the longest counts. */
export const timePatterns: readonly TimePattern[] = [
  // Not the last three.
  time('(?:(?<!\\d)(\\d{4})年?(?:的)?|(今年|去年)的?)?前三个?季度', ([, digits, word], today) => {
    const from = inYear('year', yearNumber(digits, word, today) ?? yearOf(today), 1, 1, today);
    return from === null ? null : range({ start: from.start, end: addUnits(from.start, 'quarter', 3) });
  }),
  backwards('今天|今日|当天|today', 'day', 0),
  backwards('昨天|昨日|yesterday', 'day', 1),
  backwards('前天|the day before yesterday', 'day', 2),
  backwards('本周|这周|这一周|(?:这个|本)(?:星期|礼拜)|this week', 'week', 0),
  backwards('上周|上一周|上个?(?:星期|礼拜|周)|(?:the )?(?:last|previous) week', 'week', 1),
  backwards('上上周|上上个?星期', 'week', 2),
  backwards('本月|这个?月|当月|this month|month to date|mtd', 'month', 0),
  backwards('上个?月|上一个?月|(?:the )?(?:last|previous) month', 'month', 1),
  backwards('上上个?月', 'month', 2),
  backwards('本季度?|这个?季度|当季|this quarter', 'quarter', 0),
  backwards('上个?季度?|上一个?季度|(?:the )?(?:last|previous) quarter', 'quarter', 1),
  backwards('今年|本年度?|年初至今|年初以来|this year|year to date|ytd', 'year', 0),
  backwards('去年全年|去年|上一?年度?|(?:the )?(?:last|previous) year', 'year', 1),
  backwards('前年', 'year', 2),
  relative('有史以来|历史上|所有时间|全部时间|不限时间|累计|all[- ]time|of all time|ever|to date', always),
  time(`(?:最近的?|近|过去的?|前|近来)(?:${COUNT}|半)${UNIT}(?:以?内|以来|里|期间|间)?`, ([whole = ''], today) => {
    const unit = unitOf(new RegExp(UNIT).exec(whole.replace(/^最近|^近来/, ''))?.[1]);
    if (whole.includes('半年')) return rolling(today, 'month', 6);
    if (whole.includes('半')) return rolling(today, 'day', unit === 'month' ? 15 : 0);
    const count = new RegExp(`(${COUNT})${UNIT}`).exec(whole)?.[1];
    return rolling(today, unit, numberOf(count ?? '0'));
  }),
  time(`(?:the )?(?:last|past|previous|prior|trailing) (${COUNT}) ${UNIT}(?![a-z])`, ([, count = '0', unit], today) =>
    rolling(today, unitOf(unit), numberOf(count)),
  ),
  time('(?:the |over the )?past (week|month|quarter|year)(?![a-z])', ([, unit], today) =>
    rolling(today, unitOf(unit), 1),
  ),
  // Days.
  time(`${YEAR}${MONTH}月${DATE}[日号]`, ([, digits, word, month, date], today) =>
    inYear('day', yearNumber(digits, word, today), monthNumber(month), numberOf(date ?? ''), today),
  ),
  time('(?<!\\d)(\\d{4})[-/.](\\d{1,2})[-/.](\\d{1,2})(?!\\d)', ([, year, month, date], today) =>
    inYear('day', Number(year), Number(month), Number(date), today),
  ),
  time(`${MONTH_NAME} (\\d{1,2})(?:st|nd|rd|th)?(?!\\d)(?:,? (\\d{4})(?!\\d))?`, ([, month, date, year], today) =>
    inYear('day', year === undefined ? null : Number(year), monthNumber(month), Number(date), today),
  ),
  time(
    `(?<!\\d)(\\d{1,2})(?:st|nd|rd|th)? (?:of )?${MONTH_NAME}(?: (\\d{4})(?!\\d))?`,
    ([, date, month, year], today) =>
      inYear('day', year === undefined ? null : Number(year), monthNumber(month), Number(date), today),
  ),
  // Months.
  time(`${YEAR}${MONTH}月份?(?![\\d一二三四五六七八九十])`, ([, digits, word, month], today) =>
    inYear('month', yearNumber(digits, word, today), monthNumber(month), 1, today),
  ),
  time('(?<!\\d)(\\d{4})[-/](\\d{1,2})(?![-/\\d])', ([, year, month], today) =>
    inYear('month', Number(year), Number(month), 1, today),
  ),
  time(`${MONTH_NAME}(?: (?:of )?(\\d{4})(?!\\d))?(?! ?\\d)`, ([, month, year], today) =>
    inYear('month', year === undefined ? null : Number(year), monthNumber(month), 1, today),
  ),
  // Quarters, halves and years.
  time(`${YEAR}第?([一二三四1-4])季度?`, ([, digits, word, quarter], today) =>
    inYear('quarter', yearNumber(digits, word, today), quarterNumber(quarter) * 3 - 2, 1, today),
  ),
  time(
    '(?:(?<!\\d)(\\d{4})年? ?的?|(今年|去年|前年)的?)?(?<![a-z])q([1-4])(?:季度)?(?: (?:of )?(\\d{4})(?!\\d))?',
    (groups, today) => {
      const [, digits, word, quarter, after] = groups;
      return inYear('quarter', yearNumber(digits ?? after, word, today), Number(quarter) * 3 - 2, 1, today);
    },
  ),
  time(
    '(?:the )?(first|second|third|fourth) (quarter|half)(?: (?:of )?(\\d{4}|this year|last year))?(?!\\d)',
    (groups, today) => {
      const [, ordinal = '', unit, said] = groups;
      const year = said?.includes('year') ? yearOf(today) - Number(said.startsWith('last')) : Number(said);
      const months = unit === 'half' ? 6 : 3;
      const month = ordinals.indexOf(ordinal) * months + 1;
      if (month > 12) return null;
      return inYear(unit === 'half' ? 'half' : 'quarter', said === undefined ? null : year, month, 1, today);
    },
  ),
  time(`${YEAR}([上下])半年`, ([, digits, word, half], today) =>
    inYear('half', yearNumber(digits, word, today), half === '上' ? 1 : 7, 1, today),
  ),
  time('(?<!\\d)(\\d{4})(?:年度?(?:全年)?|财年)', ([, year], today) => inYear('year', Number(year), 1, 1, today)),
  time(
    '(?:(?<=(?:in|for|since|of|from|to|during|between|and|than|with|vs\\.?|until) )|(?<= )(?=\\d{4}$))((?:19|20)\\d\\d)(?![\\d.,年%万])',
    ([, year], today) => inYear('year', Number(year), 1, 1, today),
  ),
];
