/** Numbers of formats that show dates and times, in every language of the format. */
const isBuiltInDate = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

const showsDate = (format: string): boolean =>
  /[ymdhs]/i.test(format.replace(/"[^"]*"|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^\]]*\]|General/gi, ''));

/** Whether a number of this format is a date; `custom` has the formats that the file brings. */
export const isDateFormat = (id: number, custom: ReadonlyMap<number, string>): boolean => {
  const format = custom.get(id);
  return format === undefined ? isBuiltInDate(id) : showsDate(format);
};

const DAY = 86_400_000;
/** Day 0 of the two calendars. The older one counts a 29th of February 1900 that never was. */
const epochs = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) } as const;

/** A day and time as a spreadsheet counts them, as text: only what is not zero of both. */
export const dateText = (serial: number, calendar: 1900 | 1904): string => {
  const days = calendar === 1900 && serial < 60 && serial >= 1 ? serial + 1 : serial;
  const at = new Date(epochs[calendar] + Math.round(days * 86_400) * 1000);
  if (Number.isNaN(at.getTime())) return String(serial);
  const iso = at.toISOString();
  const [day, time] = [iso.slice(0, 10), iso.slice(11, 19)];
  if (serial < 1 && calendar === 1900) return time;
  return at.getTime() % DAY === 0 ? day : `${day} ${time}`;
};

/** A number as people typed it: files hold more digits than a spreadsheet shows. */
export const numberText = (value: string): string => {
  const number = Number(value);
  return value.trim() === '' || !Number.isFinite(number) ? value : String(Number(number.toPrecision(15)));
};

/** Text with the signs that XML cannot hold, which the format writes as `_x000A_`. */
export const unescaped = (text: string): string =>
  text.replace(/_x([\dA-F]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
