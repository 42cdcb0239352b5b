import { type CellObject, read, utils, type WorkBook, type WorkSheet } from 'xlsx';
import { listSheet } from './listSheet.js';
import type { ReadSheet, SheetLimits, SheetProblem, SheetRow } from './sheetTypes.js';

/** The file is no spreadsheet that can be read. */
export class SheetUnread extends Error {
  override readonly name = 'SheetUnread';
  readonly problem: SheetProblem;

  constructor(problem: SheetProblem, cause?: unknown) {
    super(problem, { cause });
    this.problem = problem;
  }
}

/** Columns that are read; who has more has a stray cell far out. */
const MOST_COLUMNS = 256;
/** Cells that merged ones are spread over, at most. */
const MOST_MERGED = 100_000;
/** Rows that are read at first, empty ones too: a file may claim a million of them. */
const rowsAtFirst = ({ rows }: SheetLimits) => rows * 4 + 1000;

/** Stands in a row of its own at the end of a csv, unless a quote that nothing closes swallows it. */
const END = '\u0001end';

/** The rows before that end. Throws `open_quote`. */
const withoutEnd = (sheets: readonly ReadSheet[]): ReadSheet[] =>
  sheets.flatMap(({ rows, ...sheet }): ReadSheet[] => {
    const last = rows.at(-1)?.cells ?? [];
    const isEnd = last.length === 1 && last[0] === END;
    if (!isEnd && last.some((cell) => cell.includes(END))) throw new SheetUnread('open_quote');
    const kept = isEnd ? rows.slice(0, -1) : rows;
    return kept.length === 0 ? [] : [{ ...sheet, rows: kept }];
  });

const begins = (data: Uint8Array, ...bytes: number[]) => bytes.every((byte, at) => data[at] === byte);

/** Text by its byte order mark, else UTF-8, else GB18030, as Excel writes csv in Chinese; null for what is no text. */
const textOf = (data: Uint8Array): string | null => {
  if (begins(data, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(data);
  if (begins(data, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(data);
  if (data.includes(0) || begins(data, 0x25, 0x50, 0x44, 0x46)) return null;
  for (const encoding of ['utf-8', 'gb18030']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(data);
    } catch {
      // The next one may fit.
    }
  }
  return null;
};

const DAY = 86_400_000;
const FIRST_DAY = Date.UTC(1900, 0, 1);

/** Only what is not zero of day and time. */
const dateText = (at: Date): string => {
  if (Number.isNaN(at.getTime())) return '';
  const iso = new Date(Math.round(at.getTime() / 1000) * 1000).toISOString();
  const [day, time] = [iso.slice(0, 10), iso.slice(11, 19)];
  if (at.getTime() < FIRST_DAY) return time;
  return at.getTime() % DAY === 0 ? day : `${day} ${time}`;
};

/** What the cell says, formulas by what they came to; numbers as people typed them, whatever they are shown as. */
const cellText = ({ t, v, w }: CellObject): string => {
  if (v instanceof Date) return dateText(v);
  if (typeof v === 'string') return v.replace(/\0/g, '');
  if (t === 'e') return w ?? '';
  if (typeof v === 'number') return String(Number(v.toPrecision(15)));
  return typeof v === 'boolean' ? String(v).toUpperCase() : '';
};

/** A merged cell says the same of all that it covers. */
const spread = (texts: string[][], merges: NonNullable<WorkSheet['!merges']>): void => {
  let left = MOST_MERGED;
  for (const { s, e } of merges) {
    const text = texts[s.r]?.[s.c] ?? '';
    if (text === '') continue;
    const last = { r: Math.min(e.r, texts.length - 1), c: Math.min(e.c, MOST_COLUMNS - 1) };
    for (let r = s.r; r <= last.r; r += 1) {
      for (let c = s.c; c <= last.c; c += 1) {
        left -= 1;
        if (left < 0) return;
        (texts[r] ??= [])[c] = text;
      }
    }
  }
};

const rowsOf = (sheet: WorkSheet): SheetRow[] => {
  const data: (CellObject | undefined)[][] = sheet['!data'] ?? [];
  // A row that the file leaves out is a hole.
  const texts = Array.from({ length: data.length }, (_, at) =>
    (data[at] ?? []).slice(0, MOST_COLUMNS).map((cell) => (cell === undefined ? '' : cellText(cell))),
  );
  spread(texts, sheet['!merges'] ?? []);
  return texts.flatMap((cells, at) => {
    const all = Array.from(cells, (text: string | undefined) => text ?? '');
    const length = all.findLastIndex((text) => text.trim() !== '') + 1;
    return length === 0 ? [] : [{ row: at + 1, cells: all.slice(0, length) }];
  });
};

/** Whether a sheet goes on below the rows that were read of it. */
const goesOn = (sheet: WorkSheet, read: number): boolean => {
  const ref = sheet['!ref'];
  return sheet['!fullref'] !== undefined || (ref !== undefined && utils.decode_range(ref).e.r + 1 >= read);
};

const sheetsOf = ({ SheetNames, Sheets }: WorkBook): { name: string; rows: SheetRow[]; sheet: WorkSheet }[] =>
  SheetNames.flatMap((name) => {
    const sheet = Sheets[name];
    return sheet === undefined ? [] : [{ name, rows: rowsOf(sheet), sheet }];
  });

/** Reads so many rows; 0: all. */
const readRows = (data: Uint8Array, sheetRows: number): WorkBook => {
  const options = { dense: true, sheetRows, cellFormula: false, cellHTML: false } as const;
  try {
    if (begins(data, 0x50, 0x4b)) return read(data, { ...options, type: 'array', cellDates: true, UTC: true });
    const text = textOf(data);
    if (text !== null) return read(`${text}\n${END}`, { ...options, type: 'string', raw: true });
  } catch (error) {
    throw new SheetUnread('unreadable', error);
  }
  throw new SheetUnread('unreadable');
};

/** The sheets of an xlsx or a csv that have something in them, or the lists of a JSON. Throws `SheetUnread`. */
export const parseSheet = (data: Uint8Array, limits: SheetLimits): ReadSheet[] => {
  if (data.length === 0) throw new SheetUnread('empty');
  if (begins(data, 0xd0, 0xcf, 0x11, 0xe0)) throw new SheetUnread('encrypted');
  const text = begins(data, 0x50, 0x4b) ? null : textOf(data);
  const lists = text === null ? null : listSheet(text);
  if (lists?.length === 0) throw new SheetUnread('empty');
  if (lists !== null) return lists;
  const first = rowsAtFirst(limits);
  const some = sheetsOf(readRows(data, first));
  // What stands far below would be lost without a word. Where there are too many already, that is said in any case.
  const wanting = some.some(({ rows, sheet }) => rows.length <= limits.rows && goesOn(sheet, first));
  const all = wanting ? sheetsOf(readRows(data, 0)) : some;
  const sheets = withoutEnd(all.flatMap(({ name, rows }) => (rows.length === 0 ? [] : [{ name, rows }])));
  if (sheets.length === 0) throw new SheetUnread('empty');
  return sheets;
};
