import { isWide } from './characters.js';
import type { Direction, Piece, PlacedPiece, PlacedText } from './types.js';

/** One line of a page in reading order. Coordinates are those of the page turned so that its text stands upright. */
export interface Line extends PlacedText {
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly y1: number;
  readonly size: number;
  readonly points: number;
  readonly bold: boolean;
  /** More than one cell of a table. */
  readonly row: boolean;
  /** Edges of the column it belongs to. */
  readonly column: readonly [left: number, right: number];
  /** Height of the page, turned upright. 0 for text that runs another way than the rest of its page. */
  readonly pageHeight: number;
}

interface Fragment {
  readonly pieces: readonly Upright[];
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly y1: number;
  readonly size: number;
}

interface Upright {
  readonly piece: Piece;
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly y1: number;
}

const turnUpright = (piece: Piece, width: number, height: number): Upright => {
  const { left, right, top, bottom } = piece;
  switch (piece.direction) {
    case 0:
      return { piece, x0: left, x1: right, y0: top, y1: bottom };
    case 1:
      return { piece, x0: top, x1: bottom, y0: width - right, y1: width - left };
    case 2:
      return { piece, x0: width - right, x1: width - left, y0: height - bottom, y1: height - top };
    case 3:
      return { piece, x0: height - bottom, x1: height - top, y0: left, y1: right };
  }
};

type Spread = { readonly y0: number; readonly y1: number };

const sharesLine = (one: Spread, other: Spread): boolean =>
  Math.min(one.y1, other.y1) - Math.max(one.y0, other.y0) > 0.5 * Math.min(one.y1 - one.y0, other.y1 - other.y0);

const letters = (pieces: readonly Piece[]): number => pieces.reduce((sum, piece) => sum + piece.text.length, 0);

/** Groups what stands on one line, top to bottom; within a line left to right. */
const groupRows = <T extends Spread & { readonly x0: number }>(parts: readonly T[]): T[][] => {
  const rows: T[][] = [];
  for (const part of [...parts].toSorted((a, b) => a.y0 + a.y1 - b.y0 - b.y1)) {
    const row = rows.slice(-3).find((candidate) => candidate[0] !== undefined && sharesLine(candidate[0], part));
    if (row === undefined) rows.push([part]);
    else row.push(part);
  }
  for (const row of rows) row.sort((a, b) => a.x0 - b.x0);
  return rows;
};

/** A gap of this many em parts columns and table cells. */
const CELL_GAP = 1.2;

const toFragments = (parts: readonly Upright[]): Fragment[] => {
  const fragments: Fragment[] = [];
  for (const row of groupRows(parts)) {
    let group: Upright[] = [];
    const close = (): void => {
      if (group.length === 0) return;
      fragments.push({
        pieces: group,
        x0: Math.min(...group.map((one) => one.x0)),
        x1: Math.max(...group.map((one) => one.x1)),
        y0: Math.min(...group.map((one) => one.y0)),
        y1: Math.max(...group.map((one) => one.y1)),
        size: Math.max(...group.map((one) => one.piece.size)),
      });
      group = [];
    };
    for (const part of row) {
      const last = group.at(-1);
      if (last !== undefined && part.x0 - last.x1 > CELL_GAP * Math.max(part.piece.size, last.piece.size)) close();
      group.push(part);
    }
    close();
  }
  return fragments;
};

const median = (values: readonly number[]): number =>
  [...values].toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Running text fills its column; the cells of a table hardly ever do. */
const isProse = (fragments: readonly Fragment[]): boolean => {
  if (fragments.length < 3) return false;
  const width = Math.max(...fragments.map((one) => one.x1)) - Math.min(...fragments.map((one) => one.x0));
  const widths = fragments.map((one) => one.x1 - one.x0).toSorted((a, b) => a - b);
  const long = widths[Math.floor(widths.length * 0.65)] ?? 0;
  return width >= 9 * median(fragments.map((one) => one.size)) && long >= 0.7 * width;
};

/** Share of one side's lines that stand on the very baseline of a line of the other side, as in the rows of a table. */
const aligned = (side: readonly Fragment[], other: readonly Fragment[]): number =>
  side.filter((one) => other.some((line) => Math.abs(line.y1 - one.y1) < 0.15 * one.size)).length / side.length;

/** Two columns of running text, or one beside a table of its own. */
const areColumns = (one: readonly Fragment[], other: readonly Fragment[]): boolean => {
  const [first, second] = [isProse(one), isProse(other)];
  if (first && second) return true;
  if (!first && !second) return false;
  const [prose, rest] = first ? [one, other] : [other, one];
  return prose.length >= 5 && rest.length >= 3 && aligned(rest, prose) < 0.5;
};

/** Where two columns of running text part, if they do. */
const findGutter = (fragments: readonly Fragment[], left: number, right: number): number | null => {
  let best: { x: number; crossing: number } | null = null;
  const step = Math.max(2, (right - left) / 160);
  for (let x = left + 0.2 * (right - left); x < left + 0.8 * (right - left); x += step) {
    const before = fragments.filter((one) => one.x1 <= x);
    const after = fragments.filter((one) => one.x0 >= x);
    const crossing = fragments.length - before.length - after.length;
    if (best !== null && crossing >= best.crossing) continue;
    if (crossing > 0.5 * (before.length + after.length)) continue;
    if (before.length < 3 || after.length < 3 || !areColumns(before, after)) continue;
    const from = Math.min(...after.map((one) => one.x0));
    const to = Math.max(...before.map((one) => one.x1));
    if (from - to < 0.7 * median(fragments.map((one) => one.size))) continue;
    best = { x, crossing };
  }
  return best?.x ?? null;
};

type Column = { readonly fragments: readonly Fragment[]; readonly left: number; readonly right: number };

/** Splits into columns, each to be read to its end. What crosses the gutter stands between what is above and below. */
const splitColumns = (fragments: readonly Fragment[], left: number, right: number, depth = 0): Column[] => {
  const gutter = depth < 3 && fragments.length >= 6 ? findGutter(fragments, left, right) : null;
  if (gutter === null) return [{ fragments, left, right }];
  const size = median(fragments.map((one) => one.size));
  // A title over both columns may be short; nothing stands beside it then.
  const isTitle = (one: Fragment): boolean =>
    one.size > 1.2 * size &&
    one.x1 <= gutter &&
    !fragments.some((other) => other.x0 >= gutter && other.y0 < one.y1 + 0.4 * size && other.y1 > one.y0 - 0.4 * size);
  const crossing = fragments
    .filter((one) => (one.x0 < gutter && one.x1 > gutter) || isTitle(one))
    .toSorted((a, b) => a.y0 - b.y0);
  const others = fragments.filter((one) => !crossing.includes(one));
  const columns: Column[] = [];
  let from = Number.NEGATIVE_INFINITY;
  const addBand = (until: number): void => {
    const band = others.filter((one) => (one.y0 + one.y1) / 2 >= from && (one.y0 + one.y1) / 2 < until);
    for (const [side, low, high] of [
      [band.filter((one) => one.x1 <= gutter), left, gutter],
      [band.filter((one) => one.x0 >= gutter), gutter, right],
    ] as const) {
      if (side.length > 0) columns.push(...splitColumns(side, low, high, depth + 1));
    }
    from = until;
  };
  for (const one of crossing) {
    addBand((one.y0 + one.y1) / 2);
    columns.push({ fragments: [one], left, right });
  }
  addBand(Number.POSITIVE_INFINITY);
  return columns;
};

const separator = (before: Upright, after: Upright, isRow: boolean): string => {
  const size = Math.max(before.piece.size, after.piece.size);
  const gap = after.x0 - before.x1;
  if (isRow && gap > CELL_GAP * size) return ' | ';
  const last = before.piece.text.at(-1) ?? '';
  const first = after.piece.text[0] ?? '';
  if (last === ' ' || first === ' ') return '';
  return gap > (isWide(last) && isWide(first) ? 0.8 : 0.15) * size ? ' ' : '';
};

const joinPieces = (parts: readonly Upright[], isRow: boolean): PlacedText => {
  let text = '';
  const pieces: PlacedPiece[] = [];
  for (const [index, part] of parts.entries()) {
    const previous = parts[index - 1];
    if (previous !== undefined) text += separator(previous, part, isRow);
    pieces.push({ start: text.length, end: text.length + part.piece.text.length, piece: part.piece });
    text += part.piece.text;
  }
  return { text, pieces };
};

const numbering = /^(?:[•·●○■□◆▪–—-]|[（(]?[\d一二三四五六七八九十]+(?:\.\d+)*[)）.、]?|第.{1,6}[章节条编])$/;

const isSplit = (row: readonly Fragment[] | undefined): boolean =>
  row !== undefined &&
  row.length > 1 &&
  !(row.length === 2 && numbering.test(row[0]?.pieces.map((one) => one.piece.text.trim()).join('') ?? ''));

const columnLines = ({ fragments }: Column, pageHeight: number): Line[] => {
  const rows = groupRows(fragments);
  const left = Math.min(...fragments.map((one) => one.x0));
  const right = Math.max(...fragments.map((one) => one.x1));
  return rows.map((row, index) => {
    const isRow = row.length > 2 || (isSplit(row) && (isSplit(rows[index - 1]) || isSplit(rows[index + 1])));
    const parts = row.flatMap((fragment) => fragment.pieces);
    return {
      ...joinPieces(parts, isRow),
      x0: Math.min(...row.map((one) => one.x0)),
      x1: Math.max(...row.map((one) => one.x1)),
      y0: Math.min(...row.map((one) => one.y0)),
      y1: Math.max(...row.map((one) => one.y1)),
      size: Math.max(...row.map((one) => one.size)),
      points: Math.max(...parts.map((one) => one.piece.points)),
      bold:
        letters(parts.map((one) => one.piece).filter((piece) => piece.bold)) >
        0.8 * letters(parts.map((one) => one.piece)),
      row: isRow,
      column: [left, right],
      pageHeight,
    };
  });
};

/**
 * Puts the pieces of one page into lines in reading order: columns one after the other, tables row by row. Text that
 * runs another way than most of the page (a stamp at its edge) comes last.
 */
export const readLines = (pieces: readonly Piece[], width: number, height: number): Line[] => {
  const byDirection = new Map<Direction, Piece[]>();
  for (const piece of pieces) {
    const group = byDirection.get(piece.direction);
    if (group === undefined) byDirection.set(piece.direction, [piece]);
    else group.push(piece);
  }
  const groups = [...byDirection.values()].toSorted((a, b) => letters(b) - letters(a));
  return groups.flatMap((group, index) => {
    const fragments = toFragments(group.map((piece) => turnUpright(piece, width, height)));
    const left = Math.min(...fragments.map((one) => one.x0));
    const right = Math.max(...fragments.map((one) => one.x1));
    const upright = group[0]?.direction === 0 || group[0]?.direction === 2 ? height : width;
    return splitColumns(fragments, left, right).flatMap((column) => columnLines(column, index === 0 ? upright : 0));
  });
};
