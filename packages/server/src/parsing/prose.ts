import { boxAround, type Fragment, median, textOf } from './fragments.js';
import type { TextBlock } from './textBlocks.js';

/** Three words or some Chinese characters; a column of names has none such. */
const saysSomething = (fragment: Fragment): boolean =>
  textOf(fragment).split(/\s+/).length + fragment.pieces.length > 3 || /\p{Script=Han}{5}/u.test(textOf(fragment));

/** Running text fills its column; the cells of a table hardly ever do. */
export const isProse = (fragments: readonly Fragment[]): boolean => {
  if (fragments.length < 3 || fragments.filter(saysSomething).length < fragments.length / 2) return false;
  const { x0, x1 } = boxAround(fragments);
  const widths = fragments.map((one) => one.x1 - one.x0).toSorted((a, b) => a - b);
  const long = widths[Math.floor(widths.length * 0.65)] ?? 0;
  return x1 - x0 >= 9 * median(fragments.map((one) => one.size)) && long >= 0.7 * (x1 - x0);
};

/** Share of one side's lines that stand on the very baseline of a line of the other side, as in the rows of a table. */
const aligned = (side: readonly Fragment[], other: readonly Fragment[]): number =>
  side.filter((one) => other.some((line) => Math.abs(line.y1 - one.y1) < 0.15 * one.size)).length / side.length;

/** Of the lines of a part that has columns itself. */
const MOST = 0.6;

/** Whether a part of a page is running text, in one column or several. */
export const hasProse = (blocks: readonly TextBlock[]): boolean => {
  const fragments = blocks.flatMap((block) => block.fragments);
  if (isProse(fragments)) return true;
  const prose = blocks.filter((block) => isProse(block.fragments)).flatMap((block) => block.fragments);
  return prose.length > MOST * fragments.length;
};

/** Of the lines of running text at least: these fill their column, but for a word. */
const FULL = 0.4;

const isRagged = (fragments: readonly Fragment[]): boolean => {
  const { x0, x1 } = boxAround(fragments);
  return fragments.filter((one) => one.x1 - one.x0 > 0.88 * (x1 - x0)).length < FULL * fragments.length;
};

const drawnFirst = ({ pieces }: Fragment): number => Math.min(...pieces.map(({ drawn = 0 }) => drawn));

/** Whether the file draws a line of one side, then one of the other, and so on: a listing with remarks beside it. */
const alternates = (one: readonly Fragment[], other: readonly Fragment[]): boolean => {
  const first = new Set(one);
  const sides = [...one, ...other].toSorted((a, b) => drawnFirst(a) - drawnFirst(b)).map((line) => first.has(line));
  const changes = sides.filter((side, at) => at > 0 && side !== sides[at - 1]).length;
  return changes > Math.min(one.length, other.length);
};

/** Whether two parts are columns, to be read one after the other, and not those of a table, to be read row by row. */
export const areColumns = (left: readonly TextBlock[], right: readonly TextBlock[]): boolean => {
  const [one, other] = [left, right].map((side) => side.flatMap(({ fragments }) => fragments));
  if (one === undefined || other === undefined || one.length === 0 || other.length === 0) return false;
  const [first, second] = [hasProse(left), hasProse(right)];
  if (first && second) return !(isRagged(one) && isRagged(other) && alternates(one, other));
  if (!first && !second) return false;
  const [prose, rest] = first ? [one, other] : [other, one];
  if (prose.length < 5) return false;
  const [wide, beside] = [boxAround(prose), boxAround(rest)];
  // A last column that is not filled: some lines as wide as those of the other one, or one at its top.
  const isAlike = Math.abs(beside.x1 - beside.x0 - (wide.x1 - wide.x0)) < 0.15 * (wide.x1 - wide.x0);
  const isBegun =
    first && rest.length < 3 && Math.abs(beside.y0 - wide.y0) < 3 && beside.x1 - beside.x0 > 0.3 * (wide.x1 - wide.x0);
  return isAlike || isBegun || (rest.length >= 3 && aligned(rest, prose) < 0.5);
};
