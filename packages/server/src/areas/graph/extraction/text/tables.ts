import { type Statement, SURE } from './statement.js';

/** A line of a text, from `start` up to, not including, `end`. */
export interface Line {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const CELL = ' | ';
const serial = /^(?:序号|编号|no\.?|#|id|项次)$/i;
const letters = /\p{L}/u;

const cellsOf = (line: string): string[] => line.split(CELL).map((cell) => cell.trim());

/** The head of a table names its columns: words, each once. */
const isHead = (cells: readonly string[]): boolean =>
  cells.length > 1 &&
  cells.every((cell) => letters.test(cell) && cell.length <= 30) &&
  new Set(cells).size === cells.length;

/** A cell that says nothing. */
const blank = /^(?:[-—/\\*]|n\/?a|无|空|tbd)?$/i;

const ofRow = (head: readonly string[], cells: readonly string[]): Statement[] => {
  const key = serial.test(head[0] ?? '') ? 1 : 0;
  const subject = cells[key] ?? '';
  if (!letters.test(subject) || subject.length > 40) return [];
  return head.flatMap((predicate, at) => {
    const object = cells[at] ?? '';
    if (at <= key || blank.test(object) || object === subject || object.length > 60) return [];
    return [{ subject, predicate, said: predicate, object, confidence: SURE.table }];
  });
};

/** The rows of a table whose first row names its columns, each with what it says. */
export const tableStatements = (lines: readonly Line[]): { readonly line: Line; readonly said: Statement[] }[] => {
  let head: string[] | null = null;
  return lines.flatMap((line) => {
    const cells = cellsOf(line.text);
    if (cells.length < 2) {
      head = null;
      return [];
    }
    if (head === null || head.length !== cells.length || serial.test(cells[0] ?? '')) {
      head = isHead(cells) ? cells : null;
      return [];
    }
    return [{ line, said: ofRow(head, cells) }];
  });
};

/** A row of a sheet names the column in front of each cell, as the parser writes it. */
export const sheetRowStatements = (text: string): Statement[] => {
  const pairs = text.split('；').map((cell) => /^([^：]{1,60})：(.+)$/u.exec(cell));
  if (pairs.length < 2 || pairs.includes(null)) return [];
  return ofRow(
    pairs.map((pair) => pair?.[1]?.trim() ?? ''),
    pairs.map((pair) => pair?.[2]?.trim() ?? ''),
  );
};
