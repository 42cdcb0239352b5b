import type { MetricPeriod } from '@console/api/contract';
import { addUnits, type Day, daysOf, stepName } from '../../../analysis/semantics/index.js';
import { type DaySpan, daysIn, monthsIn } from '../counting/periods.js';
import { shanghaiDay } from '../../../text/moment.js';
import type { ReportMaterial } from './reportText.js';

/** Days of a period, for words such as “近 4 周”. */
export const periodDays: Readonly<Record<MetricPeriod, number>> = {
  day: 1,
  week: 7,
  month: 30.44,
  quarter: 91.3,
  year: 365.25,
};

/** 2026-10-29 至 11-27. */
export const spanText = ({ span, language }: ReportMaterial): string => daysOf(span, language);

/** As much time before: 前 30 天. */
export const beforeText = ({ span, language }: ReportMaterial): string => {
  const months = monthsIn(span);
  const count = months ?? daysIn(span);
  if (language === 'en') {
    const unit = months === null ? 'day' : 'month';
    return count === 1 ? `the ${unit} before` : `the ${count} ${unit}s before`;
  }
  if (months !== null) return count === 1 ? '前一个月' : `前 ${count} 个月`;
  return count === 1 ? '前一天' : `前 ${count} 天`;
};

const isWithinYear = ({ start, end }: DaySpan): boolean => start.slice(0, 4) === addUnits(end, 'day', -1).slice(0, 4);

/** What a period that begins then is called: 11-20, 2026 年 11 月. */
export const pointText = (time: string, { period, language, span }: ReportMaterial): string => {
  const day: Day = shanghaiDay(new Date(time));
  if (period !== 'day' && period !== 'week') return stepName(day, period, language);
  const short = isWithinYear(span) ? stepName(day, period, language) : day;
  if (period === 'day') return short;
  return language === 'en' ? `the week of ${short}` : `${short} 起的一周`;
};
