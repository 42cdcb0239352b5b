/** Years whose moments can be moved by a span of a year and still be written with four digits, as the database reads them. */
const FIRST_YEAR = 1000;
const LAST_YEAR = 9998;

/**
 * What the contract's `Moment` stands for: ISO 8601 with offset, or clocks in Shanghai. Null where no such day or time
 * exists, or none that anybody means.
 */
export const readMoment = (text: string): Date | null => {
  const iso = text.includes('T') ? text : `${text.replace(' ', 'T')}+08:00`;
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return null;
  // The 30th of February would pass for the 2nd of March.
  const [year = 0, month = 0, day = 0] = text.slice(0, 10).split('-').map(Number);
  if (year < FIRST_YEAR || year > LAST_YEAR) return null;
  const named = new Date(Date.UTC(year, month - 1, day));
  return named.getUTCMonth() === month - 1 && named.getUTCDate() === day ? moment : null;
};

const shanghai = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** `YYYY-MM-DD HH:mm:ss` as clocks in Shanghai show it. */
export const shanghaiTime = (moment: Date): string => shanghai.format(moment);

/** The day of a moment by those clocks: `YYYY-MM-DD`. */
export const shanghaiDay = (moment: Date): string => shanghaiTime(moment).slice(0, 10);
