import { inShanghai } from '../time/inShanghai.js';

const HOUR = 3_600_000;

const two = (part: number): string => String(part).padStart(2, '0');

/** "10:42". */
export const clockOf = (moment: Date): string => `${two(moment.getHours())}:${two(moment.getMinutes())}`;

const dayOf = (moment: Date): string => `${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;

/** How something went, step by step, oldest first. */
interface Stepped {
  trend: readonly { time: string }[];
}

const inHours = ([first, second]: Stepped['trend']): boolean =>
  first !== undefined && second !== undefined && Date.parse(second.time) - Date.parse(first.time) <= HOUR;

/** What the steps of a trend are called: hours by the clock, days by their date, both as the server begins them. */
export const stepNames = ({ trend }: Stepped): string[] => {
  const name = inHours(trend) ? clockOf : dayOf;
  return trend.map(({ time }) => name(inShanghai(new Date(time))));
};
