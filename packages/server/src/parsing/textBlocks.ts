import { type Box, boxAround, type Fragment, median } from './fragments.js';

/** Lines that stand one below the other and nothing else beside them: a paragraph, a column, the cells of a column. */
export interface TextBlock extends Box {
  readonly fragments: readonly Fragment[];
  /** The size in the middle. */
  readonly size: number;
}

/** In em: lines of one block are not further apart. */
const LINE_GAP = 0.75;

const overlap = (one: Box, other: Box): number => Math.min(one.x1, other.x1) - Math.max(one.x0, other.x0);

export const toTextBlock = (fragments: readonly Fragment[]): TextBlock => ({
  fragments,
  ...boxAround(fragments),
  size: median(fragments.map(({ size }) => size)),
});

/** Whether a line stands right below another one, as the next of a block. */
const follows = (above: Fragment, below: Fragment): boolean => {
  const size = Math.min(above.size, below.size);
  const gap = below.y0 - above.y1;
  return gap < LINE_GAP * size && gap > -0.7 * size && below.y1 > above.y1 && overlap(above, below) > 0.2 * size;
};

/** Whether a line stands, with more than an edge, inside of a box: the block would go around it. */
const isInside = (one: Fragment, box: Box): boolean =>
  overlap(one, box) > 0.3 * one.size && Math.min(one.y1, box.y1) - Math.max(one.y0, box.y0) > 0.4 * one.size;

/** So many parts of a page and more are a drawing, or were made to keep us busy: no blocks are looked for. */
const MOST = 4000;

/** Puts lines that stand below each other into blocks. A line that has two neighbours below it ends its block. */
export const toTextBlocks = (fragments: readonly Fragment[]): TextBlock[] => {
  if (fragments.length > MOST) return [toTextBlock(fragments)];
  const sorted = fragments.toSorted((a, b) => a.y0 - b.y0);
  const below = new Map<Fragment, Fragment[]>();
  const above = new Map<Fragment, Fragment[]>();
  for (const [at, one] of sorted.entries()) {
    for (let next = at + 1; next < sorted.length; next += 1) {
      const other = sorted[next];
      if (other === undefined || other.y0 > one.y1 + LINE_GAP * one.size) break;
      if (!follows(one, other)) continue;
      below.set(one, [...(below.get(one) ?? []), other]);
      above.set(other, [...(above.get(other) ?? []), one]);
    }
  }
  const taken = new Set<Fragment>();
  const blocks: TextBlock[] = [];
  for (const first of sorted) {
    if (taken.has(first)) continue;
    const group = new Set([first]);
    let box: Box = first;
    taken.add(first);
    for (let last = first; ; ) {
      const [next, other] = below.get(last) ?? [];
      if (next === undefined || other !== undefined || taken.has(next)) break;
      if ((above.get(next) ?? []).length > 1 || Math.abs(next.size - last.size) > 0.09 * last.size) break;
      const grown = boxAround([box, next]);
      if (sorted.some((one) => one !== next && isInside(one, grown) && !group.has(one))) break;
      box = grown;
      group.add(next);
      taken.add(next);
      last = next;
    }
    blocks.push(toTextBlock([...group]));
  }
  return blocks;
};
