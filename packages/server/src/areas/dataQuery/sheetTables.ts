import path from 'node:path';
import type { NamedSheet, SheetRow } from '../../spreadsheets/index.js';

/** A table as it is in a file of several. */
export interface SheetTable {
  readonly name: string;
  /** As the file has it. */
  readonly label: string;
  readonly head: SheetRow;
  readonly rows: readonly SheetRow[];
}

const LONGEST = 60;
/** What a sheet is called that nobody has named. */
const UNNAMED = /^(?:sheet|工作表|表)\s*\d*$/iu;

/** Without what spreadsheets do not allow in a name either, and signs that nobody sees. */
const cleaned = (name: string): string =>
  [
    ...name
      .normalize('NFC')
      .replace(/[\\/?*[\]:"'`;\p{C}]+/gu, ' ')
      .replace(/\s+/gu, ' ')
      .trim(),
  ]
    .slice(0, LONGEST)
    .join('')
    .trim();

/** What a table is called that is all of a file. */
export const tableNameOf = (fileName: string): string => cleaned(path.parse(fileName).name) || '表';

/**
 * The sheets of a workbook that have rows under their heads, as tables whose names differ. The same file always gives the same
 * names: a table is made of it again by them.
 */
export const sheetTables = (fileName: string, sheets: readonly NamedSheet[]): SheetTable[] => {
  const file = tableNameOf(fileName);
  const taken = new Set<string>();
  const filled = sheets.flatMap(({ name, rows: [head, ...rows] }) =>
    head === undefined || rows.length === 0 ? [] : [{ label: cleaned(name), head, rows }],
  );
  return filled.map(({ label, head, rows }) => {
    const own = label === '' || UNNAMED.test(label) ? `${file} ${label}`.trim() : label;
    const base = filled.length === 1 ? file : own;
    let name = base;
    for (let again = 2; taken.has(name.toLowerCase()); again += 1) name = `${base} ${again}`;
    taken.add(name.toLowerCase());
    return { name, label: filled.length === 1 ? file : label || name, head, rows };
  });
};
