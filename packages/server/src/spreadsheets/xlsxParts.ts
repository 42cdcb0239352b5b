import { escapeXml } from '../text/xml.js';

/** A number stays a number; text is never a formula, whatever it begins with. */
export type Cell = string | number | boolean | null;

/** A column by its title and its width in characters. */
export interface Column {
  readonly title: string;
  readonly width: number;
}

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Rows that a sheet holds at most, its titles among them. */
export const MOST_ROWS = 1_048_576;
const LONGEST_CELL = 32_767;

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** A, B, …, Z, AA, … from 0. */
export const columnName = (at: number): string =>
  at < 26 ? String.fromCharCode(65 + at) : `${columnName(Math.floor(at / 26) - 1)}${columnName(at % 26)}`;

const cellXml = (value: Cell, row: number, column: number, style: string): string => {
  const at = `r="${columnName(column)}${row}"${style}`;
  if (value === null || value === '') return '';
  if (typeof value === 'boolean') return `<c ${at} t="b"><v>${value ? 1 : 0}</v></c>`;
  if (typeof value === 'number' && Number.isFinite(value)) return `<c ${at}><v>${value}</v></c>`;
  return `<c ${at} t="inlineStr"><is><t xml:space="preserve">${escapeXml(String(value).slice(0, LONGEST_CELL))}</t></is></c>`;
};

/** One row; rows count from 1, and the first holds the titles. */
export const rowXml = (cells: readonly Cell[], row: number): string =>
  `<row r="${row}">${cells.map((value, column) => cellXml(value, row, column, row === 1 ? ' s="1"' : '')).join('')}</row>`;

/** What comes before the rows of a sheet, its titles among it. */
export const sheetStart = (columns: readonly Column[]): string => {
  const widths = columns.map(
    ({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  const titles = columns.map(({ title }) => title);
  return `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>${rowXml(titles, 1)}`;
};

export const SHEET_END = '</sheetData></worksheet>';

/** Name of the part that holds a sheet; sheets count from 1. */
export const sheetPart = (number: number): string => `xl/worksheets/sheet${number}.xml`;

const styles = `${head}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`;

/** All parts of a workbook but its sheets. */
export const workbookParts = (sheetNames: readonly string[]): Record<string, string> => {
  const numbers = sheetNames.map((_, at) => at + 1);
  const overrides = numbers.map((n) => `<Override PartName="/${sheetPart(n)}" ContentType="${types}.worksheet+xml"/>`);
  const sheets = sheetNames.map(
    (name, at) =>
      `<sheet name="${escapeXml(name.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31))}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  );
  const links = numbers.map(
    (n) => `<Relationship Id="rId${n}" Type="${relationships}/worksheet" Target="worksheets/sheet${n}.xml"/>`,
  );
  return {
    '[Content_Types].xml': `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/>${overrides.join('')}</Types>`,
    '_rels/.rels': `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relationships}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${relationships}"><sheets>${sheets.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${packages}/relationships">${links.join('')}<Relationship Id="rIdStyles" Type="${relationships}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': styles,
  };
};
