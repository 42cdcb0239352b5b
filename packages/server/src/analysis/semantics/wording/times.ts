import { addDays, daysBetween, monthOf, startOf, yearOf } from '../days.js';
import type { Compare, Grain, Period, Unit } from '../plan.js';
import type { Language } from '../vocabulary.js';

const grainsZh: Readonly<Record<Grain, string>> = {
  hour: '小时',
  day: '天',
  week: '周',
  month: '月',
  quarter: '季度',
  year: '年',
};

export const grainName = (grain: Grain, language: Language): string => (language === 'en' ? grain : grainsZh[grain]);

const counted: Readonly<Record<Unit, string>> = {
  day: '天',
  week: '周',
  month: '个月',
  quarter: '个季度',
  half: '个半年',
  year: '年',
};

const currentZh: Readonly<Record<Unit, string>> = {
  day: '今天',
  week: '本周',
  month: '本月',
  quarter: '本季度',
  half: '',
  year: '今年',
};
const currentEn: Readonly<Record<Unit, string>> = {
  day: 'today',
  week: 'this week',
  month: 'this month',
  quarter: 'this quarter',
  half: '',
  year: 'this year',
};
const pastZh: Readonly<Record<Unit, readonly string[]>> = {
  day: ['昨天', '前天'],
  week: ['上周', '上上周'],
  month: ['上月', '上上月'],
  quarter: ['上季度'],
  half: [],
  year: ['去年', '前年'],
};
const pastEn: Readonly<Record<Unit, string>> = {
  day: 'yesterday',
  week: 'last week',
  month: 'last month',
  quarter: 'last quarter',
  half: '',
  year: 'last year',
};

const monthNames = 'January February March April May June July August September October November December'.split(' ');

interface Span {
  readonly start: string;
  readonly end: string;
}

/** The days of a span: both ends are in it. */
export const daysOf = ({ start, end }: Span, language: Language): string => {
  const last = addDays(end, -1);
  if (start === last) return start;
  if (language === 'en') return `${start} to ${last}`;
  return `${start} 至 ${start.slice(0, 4) === last.slice(0, 4) ? last.slice(5) : last}`;
};

/** A certain month, quarter, half or year. */
const unitName = (unit: Unit, start: string, language: Language): string | null => {
  const [year, month] = [yearOf(start), monthOf(start)];
  const english = language === 'en';
  if (unit === 'month') return english ? `${monthNames[month - 1] ?? ''} ${year}` : `${year} 年 ${month} 月`;
  if (unit === 'quarter')
    return english ? `Q${Math.ceil(month / 3)} ${year}` : `${year} 年第 ${Math.ceil(month / 3)} 季度`;
  if (unit === 'half') {
    const first = month <= 6;
    return english ? `the ${first ? 'first' : 'second'} half of ${year}` : `${year} 年${first ? '上' : '下'}半年`;
  }
  if (unit === 'year') return english ? `${year}` : `${year} 年`;
  return null;
};

/** What a period is called, in words that the reader of questions knows. */
export const periodName = (period: Period, language: Language): string => {
  const { kind, unit, count, start } = period;
  const english = language === 'en';
  switch (kind) {
    case 'rolling':
      if (!english) return `近 ${count} ${counted[unit]}`;
      return count === 1 ? `the past ${unit}` : `the last ${count} ${unit}s`;
    case 'current':
      return (english ? currentEn : currentZh)[unit] || (unitName(unit, start, language) ?? daysOf(period, language));
    case 'past': {
      const name = english ? (count === 1 ? pastEn[unit] : undefined) : pastZh[unit][count - 1];
      return name || (unitName(unit, start, language) ?? daysOf(period, language));
    }
    case 'calendar':
      return unitName(unit, start, language) ?? daysOf(period, language);
    case 'since':
      return english ? `since ${start}` : `${start} 以来`;
    case 'all':
      return english ? 'all time' : '全部时间';
    default:
      return daysOf(period, language);
  }
};

const beforeZh: Readonly<Record<Unit, string>> = {
  day: '前一天',
  week: '前一周',
  month: '前一个月',
  quarter: '前一季度',
  half: '前半年',
  year: '前一年',
};

const unitBefore = (unit: Unit, period: Period, language: Language): string => {
  const english = language === 'en';
  const same =
    period.kind === 'current' ||
    period.unit !== unit ||
    period.kind === 'rolling' ||
    period.kind === 'range' ||
    period.kind === 'since';
  if (!same) return english ? `the ${unit} before` : beforeZh[unit];
  if (unit === 'day') return english ? 'the day before' : '前一天';
  if (unit === 'half') return english ? 'the half-year before' : '前半年';
  const past = english ? pastEn[unit] : (pastZh[unit][0] ?? '');
  return english ? `the same days of ${past}` : `${past}同期`;
};

/** What a comparison is called beside the period that it belongs to. */
export const compareName = (compare: Compare, period: Period, language: Language): string => {
  const english = language === 'en';
  if (compare.kind === 'range') {
    return compare.of === null ? daysOf(compare, language) : periodName(compare.of, language);
  }
  if (compare.kind !== 'previous') return unitBefore(compare.kind, period, language);
  if (period.kind === 'rolling') {
    if (!english) return `前 ${period.count} ${counted[period.unit]}`;
    return `the previous ${period.count === 1 ? '' : `${period.count} `}${period.unit}${period.count === 1 ? '' : 's'}`;
  }
  if (period.kind === 'range' || period.kind === 'since') {
    const days = daysBetween(period.start, period.end);
    return english ? `the ${days} days before` : `前 ${days} 天`;
  }
  return unitBefore(period.unit, period, language);
};

/** A step of time as an axis or a sentence has it. */
export const stepName = (step: unknown, grain: Grain, language: Language): string => {
  const text = step instanceof Date ? step.toISOString() : String(step);
  const day = text.slice(0, 10);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return text;
  if (grain === 'hour') return `${day.slice(5)} ${text.slice(11, 16)}`;
  if (grain === 'day' || grain === 'week') return day.slice(5);
  const unit = grain === 'month' ? 'month' : grain === 'quarter' ? 'quarter' : 'year';
  return unitName(unit, startOf(day, unit), language) ?? day;
};
