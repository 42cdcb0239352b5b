/** What the contract's `Moment` stands for: ISO 8601 with offset, or clocks in Shanghai. Null where no such day or time exists. */
export const readMoment = (text: string): Date | null => {
  const iso = text.includes('T') ? text : `${text.replace(' ', 'T')}+08:00`;
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return null;
  // The 30th of February would pass for the 2nd of March.
  const [year = 0, month = 0, day = 0] = text.slice(0, 10).split('-').map(Number);
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
