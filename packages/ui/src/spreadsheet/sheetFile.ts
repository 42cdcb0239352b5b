import { strToU8, Zip, ZipDeflate } from 'fflate';
import type { SheetCell } from './sheetTypes.js';

const MOST_NAME = 31;
/** Characters that Excel takes in a cell; a file with more is called damaged. */
const LONGEST_CELL = 32_767;
/** Rows and columns that Excel takes in a sheet. */
export const MOST_ROWS = 1_048_576;
const MOST_COLUMNS = 16_384;
/** Longer text that is marked as text is drawn as ####. */
const LONGEST_MARKED = 255;

const DAY = 86_400_000;
/** Days from the beginning of Excel's calendar to that of ours. */
const DAYS_BEFORE = 25_569;

/** Places in the list of styles below. */
const styleAt = { text: 1, quoted: 2, day: 3, time: 4 } as const;

/** What Excel takes as the name of a sheet. */
const sheetName = (name: string): string =>
  name
    .replace(/[\\/?*:[\]\p{Cc}]/gu, ' ')
    .replace(/^'|'$/g, '')
    .trim()
    .slice(0, MOST_NAME) || 'Sheet1';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};

/** Text as it stands in the file. Excel reads _x000D_ as a line's end: what only looks so is written in the same way. */
const escaped = (text: string): string =>
  text
    .replace(/(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu, '')
    .replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
    .replace(/[&<>"\r]/g, (sign) => entities[sign] ?? sign);

/** What a spreadsheet would take for a formula, when somebody goes through the cell again. */
const FORMULA = /^[=+\-@\t\r]/;

const textCell = (text: string, at: string): string => {
  const style = FORMULA.test(text) ? styleAt.quoted : text.length <= LONGEST_MARKED ? styleAt.text : 0;
  const short = escaped(text.slice(0, LONGEST_CELL));
  return `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${short}</t></is></c>`;
};

/** As the reader's clock shows it: a spreadsheet knows no time zones. */
const dateCell = (date: Date, at: string): string => {
  const shown = date.getTime() - date.getTimezoneOffset() * 60_000;
  return `<c r="${at}" s="${shown % DAY === 0 ? styleAt.day : styleAt.time}"><v>${shown / DAY + DAYS_BEFORE}</v></c>`;
};

const cellOf = (cell: SheetCell, at: string): string => {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'string') return textCell(cell, at);
  if (typeof cell === 'number')
    return Number.isFinite(cell) ? `<c r="${at}"><v>${cell}</v></c>` : textCell(`${cell}`, at);
  return Number.isNaN(cell.getTime()) ? '' : dateCell(cell, at);
};

/** A to Z, AA and on. */
const columnName = (column: number): string =>
  (column >= 26 ? columnName(Math.floor(column / 26) - 1) : '') + String.fromCodePoint(65 + (column % 26));

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const formats = `<numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts>`;
const looks = [
  'numFmtId="0"',
  'numFmtId="49" applyNumberFormat="1"',
  'numFmtId="49" applyNumberFormat="1" quotePrefix="1"',
  'numFmtId="164" applyNumberFormat="1"',
  'numFmtId="165" applyNumberFormat="1"',
].map((look) => `<xf ${look} fontId="0" fillId="0" borderId="0" xfId="0"/>`);

/** Everything of a file but its rows. */
const parts = (name: string): Readonly<Record<string, string>> => ({
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${escaped(sheetName(name))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${MAIN}">${formats}<fonts count="1"><font><sz val="11"/><name val="Calibri"/><family val="2"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${looks.length}">${looks.join('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
});

export interface SheetFile {
  /** Takes some more rows. */
  readonly add: (rows: readonly (readonly SheetCell[])[]) => void;
  /** The bytes of the whole, in pieces. */
  readonly end: () => Uint8Array<ArrayBuffer>[];
}

/** Writes a spreadsheet of one sheet, row by row. Throws where the rows are more than a sheet takes. */
export const sheetFile = (name: string): SheetFile => {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(Uint8Array.from(piece));
  });
  for (const [path, text] of Object.entries(parts(name))) {
    const file = new ZipDeflate(path);
    zip.add(file);
    file.push(strToU8(HEAD + text), true);
  }
  const sheet = new ZipDeflate('xl/worksheets/sheet1.xml');
  zip.add(sheet);
  sheet.push(strToU8(`${HEAD}<worksheet xmlns="${MAIN}"><sheetData>`));
  let row = 0;
  return {
    add: (rows) => {
      if (row + rows.length > MOST_ROWS) throw new RangeError('More rows than a sheet takes');
      const lines = rows.map((cells) => {
        row += 1;
        if (cells.length > MOST_COLUMNS) throw new RangeError('More columns than a sheet takes');
        return `<row r="${row}">${cells.map((cell, at) => cellOf(cell, `${columnName(at)}${row}`)).join('')}</row>`;
      });
      sheet.push(strToU8(lines.join('')));
    },
    end: () => {
      sheet.push(strToU8('</sheetData></worksheet>'), true);
      zip.end();
      return pieces;
    },
  };
};
