import type { SheetRow } from '../spreadsheet/sheetTypes.js';
import type { Matching } from './columns.js';
import type { importZh } from './locale.js';
import type { ImportField, ImportRow, RowProblem } from './types.js';

/** What was mended: values by field, by row. */
export type Edits = ReadonlyMap<number, Readonly<Record<string, string>>>;

const DATE = /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?(?:[\sT]+(\d{1,2}:\d{2}(?::\d{2})?))?$/;

/** Whether a value begins with a day that exists, as 2026-01-31. */
const isDay = (value: string): boolean => {
  const at = new Date(`${value.slice(0, 10)}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === value.slice(0, 10);
};

/** A day that exists as 2026-01-31, with the time that stands behind it; anything else stays as it is. */
const tidyDate = (value: string): string => {
  const [, year = '', month = '', day = '', time] = DATE.exec(value.normalize('NFKC')) ?? [];
  if (year === '') return value;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (!isDay(iso)) return value;
  return time === undefined ? iso : `${iso} ${time}`;
};

const tidyNumber = (value: string): string => {
  const bare = value.normalize('NFKC').replace(/(?<=\d),(?=\d{3}\b)/g, '');
  return bare !== '' && Number.isFinite(Number(bare)) ? bare : value;
};

/** A value as it is handed on: without spaces around, a number and a date in one way of writing. */
export const tidy = ({ kind }: ImportField, value: string): string => {
  const trimmed = value.trim();
  if (kind === 'date') return tidyDate(trimmed);
  return kind === 'number' ? tidyNumber(trimmed) : trimmed;
};

/** The rows below the heads; those that say nothing of any field, and heads that are repeated, are no rows. */
export const readRows = (
  fields: readonly ImportField[],
  sheet: readonly SheetRow[],
  head: number,
  matching: Matching,
  edits: Edits,
): ImportRow[] => {
  const heads = sheet[head]?.cells ?? [];
  const cell = (cells: readonly string[], { key }: ImportField) => cells[matching[key] ?? -1] ?? '';
  return sheet.slice(head + 1).flatMap(({ row, cells }) => {
    const said = fields.filter((field) => cell(cells, field).trim() !== '');
    if (said.every((field) => cell(cells, field) === cell(heads, field))) return [];
    const values = Object.fromEntries(fields.map((field) => [field.key, tidy(field, cell(cells, field))]));
    return [{ row, values: { ...values, ...edits.get(row) } }];
  });
};

/** What can be said of a row by its fields alone. */
export const problemsOf = (
  fields: readonly ImportField[],
  { values }: ImportRow,
  words: typeof importZh.wrong,
): RowProblem[] =>
  fields.flatMap((field) => {
    const { key, label, required = false, kind, options = [], validate } = field;
    const value = values[key] ?? '';
    const wrong = () => {
      if (value === '') return required ? words.missing(label) : undefined;
      if (kind === 'number' && !Number.isFinite(Number(value))) return words.number;
      if (kind === 'date' && !isDay(value)) return words.date;
      if (kind === 'enum' && !options.includes(value)) return words.option(options.join(words.join));
      return validate?.(value);
    };
    const message = wrong();
    return message === undefined ? [] : [{ field: key, message }];
  });
