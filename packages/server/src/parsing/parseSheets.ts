import { readCsv } from '../spreadsheets/csv.js';
import { readXls } from '../spreadsheets/readXls.js';
import { readWorkbook } from '../spreadsheets/readXlsx.js';
import { SHEET_LIMITS, type SheetLimits, SheetRefused, type SheetRow } from '../spreadsheets/sheetLimits.js';
import { normaliseText } from './characters.js';
import { type Block, ParseError } from './types.js';

/** Rows of a sheet; everything else is limited as for any spreadsheet. */
const LIMITS: SheetLimits = { ...SHEET_LIMITS, rows: 200_000, cells: 2_000_000 };

const clean = (text: string): string => normaliseText(text).replace(/\s+/g, ' ').trim();

/** Characters of a title as it stands in front of each cell below it. */
const LONGEST_TITLE = 60;

/** A row with more than one cell names the columns of those below, where all of its cells say something, none a number. */
const isHead = ({ cells }: SheetRow): boolean =>
  cells.length > 1 && cells.every((cell) => clean(cell) !== '' && !/^[\d.,%-]+$/.test(cell.trim()));

/** Every row says what its cells are, whatever chunk it comes to stand in. */
const rowText = (cells: readonly string[], titles: readonly string[]): string =>
  cells
    .map((cell, at) => {
      const [title, value] = [titles[at] ?? '', clean(cell)];
      return value === '' || title === '' ? value : `${title}：${value}`;
    })
    .filter((text) => text !== '')
    .join('；');

const sheetBlocks = (rows: readonly SheetRow[]): Block[] => {
  const head = rows.slice(0, 10).findIndex(isHead);
  const titles = (rows[head]?.cells ?? []).map(clean);
  const short = titles.map((title) => title.slice(0, LONGEST_TITLE));
  return rows.flatMap(({ row, cells }, at): Block[] => {
    const text = at === head ? titles.join(' | ') : rowText(cells, at > head && head >= 0 ? short : []);
    return text === '' ? [] : [{ kind: 'row', level: 0, text, pieces: [], place: { kind: 'row', from: row, to: row } }];
  });
};

const withWords = (blocks: Block[]): Block[] => {
  if (!blocks.some(({ kind }) => kind === 'row')) throw new ParseError('no_text');
  return blocks;
};

const reading = async <T>(work: () => T | Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof SheetRefused)) throw error;
    throw new ParseError(error.problem === 'unsupported_spreadsheet' ? 'corrupt' : 'too_large', error);
  }
};

const workbook = (sheets: readonly { readonly name: string; readonly rows: readonly SheetRow[] }[]): Block[] =>
  withWords(
    sheets.flatMap(({ name, rows }): Block[] =>
      rows.length === 0 ? [] : [{ kind: 'heading', level: 1, text: clean(name), pieces: [] }, ...sheetBlocks(rows)],
    ),
  );

/** Reads the sheets of a workbook that are shown, each under its name. */
export const parseXlsx = async (data: Uint8Array): Promise<Block[]> =>
  workbook(await reading(() => readWorkbook({ data }, LIMITS)));

/** The same of a workbook in the format of before 2007. */
export const parseXls = async (data: Uint8Array): Promise<Block[]> =>
  workbook(await reading(() => readXls(data, LIMITS)));

/** Reads comma-, semicolon- or tab-separated text. */
export const parseCsv = async (data: Uint8Array): Promise<Block[]> =>
  withWords(sheetBlocks(await reading(() => readCsv(data, LIMITS))));
