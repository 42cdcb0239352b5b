import type { UploadDataType } from '@console/api/contract';
import { csvCell } from './csvRecords.js';
import {
  readAmount,
  readBirthday,
  readEmail,
  readGender,
  readOrderStatus,
  readPhone,
  readText,
  readTime,
  type Value,
} from './values.js';

/** Why a row is refused. `column` counts from 0; null: the row as a whole. */
export interface Reason {
  readonly code: string;
  readonly column: number | null;
}

/** What a row says, by field. What it says nothing about is left out. */
export type RowFields = Record<string, string | number | Record<string, string>>;

export interface ReadRow {
  readonly fields: RowFields;
  readonly reasons: readonly Reason[];
}

export interface RowRules {
  readonly dataType: UploadDataType;
  /** What each column is. */
  readonly targets: readonly string[];
  readonly titles: readonly string[];
  /** What the clocks say, in milliseconds. */
  readonly now: number;
}

type Reader = (cell: string) => Value<string | number>;

const readersOf = (now: number): Record<UploadDataType, Record<string, Reader>> => {
  const today = new Date(now + 8 * 3_600_000).toISOString().slice(0, 10);
  const who = { phone: readPhone, memberNumber: readText(64), email: readEmail };
  return {
    customers: {
      ...who,
      name: readText(100),
      gender: readGender,
      birthday: readBirthday(today),
      city: readText(100),
      level: readText(50),
      staffName: readText(100),
      source: readText(100),
    },
    orders: {
      ...who,
      number: readText(100),
      amount: readAmount,
      status: readOrderStatus,
      product: readText(200),
      channel: readText(100),
      orderedAt: readTime(now),
    },
    behaviours: { ...who, name: readText(100), object: readText(200), occurredAt: readTime(now) },
  };
};

const needed: Readonly<Record<UploadDataType, readonly string[]>> = {
  customers: [],
  orders: ['number', 'orderedAt'],
  behaviours: ['name', 'occurredAt'],
};

const LONGEST_EXTRA = 500;
/** What a spreadsheet shows in place of a value that it could not work out. */
const failedFormula = /^#(?:REF|N\/A|VALUE|NAME|DIV\/0|NULL|NUM)[!?]?$/i;

/** Reads rows of one file: all that is wrong with a row is said, not only the first of it. */
export const rowReader = ({ dataType, targets, titles, now }: RowRules): ((raw: readonly string[]) => ReadRow) => {
  const readers = readersOf(now)[dataType];
  const heading = titles.join('\u0000');
  return (raw) => {
    const cells = raw.map(csvCell);
    if (titles.length > 1 && cells.slice(0, titles.length).join('\u0000') === heading)
      return { fields: {}, reasons: [{ code: 'heading_again', column: null }] };
    const fields: RowFields = {};
    const extra: Record<string, string> = {};
    const reasons: Reason[] = [];
    const missing = new Set(needed[dataType]);
    for (const [column, cell] of cells.entries()) {
      if (cell === '') continue;
      const target = targets[column];
      if (target === undefined) {
        reasons.push({ code: 'beyond_headings', column: null });
        break;
      }
      if (target === 'none') continue;
      missing.delete(target);
      if (cell.includes('\ufffd')) reasons.push({ code: 'unreadable_text', column });
      else if (failedFormula.test(cell)) reasons.push({ code: 'failed_formula', column });
      else if (cell.startsWith('=')) reasons.push({ code: 'formula', column });
      else if (target === 'extra') {
        if (cell.length > LONGEST_EXTRA) reasons.push({ code: 'too_long', column });
        else extra[titles[column] ?? ''] = cell;
      } else {
        const read = readers[target]?.(cell);
        if (read === undefined) continue;
        if ('problem' in read) reasons.push({ code: read.problem, column });
        else fields[target] = read.value;
      }
    }
    for (const name of missing) reasons.push({ code: 'missing', column: targets.indexOf(name) });
    const isKnown = ['phone', 'memberNumber', 'email'].some((key) => {
      const column = targets.indexOf(key);
      return column !== -1 && (cells[column] ?? '') !== '';
    });
    if (!isKnown) reasons.push({ code: 'nobody', column: null });
    if (Object.keys(extra).length > 0) fields.extra = extra;
    return { fields, reasons };
  };
};
