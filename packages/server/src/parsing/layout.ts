import { isWide } from './characters.js';
import { type Figures, findFigures } from './figures.js';
import { notesLast } from './footnotes.js';
import {
  boxAround,
  CELL_GAP,
  type Fragment,
  groupRows,
  letters,
  mostly,
  numbering,
  textOf,
  toFragments,
} from './fragments.js';
import type { Line } from './line.js';
import { type Column, readingOrder } from './readingOrder.js';
import { toTextBlocks } from './textBlocks.js';
import type { Direction, Piece, PlacedPiece, PlacedText } from './types.js';
import { turnUpright, type Upright } from './upright.js';

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

const isSplit = (row: readonly Fragment[] | undefined): boolean =>
  row !== undefined && row.length > 1 && !(row.length === 2 && row[0] !== undefined && numbering.test(textOf(row[0])));

const isBold = (pieces: readonly Piece[]): boolean =>
  letters(pieces.filter((piece) => piece.bold)) > 0.8 * letters(pieces);

type Standing = Pick<Line, 'role' | 'row' | 'column' | 'pageHeight'>;

const toLine = (row: readonly Fragment[], standing: Standing): Line => {
  const parts = row.flatMap((fragment) => fragment.pieces);
  const pieces = parts.map(({ piece }) => piece);
  return {
    ...joinPieces(parts, standing.row),
    ...boxAround(row),
    size: mostly(pieces, ({ size }) => size),
    points: mostly(pieces, ({ points }) => points),
    bold: isBold(pieces),
    ...standing,
  };
};

type Page = Pick<Figures, 'captions' | 'labels'> & { readonly height: number };

const columnLines = ({ fragments, left, right, aside }: Column, { captions, labels, height }: Page): Line[] => {
  const rows = groupRows(fragments);
  const standing = { column: [left, right], pageHeight: height } as const;
  return rows.flatMap((row, index) => {
    const isRow = row.length > 2 || (isSplit(row) && (isSplit(rows[index - 1]) || isSplit(rows[index + 1])));
    const [first] = row;
    const isCaption = first !== undefined && captions.has(first);
    const inside = (first === undefined ? undefined : labels.get(first)) ?? [];
    return [
      ...groupRows(inside).map((names) => toLine(names, { ...standing, role: 'label', row: true })),
      toLine(row, { ...standing, role: isCaption ? 'caption' : aside ? 'aside' : 'text', row: isRow && !isCaption }),
    ];
  });
};

/** The size that most of a page is set in: pixels, and points. */
const bodyOf = (pieces: readonly Piece[]): { readonly size: number; readonly points: number } => {
  const weights = new Map<number, number>();
  for (const { points, text } of pieces) {
    const key = Math.round(points * 4) / 4;
    weights.set(key, (weights.get(key) ?? 0) + text.length);
  }
  const [most] = [...weights].toSorted((a, b) => b[1] - a[1]);
  const body = pieces.find(({ points }) => Math.round(points * 4) / 4 === most?.[0]);
  return { size: body?.size ?? 1, points: body?.points ?? 1 };
};

/** The text of a page that runs one way, turned upright. */
export interface PageText {
  readonly fragments: readonly Fragment[];
  /** Height of the page, turned upright. 0 for text that runs another way than the rest of its page. */
  readonly height: number;
  readonly body: { readonly size: number; readonly points: number };
}

/** Puts together what stands together on the lines of a page. Text that runs another way than most (a stamp) is last. */
export const readPage = (pieces: readonly Piece[], width: number, height: number): PageText[] => {
  const byDirection = new Map<Direction, Piece[]>();
  for (const piece of pieces) {
    const group = byDirection.get(piece.direction);
    if (group === undefined) byDirection.set(piece.direction, [piece]);
    else group.push(piece);
  }
  const groups = [...byDirection.values()].toSorted((a, b) => letters(b) - letters(a));
  return groups.map((group, index) => {
    const upright = group[0]?.direction === 0 || group[0]?.direction === 2 ? height : width;
    return {
      fragments: toFragments(group.map((piece, drawn) => ({ ...turnUpright(piece, width, height), drawn }))),
      height: index === 0 ? upright : 0,
      body: bodyOf(group),
    };
  });
};

/** Lines in reading order: columns one after the other, tables row by row, notes at the end of the page. */
export const readLines = (page: readonly PageText[]): Line[] =>
  page.flatMap(({ fragments, height, body }) => {
    const { blocks, captions, labels } = findFigures(toTextBlocks(fragments), body.size, height);
    const columns = readingOrder(blocks, body.size);
    return notesLast(
      columns.map((column) => columnLines(column, { captions, labels, height })),
      body.points,
    );
  });
