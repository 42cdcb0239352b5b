import type { DataAnswerWords } from './locale.js';
import type { AnswerCell, AnswerColumn, ResultTable } from './types.js';

export const NO_VALUE = '—';

const MOST_DECIMALS = 2;
/** Beside it a number stands as one word; any other unit is set apart. */
const PERCENT = '%';

export const isPercent = ({ unit }: AnswerColumn): boolean => unit === PERCENT;
export const isNumber = ({ type }: AnswerColumn): boolean => type === 'number';
export const isChange = ({ role }: AnswerColumn): boolean => role === 'change';

const decimalsOf = (value: number): number => {
  const [, part = ''] = String(Number(value.toFixed(MOST_DECIMALS))).split('.');
  return part.length;
};

/** How many decimals all numbers of a column are written with, so that they stand under each other: of percent one. */
export const decimalsIn = (column: AnswerColumn, values: readonly AnswerCell[]): number => {
  if (isPercent(column)) return 1;
  return Math.max(0, ...values.map((value) => (typeof value === 'number' ? decimalsOf(value) : 0)));
};

/** With thousands set apart, and a true minus sign. */
export const numberText = (value: number, decimals = decimalsOf(value)): string => {
  const text = value.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  return /[1-9]/.test(text) ? text.replace('-', '−') : text.replace('-', '');
};

/** A difference with its sign. */
export const signedText = (value: number, decimals?: number): string => {
  const text = numberText(value, decimals);
  return value > 0 && /[1-9]/.test(text) ? `+${text}` : text;
};

/** "42 次", "96.3%". */
export const withUnit = (text: string, unit: string | undefined): string => {
  if (unit === undefined || unit === '') return text;
  return unit === PERCENT ? `${text}%` : `${text} ${unit}`;
};

/** One figure by itself, without its unit: of percent with one decimal. */
export const figureText = (value: number, unit: string): string => numberText(value, unit === PERCENT ? 1 : undefined);

/** One figure by itself: "46,215 次", "96.3%". */
export const valueText = (value: number, unit: string): string => withUnit(figureText(value, unit), unit);

/** A value with the sign and the unit of a difference: between two percents lie points. */
export const differenceText = (value: number, unit: string | undefined, words: DataAnswerWords): string =>
  unit === PERCENT ? `${signedText(value, 1)} ${words.points}` : withUnit(signedText(value), unit);

const date = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}(?::\d{2})?))?/;

/** A date as it is read: without what is midnight. */
export const dateText = (value: string): string => {
  const [, day, time] = date.exec(value) ?? [];
  if (day === undefined) return value;
  return time === undefined || /^00:00(?::00)?$/.test(time) ? day : `${day} ${time}`;
};

/** What stands in a cell of a table. Units other than percent stand in the head. */
export const cellText = (
  value: AnswerCell,
  column: AnswerColumn,
  decimals: number,
  words: Pick<DataAnswerWords, 'yes' | 'no'>,
): string => {
  if (value === null || value === '') return NO_VALUE;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'string') return column.type === 'date' ? dateText(value) : value;
  if (!isNumber(column)) return String(value);
  if (isChange(column)) return signedText(value, decimals);
  return isPercent(column) ? `${numberText(value, decimals)}%` : numberText(value, decimals);
};

/** The head of a column, with its unit where cells do not say it. */
export const headText = (column: AnswerColumn, words: Pick<DataAnswerWords, 'points' | 'inHead'>): string => {
  const { name, unit = '' } = column;
  const told = isPercent(column) ? (isChange(column) ? words.points : '') : unit;
  return told === '' || name.includes(told) ? name : words.inHead(name, told);
};

export type Tone = 'good' | 'bad';

/** Whether a difference is for the better; undefined where it is neither. */
export const toneOf = (value: AnswerCell, higherIsBetter: boolean | null | undefined): Tone | undefined => {
  if (typeof value !== 'number' || value === 0 || higherIsBetter == null) return undefined;
  return value > 0 === higherIsBetter ? 'good' : 'bad';
};

export interface Sorting {
  readonly column: number;
  readonly descending: boolean;
}

/** What a head asks for: figures from the greatest, all else from the first; then the other way; then as it came. */
export const nextSorting = (before: Sorting | null, column: number, numeric: boolean): Sorting | null => {
  if (before?.column !== column) return { column, descending: numeric };
  return before.descending === numeric ? { column, descending: !numeric } : null;
};

const compare = (one: AnswerCell, other: AnswerCell): number =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : String(one).localeCompare(String(other), 'zh-CN', { numeric: true });

/** The rows in an order; what is missing comes last either way. */
export const sortedRows = ({ rows }: Pick<ResultTable, 'rows'>, sorting: Sorting | null): ResultTable['rows'] => {
  if (sorting === null) return rows;
  const { column, descending } = sorting;
  return rows.toSorted((a, b) => {
    const [one = null, other = null] = [a[column], b[column]];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return descending ? compare(other, one) : compare(one, other);
  });
};
