import type { Line } from './line.js';

/** Of the size of the running text: notes are set smaller. */
const SMALL = 0.93;
/** Share of the page's height above which no note stands. */
const TOP = 0.45;
/** Where notes without a mark stand: terms of use, addresses of authors. */
const LOW = 0.72;

const mark = /^\s*(?:\d{1,2}|[*∗†‡§¶#]|[①-⑳]|注\s*\d*\s*[：:.])\s*\p{L}/u;

const across = (one: Line, other: Line): boolean => one.x0 < other.x1 && one.x1 > other.x0;

/** How many of the lines at a column's end are notes. */
const notesIn = (column: readonly Line[], page: readonly Line[], body: number): number => {
  let from = column.length;
  while (from > 0) {
    const line = column[from - 1];
    if (line === undefined || line.points >= SMALL * body || line.role !== 'text' || line.row) break;
    from -= 1;
  }
  const [first, before] = [column[from], column[from - 1]];
  const count = column.length - from;
  if (first === undefined || before === undefined || count > 0.6 * column.length) return 0;
  // What stands small under a heading or a caption goes with it.
  if (before.role !== 'text' || before.bold || before.points > 1.1 * body || before.row) return 0;
  if (first.y0 < (mark.test(first.text) ? TOP : LOW) * first.pageHeight) return 0;
  const isLast = !page.some((line) => line.points >= SMALL * body && line.y0 > first.y1 && across(line, first));
  return isLast ? count : 0;
};

/** Moves the notes at the ends of columns behind the text of their page. `columns`: the lines of each, in order. */
export const notesLast = (columns: readonly (readonly Line[])[], body: number): Line[] => {
  const page = columns.flat();
  const notes: Line[] = [];
  const text = columns.flatMap((column) => {
    const count = notesIn(column, page, body);
    const from = column.length - count;
    notes.push(...column.slice(from).map((line): Line => ({ ...line, role: 'note' })));
    return column.slice(0, from);
  });
  return [...text, ...notes];
};
