import { decodeText } from '../text/decodeText.js';
import { type SheetLimits, SheetRefused, type SheetRow } from './sheetLimits.js';
import { sheetRows } from './sheetRows.js';

const separatorOf = (firstLine: string): string =>
  [',', '\t', ';'].toSorted((a, b) => firstLine.split(b).length - firstLine.split(a).length)[0] ?? ',';

/** Rows of comma-, semicolon- or tab-separated text, with quoted cells that may span lines. Throws `SheetRefused`. */
export const readCsv = (data: Uint8Array, limits: SheetLimits): SheetRow[] => {
  const text = decodeText(data);
  if (text === null) throw new SheetRefused('unsupported_spreadsheet');
  const separator = separatorOf(text.slice(0, 10_000).split(/\r?\n/, 1)[0] ?? '');
  const rows = sheetRows(limits);
  let [row, column, cell, quoted] = [1, 1, '', false];
  const end = (): void => {
    rows.set(row, column, cell);
    cell = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (quoted) {
      if (character !== '"') cell += character;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (character === '"' && cell === '') quoted = true;
    else if (character === separator) {
      end();
      column += 1;
    } else if (character === '\n') {
      end();
      row += 1;
      column = 1;
    } else if (character !== '\r') cell += character;
  }
  end();
  return rows.all();
};
