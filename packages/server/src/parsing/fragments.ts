import type { Piece } from './types.js';
import type { Upright } from './upright.js';

/** What stands together on one line: a line of a column, a cell of a table, a label. */
export interface Fragment {
  readonly pieces: readonly Upright[];
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly y1: number;
  readonly size: number;
}

export interface Box {
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly y1: number;
}

type Spread = { readonly y0: number; readonly y1: number };

export const boxAround = (boxes: readonly Box[]): Box => {
  let [x0, x1, y0, y1] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const box of boxes) {
    x0 = Math.min(x0, box.x0);
    x1 = Math.max(x1, box.x1);
    y0 = Math.min(y0, box.y0);
    y1 = Math.max(y1, box.y1);
  }
  return { x0, x1, y0, y1 };
};

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

export const letters = (pieces: readonly Piece[]): number => pieces.reduce((sum, piece) => sum + piece.text.length, 0);

/** What most of the letters have: one large sign does not make a line large. */
export const mostly = (pieces: readonly Piece[], value: (piece: Piece) => number): number => {
  const weights = new Map<number, number>();
  for (const piece of pieces) weights.set(value(piece), (weights.get(value(piece)) ?? 0) + piece.text.length);
  return [...weights].reduce((best, one) => (one[1] > best[1] ? one : best), [0, -1])[0];
};

export const textOf = ({ pieces }: Fragment): string =>
  pieces
    .map(({ piece }) => piece.text)
    .join('')
    .trim();

const sharesLine = (one: Spread, other: Spread): boolean =>
  Math.min(one.y1, other.y1) - Math.max(one.y0, other.y0) > 0.5 * Math.min(one.y1 - one.y0, other.y1 - other.y0);

/** Groups what stands on one line, top to bottom; within a line left to right. */
export const groupRows = <T extends Spread & { readonly x0: number }>(parts: readonly T[]): T[][] => {
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
export const CELL_GAP = 1.2;

/** A gap of this many em may do so, where many lines have it at the same place. */
const NARROW_GAP = 0.55;
const MANY = 6;

export const numbering = /^(?:[•·●○■□◆▪–—-]|[（(]?[\d一二三四五六七八九十]+(?:\.\d+)*[)）.、]?|第.{1,6}[章节条编])$/;

/** How far the text of a list stands from its mark at most, in em. */
const HANGING = 3;

/** Places that no line crosses for a while, though the gap there is narrow: columns that stand close. */
const narrowGutters = (rows: readonly (readonly Upright[])[]): ((x0: number, x1: number, row: number) => boolean) => {
  const gaps = rows.map((row) =>
    row.flatMap((part, at) => {
      const next = row[at + 1];
      if (next === undefined || row.length > 200) return [];
      const size = Math.max(part.piece.size, next.piece.size);
      return next.x0 - part.x1 > NARROW_GAP * size ? [[part.x1, next.x0] as const] : [];
    }),
  );
  return (x0, x1, row) => {
    const near = gaps.slice(Math.max(0, row - MANY), row + MANY + 1);
    let [from, to, count] = [x0, x1, 0];
    for (const other of near) {
      const shared = other.find(([a, b]) => Math.min(b, to) - Math.max(a, from) > 0.6 * (x1 - x0));
      if (shared === undefined) continue;
      [from, to, count] = [Math.max(from, shared[0]), Math.min(to, shared[1]), count + 1];
    }
    return count > MANY;
  };
};

/** A narrow column now and then has a line of few words, that are drawn far apart to fill it. Em. */
const STRETCHED = 6;

const isCovered = (row: readonly Upright[] | undefined, near: Upright, x: number): boolean =>
  row?.some((one) => one.x0 < x && one.x1 > x && Math.abs(one.y0 - near.y0) < 2 * near.piece.size) ?? false;

const isWord = ({ piece }: Upright): boolean => !/\S\s+\S/.test(piece.text) && piece.text.length <= 24;

/** Gaps of a row that part no cells and no columns: between single words, all the same, with lines over or under them. */
const stretchedGaps = (rows: readonly (readonly Upright[])[], at: number): Set<Upright> => {
  const row = rows[at] ?? [];
  const stretched = new Set<Upright>();
  let run: { readonly after: Upright; readonly gap: number }[] = [];
  const close = (): void => {
    if (run.length > 1) for (const { after } of run) stretched.add(after);
    run = [];
  };
  for (const [index, after] of row.entries()) {
    const before = row[index - 1];
    if (before === undefined) continue;
    const gap = after.x0 - before.x1;
    if (gap <= CELL_GAP * after.piece.size) continue;
    const middle = (after.x0 + before.x1) / 2;
    const covered = isCovered(rows[at - 1], after, middle) || isCovered(rows[at + 1], after, middle);
    if (!covered || !isWord(before) || !isWord(after) || gap > STRETCHED * after.piece.size) close();
    else {
      const [first] = run;
      if (first !== undefined && Math.abs(first.gap - gap) > 0.08 * gap) close();
      run.push({ after, gap });
    }
  }
  close();
  return stretched;
};

export const toFragments = (parts: readonly Upright[]): Fragment[] => {
  const fragments: Fragment[] = [];
  const rows = groupRows(parts);
  const isGutter = narrowGutters(rows);
  for (const [at, row] of rows.entries()) {
    const stretched = stretchedGaps(rows, at);
    let group: Upright[] = [];
    const close = (): void => {
      if (group.length === 0) return;
      fragments.push({
        pieces: group,
        ...boxAround(group),
        size: mostly(
          group.map(({ piece }) => piece),
          ({ size }) => size,
        ),
      });
      group = [];
    };
    for (const part of row) {
      const last = group.at(-1);
      if (last !== undefined) {
        const gap = part.x0 - last.x1;
        const size = Math.max(part.piece.size, last.piece.size);
        const isMark = group.length === 1 && gap < HANGING * size && /^[•·●○■□◆▪–—-]$/.test(last.piece.text.trim());
        if (
          gap > CELL_GAP * size
            ? !isMark && !stretched.has(part)
            : gap > NARROW_GAP * size && isGutter(last.x1, part.x0, at)
        )
          close();
      }
      group.push(part);
    }
    close();
  }
  return fragments;
};
