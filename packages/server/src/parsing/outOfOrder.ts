import { REFERENCE_WIDTH } from '@console/base';
import { countCharacters } from './characters.js';
import { type Box, boxAround, CELL_GAP } from './fragments.js';
import type { Block, Piece } from './types.js';
import { turnUpright, type Upright } from './upright.js';

/** A page as it was before anything was put in order. */
interface FilePage {
  readonly height: number;
  /** In the order in which the file draws them. */
  readonly pieces: readonly Piece[];
}

interface Step extends Upright {
  readonly kind: Block['kind'];
  /** Its place in what was read. */
  readonly rank: number;
  /** Its place in the file, among the pieces that were read. */
  readonly drawn: number;
}

/** In em: text further away is another part of the page. */
const NEAR = 2.5;
/** In em: the cells of a table are narrower, the lines of a column wider. */
const CELL = 12;
/** Pieces of a page at most that are looked through. */
const MOST = 4000;

const across = (one: Box, other: Box): boolean => one.x0 < other.x1 && one.x1 > other.x0;

const onOneLine = (one: Box, other: Box): boolean =>
  Math.min(one.y1, other.y1) - Math.max(one.y0, other.y0) > 0.5 * Math.min(one.y1 - one.y0, other.y1 - other.y0);

const stepsOf = (blocks: readonly Block[], pages: readonly FilePage[]): Step[] => {
  const read = blocks.flatMap(({ kind, pieces }) => pieces.map(({ piece }) => ({ kind, piece })));
  const kept = new Set(read.map(({ piece }) => piece));
  const drawn = new Map(
    pages.flatMap(({ pieces }) => pieces.filter((piece) => kept.has(piece))).map((piece, at) => [piece, at]),
  );
  return read.map(({ kind, piece }, rank) => ({
    ...turnUpright(piece, REFERENCE_WIDTH, pages[piece.page - 1]?.height ?? 0),
    kind,
    rank,
    drawn: drawn.get(piece) ?? -1,
  }));
};

/** Whether something near a line is read only later than `now`: it was left out. */
const isLeftOut = (page: readonly Step[], now: Step, line: Box, isThere: (one: Step) => boolean): boolean =>
  page.some(
    (one) => one.rank > now.rank && across(one, line) && one.piece.direction === now.piece.direction && isThere(one),
  );

/** Whether a piece comes after another one because it stands right of it, under it, or where another column begins. */
const comesAfter = (
  before: Step,
  line: Box,
  next: Step,
  pageOf: (step: Step) => readonly Step[],
): 'line' | 'order' | null => {
  const samePage = before.piece.page === next.piece.page && before.piece.direction === next.piece.direction;
  const { size } = next.piece;
  if (samePage && onOneLine(before, next) && next.x0 > before.x0) {
    const isCell = next.kind === 'row' && Math.min(next.x1 - next.x0, before.x1 - before.x0) < CELL * size;
    if (isCell || next.x0 - before.x1 <= CELL_GAP * size) return 'line';
  }
  if (next.drawn === before.drawn + 1) return onOneLine(before, next) && samePage ? 'line' : 'order';
  const [low, near] = [line.y1 - 0.5 * size, NEAR * size];
  if (samePage && across(next, line) && next.y0 > line.y0) {
    const isBetween = (one: Step): boolean => one.y0 > low && one.y1 < next.y0 + 0.5 * size;
    return isLeftOut(pageOf(before), before, line, isBetween) ? null : 'order';
  }
  // Another column: this one has to be at its end, and that one not yet begun further up.
  const isUnder = (one: Step): boolean => one.y0 > low && one.y0 < line.y1 + near;
  const isOver = (one: Step): boolean => one.y1 < next.y0 + 0.5 * size && one.y1 > next.y0 - near;
  const isLost = isLeftOut(pageOf(before), before, line, isUnder) || isLeftOut(pageOf(next), next, next, isOver);
  return isLost ? null : 'order';
};

/**
 * How many characters of each page come after something that they do not belong to. Two witnesses are asked, and either
 * will do: the order in which the file draws its text, and where it stands: right of the former piece, under its line,
 * or at the beginning of a column after the end of another one. Where columns were mixed up line by line, both say no.
 */
export const outOfOrder = (blocks: readonly Block[], pages: readonly FilePage[]): Map<number, number> => {
  const steps = stepsOf(blocks, pages);
  const byPage = new Map<number, Step[]>();
  for (const step of steps) {
    const page = byPage.get(step.piece.page);
    if (page === undefined) byPage.set(step.piece.page, [step]);
    else page.push(step);
  }
  const wrong = new Map<number, number>();
  const pageOf = ({ piece }: Step): readonly Step[] => {
    const page = byPage.get(piece.page) ?? [];
    return page.length > MOST ? [] : page;
  };
  let before: Step | undefined;
  let line: Box | undefined;
  for (const next of steps) {
    const how = before === undefined || line === undefined ? 'order' : comesAfter(before, line, next, pageOf);
    line = how === 'line' && line !== undefined ? boxAround([line, next]) : next;
    before = next;
    const { page, text } = next.piece;
    if (how === null) wrong.set(page, (wrong.get(page) ?? 0) + countCharacters(text));
  }
  return wrong;
};
