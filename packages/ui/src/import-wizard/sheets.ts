import { fileName, saveFile } from '@console/base';
import { type SheetCell, writeSheet, type WriteSheetOptions } from '../spreadsheet/writeSheet.js';
import { isReason } from './columns.js';
import { type ImportState, restOf, type Verdict } from './importState.js';
import type { importZh } from './locale.js';
import type { ImportField, ImportRow } from './types.js';

/** A spreadsheet of rows for a server that reads one: each row stands where it stood in the file, below the labels. */
export const rowsSheet = async (fields: readonly ImportField[], rows: readonly ImportRow[]): Promise<File> => {
  const last = Math.max(1, ...rows.map(({ row }) => row));
  const lines: string[][] = Array.from({ length: last }, () => []);
  lines[0] = fields.map(({ label }) => label);
  for (const { row, values } of rows) lines[row - 1] = fields.map(({ key }) => values[key] ?? '');
  const sheet = await writeSheet('import', lines);
  return new File([sheet], 'import.xlsx', { type: sheet.type });
};

/** An empty spreadsheet to fill in, with the examples of the fields. */
export const saveTemplate = async (fields: readonly ImportField[], title: string): Promise<void> => {
  const rows = [fields.map(({ label }) => label), fields.map(({ example = '' }) => example)];
  saveFile(await writeSheet(title, rows), `${fileName(title)}.xlsx`);
};

const reasonOf = (verdict: Verdict | undefined, words: typeof importZh): string => {
  const { problems = [], conflict } = verdict ?? {};
  if (problems.length === 0 && conflict !== undefined) return words.undecided(conflict.about);
  return problems.map(({ message }) => message).join(words.join2);
};

/**
 * What was not taken, as it was mended, with the columns that nobody read and the reasons last: the file can be mended
 * further and chosen again.
 */
export const restRows = (state: ImportState, fields: readonly ImportField[], words: typeof importZh): SheetCell[][] => {
  const { sheets, sheet, head, matching, verdicts } = state;
  const source = sheets[sheet]?.rows ?? [];
  const heads = source[head]?.cells ?? [];
  const used = new Set(Object.values(matching));
  const others = heads.flatMap((heading, column) =>
    heading.trim() === '' || used.has(column) || isReason(heading) ? [] : [column],
  );
  const cells = new Map(source.map((line) => [line.row, line.cells]));
  return [
    [...fields.map(({ label }) => label), ...others.map((column) => heads[column] ?? ''), words.reason],
    ...restOf(state).map(({ row, values }) => [
      ...fields.map(({ key }) => values[key] ?? ''),
      ...others.map((column) => cells.get(row)?.[column] ?? ''),
      reasonOf(verdicts.get(row), words),
    ]),
  ];
};

/** What the spreadsheet of what was not taken is called. */
export const restName = (state: ImportState, words: typeof importZh): string =>
  words.restName((state.file?.name ?? '').replace(/\.\w+$/, ''));

/** What was not taken, as a spreadsheet: in one of them, text that begins with = stays text. */
export const restSheet = (
  state: ImportState,
  fields: readonly ImportField[],
  words: typeof importZh,
  writing: WriteSheetOptions,
): Promise<Blob> => writeSheet(restName(state, words), restRows(state, fields, words), writing);
