import { isEmail, isPhone } from '@console/base';
import { readMoment } from '../../../../text/moment.js';

/** What a cell says, or why it says nothing that can be taken. */
export type Value<T> = { readonly value: T } | { readonly problem: string };

const problem = (code: string) => ({ problem: code });

/** Text up to so many characters. */
export const readText =
  (most: number) =>
  (cell: string): Value<string> =>
    cell.length > most ? problem('too_long') : { value: cell };

/** Eleven digits, however they are written. A spreadsheet that took them for a number may have lost some. */
export const readPhone = (cell: string): Value<string> => {
  if (/^\d(?:\.\d+)?e\+?\d+$/i.test(cell)) return problem('phone_shortened');
  const digits = cell
    .normalize('NFKC')
    .replace(/\.0+$/, '')
    .replace(/[\s()-]/g, '')
    .replace(/^(?:\+|00)?86(?=1\d{10}$)/, '');
  return isPhone(digits) && /^[+(\d]/.test(cell.normalize('NFKC')) ? { value: digits } : problem('not_a_phone');
};

export const readEmail = (cell: string): Value<string> =>
  isEmail(cell.normalize('NFKC')) ? { value: cell.normalize('NFKC') } : problem('not_an_email');

const genders: Readonly<Record<string, string>> = {
  男: 'male',
  男性: 'male',
  先生: 'male',
  male: 'male',
  m: 'male',
  女: 'female',
  女性: 'female',
  女士: 'female',
  female: 'female',
  f: 'female',
  未知: 'unknown',
  保密: 'unknown',
  unknown: 'unknown',
};

const oneOf =
  (words: Readonly<Record<string, string>>, code: string) =>
  (cell: string): Value<string> => {
    const word = cell.toLowerCase();
    const value = Object.hasOwn(words, word) ? words[word] : undefined;
    return value === undefined ? problem(code) : { value };
  };

export const readGender = oneOf(genders, 'not_a_gender');

export const readOrderStatus = oneOf(
  {
    完成: 'done',
    已完成: 'done',
    交易成功: 'done',
    已支付: 'done',
    已付款: 'done',
    已发货: 'done',
    done: 'done',
    paid: 'done',
    completed: 'done',
    进行中: 'open',
    待付款: 'open',
    待支付: 'open',
    未支付: 'open',
    待发货: 'open',
    open: 'open',
    pending: 'open',
    已取消: 'cancelled',
    取消: 'cancelled',
    已关闭: 'cancelled',
    cancelled: 'cancelled',
    canceled: 'cancelled',
    已退款: 'refunded',
    退款: 'refunded',
    已退货: 'refunded',
    refunded: 'refunded',
  },
  'not_a_status',
);

const MOST_YUAN = 1e10;

/** Yuan with two decimals at most. */
export const readAmount = (cell: string): Value<number> => {
  const text = cell
    .normalize('NFKC')
    .replace(/^[¥$]|元$|^(?:CNY|RMB)/gi, '')
    .trim();
  const isGrouped = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text);
  const plain = isGrouped ? text.replaceAll(',', '') : text;
  if (!/^\d+(?:\.\d+)?$/.test(plain)) return problem('not_an_amount');
  const value = Number(plain);
  if (value > MOST_YUAN) return problem('amount_too_large');
  return Math.abs(value * 100 - Math.round(value * 100)) > 1e-4 ? problem('not_an_amount') : { value };
};

const DAY = /^(\d{4})(?:-|\/|\.|年)(\d{1,2})(?:-|\/|\.|月)(\d{1,2})日?$/;
const two = (part: string): string => part.padStart(2, '0');

const dayOf = (text: string): string | null => {
  const [, year, month, day] = DAY.exec(text) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(text) ?? [];
  return year === undefined || month === undefined || day === undefined ? null : `${year}-${two(month)}-${two(day)}`;
};

const exists = (day: string): boolean => {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === day;
};

const FIRST_BIRTH = '1900-01-01';

/** A day of birth, up to today. */
export const readBirthday =
  (today: string) =>
  (cell: string): Value<string> => {
    // A spreadsheet shows a day as a day and midnight.
    const day = dayOf(cell.normalize('NFKC').replace(/[ T]0{1,2}:00(?::00)?$/, ''));
    if (day === null || !exists(day)) return problem('not_a_date');
    return day < FIRST_BIRTH || day > today ? problem('date_out_of_range') : { value: day };
  };

const FIRST_MOMENT = Date.UTC(1970, 0, 1);
const AHEAD = 86_400_000;

/** A day, or a day and time, by clocks in Shanghai where no offset stands with it; a day ahead at most. */
export const readTime =
  (now: number) =>
  (cell: string): Value<string> => {
    const text = cell.normalize('NFKC');
    const iso = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|[+-]\d{2}:\d{2})$/.test(text);
    const [, day = '', hour = '0', minute = '00', second = '00'] =
      /^(\S+?)(?:[ T]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?$/.exec(text) ?? [];
    const named = dayOf(day);
    const clock = `${named ?? ''} ${two(hour)}:${minute}:${second}`;
    const moment = iso ? readMoment(text) : named === null ? null : readMoment(clock);
    if (moment === null || (!iso && !exists(named ?? ''))) return problem('not_a_time');
    if (moment.getTime() < FIRST_MOMENT) return problem('date_out_of_range');
    return moment.getTime() > now + AHEAD ? problem('in_the_future') : { value: moment.toISOString() };
  };
