import { cutIntoBands, type Gutter, guttersOf, isAmong, joinBands, sideOf } from './bands.js';
import { boxAround, type Fragment, median } from './fragments.js';
import { areColumns, hasProse, isProse } from './prose.js';
import type { TextBlock } from './textBlocks.js';

/** Fragments that are read line by line, and the edges between which their lines run. */
export interface Column {
  readonly fragments: readonly Fragment[];
  readonly left: number;
  readonly right: number;
  /** Beside the text, in lines much shorter than those: the text goes on around it. */
  readonly aside: boolean;
}

type Edges = Omit<Column, 'fragments'>;

const edgesOf = (blocks: readonly TextBlock[], aside: boolean): Edges => {
  const { x0, x1 } = boxAround(blocks);
  return { left: x0, right: x1, aside };
};

/** Lines this much shorter than those beside them are those of a box beside the text. */
const NARROW = 0.7;

const lineWidth = (blocks: readonly TextBlock[]): number =>
  median(blocks.flatMap(({ fragments }) => fragments.map(({ x0, x1 }) => x1 - x0)));

const isAside = (side: readonly TextBlock[], other: readonly TextBlock[]): boolean =>
  lineWidth(side) < NARROW * lineWidth(other);

/** So many parts of a page and more are a drawing, or were made to keep us busy: no order is looked for. */
const MOST = 2000;
/** Columns inside of columns, and bands inside of those. */
const DEPTH = 12;

/** One line in so many may stand out over the edge of its column. */
const OVERFULL = 20;

/** Running text has edges of its own. */
const leafOf = (blocks: readonly TextBlock[], edges: Edges): Column => {
  const fragments = blocks.flatMap((block) => block.fragments);
  if (!isProse(fragments)) return { fragments, ...edges };
  const ends = fragments.map(({ x1 }) => x1).toSorted((a, b) => b - a);
  return { fragments, ...edgesOf(blocks, edges.aside), right: ends[Math.floor(ends.length / OVERFULL)] ?? edges.right };
};

const areAlike = (one: Column, other: Column): boolean =>
  one.left === other.left && one.right === other.right && one.aside === other.aside;

/** What stands one below the other between the same edges is one column: the rows of a table must not be parted. */
const joinColumns = (columns: readonly Column[]): Column[] => {
  const joined: Column[] = [];
  for (const column of columns) {
    const last = joined.at(-1);
    if (last === undefined || !areAlike(last, column)) joined.push(column);
    else joined[joined.length - 1] = { ...last, fragments: [...last.fragments, ...column.fragments] };
  }
  return joined;
};

interface Page {
  /** The size of its running text. */
  readonly body: number;
  /** Between what was sure to be columns: what little text stands there elsewhere on the page is set in them too. */
  readonly gutters: readonly Gutter[];
  readonly found: Gutter[];
}

/**
 * Cuts from top to bottom where two columns part, from left to right where what stands below is set in other columns
 * than what stands above, and each part again.
 */
const order = (blocks: readonly TextBlock[], edges: Edges, page: Page, depth: number): Column[] => {
  if (depth > DEPTH || blocks.length === 1) return [leafOf(blocks, edges)];
  const groups = joinBands(cutIntoBands(blocks), page.body, page.gutters);
  if (groups.length > 1) {
    return joinColumns(groups.flatMap((group) => order(group.blocks, edges, page, depth + 1)));
  }
  const gutters = guttersOf(blocks).toSorted(([a, b], [c, d]) => d - c - (b - a));
  for (const gutter of gutters) {
    const [left, right] = [sideOf(blocks, gutter, 'left'), sideOf(blocks, gutter, 'right')];
    if (areColumns(left, right)) page.found.push(gutter);
    else if (!isAmong(gutter, page.gutters) || !(gutters.length === 1 || hasProse(left) || hasProse(right))) continue;
    return [
      ...order(left, edgesOf(left, edges.aside || isAside(left, right)), page, depth + 1),
      ...order(right, edgesOf(right, edges.aside || isAside(right, left)), page, depth + 1),
    ];
  }
  return [leafOf(blocks, edges)];
};

/** Puts the blocks of a page into columns, in the order in which they are read. `body`: the size of its running text. */
export const readingOrder = (blocks: readonly TextBlock[], body: number): Column[] => {
  if (blocks.length === 0) return [];
  const edges = edgesOf(blocks, false);
  if (blocks.length > MOST) return [leafOf(blocks, edges)];
  const found: Gutter[] = [];
  const columns = order(blocks, edges, { body, gutters: [], found }, 0);
  return found.length === 0 ? columns : order(blocks, edges, { body, gutters: found, found: [] }, 0);
};
