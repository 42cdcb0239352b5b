import { cleanText } from './cleanText.js';
import type { SlideTable } from './deck.js';
import type { MeasuredCell, MeasuredTable, SlideBox } from './measured.js';
import { breakLines, textWidth } from './textWidth.js';

export interface TableWish {
  readonly table: SlideTable;
  readonly box: SlideBox;
  readonly scale: number;
  readonly font: string;
  readonly colour: string;
  readonly muted: string;
  readonly rule: string;
  readonly ground: string;
}

/** Text sizes with the space above and below the text of a row, the best first. */
const steps: readonly { readonly size: number; readonly above: number }[] = [
  { size: 18, above: 10 },
  { size: 16, above: 9 },
  { size: 16, above: 6 },
  { size: 14, above: 6 },
  { size: 14, above: 4 },
  { size: 12, above: 4 },
  { size: 11, above: 3 },
  { size: 11, above: 2 },
];
const LEADING = 1.3;
const PADDING = 6;
/** Narrower than that, in sizes of the text, a column becomes a row of single characters. */
const NARROWEST = 2;

const number = /^[+\-−±]?[\d,，.\s]+(?:[%％‰]|\s?[\p{L}]{1,3})?$/u;
const nothing = /^(?:|[-–—/]|n\/?a|无)$/i;
const isNumber = (text: string): boolean => number.test(text) && /\d/.test(text);

/** Some programs draw a gap where Chinese and Latin letters meet: as much of the text's size. */
const GAP = 0.2;
const meeting = /\p{sc=Han}\s*[\dA-Za-z]|[\dA-Za-z%]\s*\p{sc=Han}/gu;
const gapsOf = (text: string, size: number): number => (text.match(meeting)?.length ?? 0) * GAP * size;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** Widths that add up to the room: each column as wide as its content where that is possible, the widest cut first. */
const columnWidths = (wanted: readonly number[], floors: readonly number[], room: number): number[] => {
  const total = sum(wanted);
  if (total <= room) {
    const spare = room - total;
    return wanted.map((width) => width + (spare * width) / total);
  }
  // The widest give until all of them fit: none is cut that is narrower than an equal share.
  let low = 0;
  let high = Math.max(...wanted);
  const at = (limit: number): number[] =>
    wanted.map((width, column) => Math.max(Math.min(width, limit), floors[column] ?? 0));
  for (let turn = 0; turn < 40; turn += 1) {
    const middle = (low + high) / 2;
    if (sum(at(middle)) > room) high = middle;
    else low = middle;
  }
  const cut = at(low);
  const used = sum(cut);
  return cut.map((width) => (width * room) / used);
};

const isSum = (row: readonly string[]): boolean => /^(?:合计|总计|总和|共计|小计|total)/i.test(row[0] ?? '');

const setTable = (
  wish: TableWish,
  rows: readonly (readonly string[])[],
  size: number,
  above: number,
): MeasuredTable => {
  const count = rows[0]?.length ?? 0;
  const columns = Array.from({ length: count }, (_, column) => column);
  const bodyOf = (column: number): string[] => rows.slice(1).map((row) => row[column] ?? '');
  const right = columns.map((column) => {
    const body = bodyOf(column).filter((text) => !nothing.test(text));
    return body.length > 0 && body.every(isNumber);
  });
  const padding = Math.min(PADDING, wish.box.width / count / 8);
  const bold = (at: number): boolean => at > 0 && at === rows.length - 1 && isSum(rows[at] ?? []);
  const wanted = columns.map(
    (column) =>
      Math.max(
        ...rows.map((row, at) => textWidth(row[column] ?? '', size, bold(at)) + gapsOf(row[column] ?? '', size)),
      ) +
      padding * 2 +
      1,
  );
  const floors = columns.map((column) =>
    Math.min(
      wanted[column] ?? 0,
      wish.box.width / count,
      // A number is not parted.
      right[column] ? (wanted[column] ?? 0) : size * NARROWEST + padding * 2 + 1,
    ),
  );
  const widths = columnWidths(wanted, floors, wish.box.width);
  const lineHeight = Math.round(size * LEADING * 100) / 100;
  const measured = rows.map((row, at) => {
    const cells = columns.map((column): MeasuredCell => {
      const text = row[column] ?? '';
      const room = (widths[column] ?? 0) - padding * 2;
      return {
        text,
        lines: breakLines(text, size, bold(at), room - Math.min(gapsOf(text, size), room / 4)).map((line) => line.text),
        align: right[column] ? 'right' : 'left',
        size,
        bold: bold(at),
        colour: at === 0 ? wish.muted : wish.colour,
        font: wish.font,
      };
    });
    const lines = Math.max(1, ...cells.map((cell) => cell.lines.length));
    return { height: lines * lineHeight + above * 2, head: at === 0, cells };
  });
  let y = 0;
  let overflow = 0;
  for (const { height } of measured) {
    y += height;
    if (y > wish.box.height + 0.01) overflow += 1;
  }
  return {
    kind: 'table',
    ...wish.box,
    height: Math.min(y, wish.box.height),
    columns: widths,
    rows: measured,
    lineHeight,
    padding,
    rule: wish.rule,
    ground: wish.ground,
    overflow,
  };
};

/** The table at the largest text that fits; null without columns. The last row is bold where it is a sum. */
export const fitTable = (wish: TableWish): MeasuredTable | null => {
  const { head, rows } = wish.table;
  const count = Math.max(head.length, ...rows.map((row) => row.length));
  if (count <= 0) return null;
  const all = [head, ...rows].map((row) => Array.from({ length: count }, (_, at) => cleanText(row[at] ?? '')));
  let table: MeasuredTable | null = null;
  for (const { size, above } of steps) {
    table = setTable(wish, all, Math.max(1, Math.round(size * wish.scale * 2) / 2), above * wish.scale);
    if (table.overflow === 0) break;
  }
  return table;
};
