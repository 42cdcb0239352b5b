import { type Archive, ArchiveTooLarge, openArchive } from '../files/archive.js';
import { relationsOf } from '../files/relations.js';
import type { FileSource } from '../files/source.js';
import { sharedTexts, type TextOf, textCollector } from './sharedTexts.js';
import { dateText, isDateFormat, numberText, unescaped } from './cellValues.js';
import { readXml } from '../files/readXml.js';
import { type SheetLimits, SheetRefused, type SheetRow } from './sheetLimits.js';
import { MOST, type SheetRows, sheetRows } from './sheetRows.js';

const MOST_ENTRIES = 10_000;
const MB = 1024 * 1024;

interface Workbook {
  readonly calendar: 1900 | 1904;
  /** Those that are shown, or the first where none is. */
  readonly sheets: readonly { readonly name: string; readonly part: string }[];
  readonly strings: string | undefined;
  readonly styles: string | undefined;
}

const workbookOf = async (archive: Archive): Promise<Workbook> => {
  const top = [...(await relationsOf(archive, '')).values()];
  const part = top.find(({ type }) => type === 'officeDocument')?.target ?? 'xl/workbook.xml';
  const xml = archive.open(part);
  if (xml === null) throw new SheetRefused('unsupported_spreadsheet');
  let calendar: 1900 | 1904 = 1900;
  const sheets: { id: string; title: string; hidden: boolean }[] = [];
  await readXml(xml, {
    open: ({ name, attribute }) => {
      if (name === 'workbookPr' && /^(?:1|true)$/.test(attribute('date1904') ?? '')) calendar = 1904;
      if (name === 'sheet')
        sheets.push({
          id: attribute('id') ?? '',
          title: attribute('name') ?? '',
          hidden: (attribute('state') ?? 'visible') !== 'visible',
        });
    },
  });
  const relations = await relationsOf(archive, part);
  const tables = sheets.flatMap(({ id, title, hidden }) => {
    const relation = relations.get(id);
    return relation?.type === 'worksheet' ? [{ name: title, part: relation.target, hidden }] : [];
  });
  const shown = tables.filter(({ hidden }) => !hidden);
  const other = (wanted: string) => [...relations.values()].find(({ type }) => type === wanted)?.target;
  return {
    calendar,
    sheets: shown.length > 0 ? shown : tables.slice(0, 1),
    strings: other('sharedStrings'),
    styles: other('styles'),
  };
};

/** Which of the cells' styles show dates. */
const dateStyles = async (xml: AsyncIterable<Uint8Array> | null): Promise<boolean[]> => {
  const custom = new Map<number, string>();
  const formats: number[] = [];
  let inCells = false;
  if (xml === null) return [];
  await readXml(xml, {
    open: ({ name, attribute }) => {
      if (name === 'numFmt') custom.set(Number(attribute('numFmtId')), attribute('formatCode') ?? '');
      else if (name === 'cellXfs') inCells = true;
      else if (name === 'xf' && inCells) formats.push(Number(attribute('numFmtId') ?? 0));
    },
    close: (name) => {
      if (name === 'cellXfs') inCells = false;
    },
  });
  return formats.map((id) => isDateFormat(id, custom));
};

/** Column and row of an address such as `AB12`, from 1. Null for what is none. */
const placeOf = (address: string): { column: number; row: number } | null => {
  const [, letters, digits] = /^([A-Z]{1,3})([1-9]\d{0,6})$/.exec(address) ?? [];
  if (letters === undefined) return null;
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  const row = Number(digits);
  return column <= MOST.column && row <= MOST.row ? { column, row } : null;
};

interface Facts {
  readonly calendar: 1900 | 1904;
  readonly dates: readonly boolean[];
  readonly text: TextOf;
}

const readCells = async (
  xml: AsyncIterable<Uint8Array>,
  { calendar, dates, text }: Facts,
  rows: SheetRows,
): Promise<void> => {
  let [row, column, type, style, value, inValue, inCell] = [0, 0, 'n', 0, '', false, false];
  const inline = textCollector();
  const shown = (): string => {
    if (type === 'inlineStr') return unescaped(inline.take());
    if (type === 's') return text(Number(value));
    if (type === 'str') return unescaped(value);
    if (type === 'b') return String(value.trim() === '1' || value.trim() === 'true');
    if (type === 'e') return '';
    if (type === 'd') return value;
    const number = Number(value);
    return dates[style] === true && value !== '' && Number.isFinite(number)
      ? dateText(number, calendar)
      : numberText(value);
  };
  await readXml(xml, {
    open: ({ name, attribute }) => {
      inline.open(name);
      if (name === 'row') {
        row = Number(attribute('r') ?? row + 1);
        column = 0;
        if (!Number.isInteger(row) || row < 1 || row > MOST.row) throw new Error('a row that cannot be');
      } else if (name === 'c') {
        const address = attribute('r');
        const place = address === undefined ? { row, column: column + 1 } : placeOf(address);
        if (place === null) throw new Error(`no place for a cell: ${address}`);
        ({ row, column } = place);
        [type, style, value, inCell] = [attribute('t') ?? 'n', Number(attribute('s') ?? 0), '', true];
        inline.take();
      } else if (name === 'v') inValue = inCell;
    },
    text: (part) => {
      if (inValue) value += part;
      inline.text(part);
    },
    close: (name) => {
      inline.close(name);
      if (name === 'v') inValue = false;
      else if (name === 'c') {
        inCell = false;
        rows.set(row, column, shown());
      }
    },
  });
};

/** A sheet of a workbook, with the rows that have something in them. */
export interface NamedSheet {
  readonly name: string;
  readonly rows: readonly SheetRow[];
}

const readSheets = async (archive: Archive, limits: SheetLimits, most: number): Promise<NamedSheet[]> => {
  const { calendar, sheets, strings, styles } = await workbookOf(archive);
  const dates = await dateStyles(styles === undefined ? null : archive.open(styles));
  const text = await sharedTexts(strings === undefined ? null : archive.open(strings));
  const read: NamedSheet[] = [];
  for (const { name, part } of sheets.slice(0, most)) {
    const xml = archive.open(part);
    if (xml === null) throw new SheetRefused('unsupported_spreadsheet');
    const rows = sheetRows(limits);
    await readCells(xml, { calendar, dates, text }, rows);
    read.push({ name, rows: rows.all() });
  }
  if (read.length === 0) throw new SheetRefused('unsupported_spreadsheet');
  return read;
};

/**
 * The sheets of an xlsx that are shown, each cell as its text: values of formulas as they were saved, dates as `2026-11-22`.
 * Never more in memory than the cells that are filled; the limits are for each sheet. Throws `SheetRefused`.
 */
export const readWorkbook = async (
  source: FileSource,
  limits: SheetLimits,
  most = Number.POSITIVE_INFINITY,
): Promise<NamedSheet[]> => {
  let archive: Archive | undefined;
  try {
    archive = await openArchive(source, { entries: MOST_ENTRIES, unpacked: limits.megabytes * MB });
    return await readSheets(archive, limits, most);
  } catch (error) {
    if (error instanceof SheetRefused) throw error;
    if (error instanceof ArchiveTooLarge)
      throw new SheetRefused('spreadsheet_too_large', { limit: `${limits.megabytes} MB` });
    throw new SheetRefused('unsupported_spreadsheet', {}, error);
  } finally {
    archive?.close();
  }
};
