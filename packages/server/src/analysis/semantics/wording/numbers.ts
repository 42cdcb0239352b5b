import type { Language } from '../vocabulary.js';

/** Rows as DuckDB gives them. */
export type ResultRow = Readonly<Record<string, unknown>>;

/** A figure of a row; null where there is none. */
export const figureOf = (row: ResultRow | undefined, column: string): number | null => {
  const value = row?.[column];
  if (typeof value === 'bigint') return Number(value);
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
};

const unitsEn: Readonly<Record<string, string>> = {
  秒: ' s',
  元: ' yuan',
  天: ' days',
  分钟: ' min',
  小时: ' h',
  岁: ' years',
};

const decimals = (value: number, unit: string): number => {
  if (unit === '%' || unit === 'pp') return 1;
  if (Number.isInteger(value)) return 0;
  return unit === '元' ? 2 : 1;
};

const digits = (value: number, places: number): string =>
  value
    .toLocaleString('en-US', { minimumFractionDigits: places, maximumFractionDigits: places })
    .replace(/^-(?=0(?:\.0+)?$)/, '')
    .replace('-', '−');

const unitAfter = (unit: string, language: Language): string => {
  if (unit === '%') return '%';
  if (unit === 'pp') return language === 'en' ? ' percentage points' : ' 个百分点';
  if (language === 'en') return unitsEn[unit] ?? '';
  return unit === '' ? '' : ` ${unit}`;
};

/** A figure with its unit: 96.3%, 46,215 次. */
export const figureText = (value: number, unit: string, language: Language): string =>
  `${digits(value, decimals(value, unit))}${unitAfter(unit, language)}`;

/** A difference without its sign; of shares in percentage points. */
export const differenceText = (value: number, unit: string, language: Language): string =>
  figureText(Math.abs(value), unit === '%' ? 'pp' : unit, language);

/** True for a difference that would be shown as nought. */
export const isNought = (value: number, unit: string): boolean => Math.abs(value) < (unit === '%' ? 0.05 : 1e-9);

/** With a sign: +5.6%. */
export const signedText = (value: number, unit: string, language: Language): string =>
  `${value > 0 ? '+' : ''}${figureText(value, unit, language)}`;

/** A cell as text. Empty for one without a value. */
export const cellText = (value: unknown): string => {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint' ? value.toString() : '';
};

/** A value of the data as plain text within Markdown. */
export const plainText = (value: string): string =>
  value
    .slice(0, 100)
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .replace(/[\\`*_{}[\]<>()#+!|~&]/g, '\\$&')
    .trim();

const few = ['零', '一', '两', '三', '四', '五', '六', '七', '八', '九', '十'];

export const countText = (count: number, language: Language): string =>
  language === 'zh' ? (few[count] ?? `${count} `) : String(count);
