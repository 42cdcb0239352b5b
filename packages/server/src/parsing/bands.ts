import { type Box, boxAround } from './fragments.js';
import { hasProse } from './prose.js';
import type { TextBlock } from './textBlocks.js';

/** A stripe of a page, and the gaps that part what stands in it from left to right. */
export interface Band {
  readonly blocks: readonly TextBlock[];
  readonly gutters: readonly Gutter[];
}

export type Gutter = readonly [from: number, to: number];

/** In em of the smaller text: less is no gap between columns. */
const LEAST_GUTTER = 0.5;

/** A line of larger text than this many times that of the page may be a headline. */
const HEADLINE = 1.2;

/** Gaps from top to bottom that nothing crosses, left to right. */
export const guttersOf = (blocks: readonly TextBlock[]): Gutter[] => {
  const gutters: Gutter[] = [];
  const least = LEAST_GUTTER * Math.min(...blocks.map(({ size }) => size));
  let edge = Number.POSITIVE_INFINITY;
  for (const { x0, x1 } of blocks.toSorted((a, b) => a.x0 - b.x0)) {
    if (x0 - edge >= least) gutters.push([edge, x0]);
    edge = edge === Number.POSITIVE_INFINITY ? x1 : Math.max(edge, x1);
  }
  return gutters;
};

const bandOf = (blocks: readonly TextBlock[]): Band => ({ blocks, gutters: guttersOf(blocks) });

/** Cuts wherever a line from left to right crosses nothing. */
export const cutIntoBands = (blocks: readonly TextBlock[]): Band[] => {
  const bands: TextBlock[][] = [];
  let edge = Number.NEGATIVE_INFINITY;
  for (const block of blocks.toSorted((a, b) => a.y0 - b.y0)) {
    // The boxes of letters reach a little into the next line.
    if (block.y0 + 0.15 * block.size >= edge) bands.push([block]);
    else bands.at(-1)?.push(block);
    edge = Math.max(edge, block.y1 - 0.15 * block.size);
  }
  return bands.map(bandOf);
};

const isHeadlines = ({ blocks }: Band, body: number): boolean => blocks.every(({ size }) => size > HEADLINE * body);

const middleOf = ({ x0, x1 }: Box): number => (x0 + x1) / 2;

/** A headline that stands over both columns though it is no longer than one of them. */
const isTitle = (above: Band | undefined, below: Band | undefined, body: number): boolean => {
  if (above === undefined || below === undefined) return false;
  if (above.blocks.length !== 1 || !isHeadlines(above, body)) return false;
  const [gutter] = below.gutters;
  return gutter !== undefined && boxAround(above.blocks).x1 <= gutter[0] + 1;
};

/** Headlines of several texts that begin at one height. */
const beginsAnew = ({ blocks }: Band, body: number): boolean => {
  const heads = blocks.filter(({ size }) => size > 1.4 * body);
  const top = Math.min(...blocks.map(({ y0 }) => y0));
  return heads.length > 1 && heads.every(({ y0, size }) => Math.abs(y0 - top) < 0.5 * size);
};

const joined = (above: Band, below: Band): Band => bandOf([...above.blocks, ...below.blocks]);

/** Whether the columns of both go on from one to the other. */
const goOn = (above: Band, below: Band, both: Band): boolean =>
  both.gutters.length >= Math.max(above.gutters.length, below.gutters.length);

/** Whether a gutter is one of those, or a part of it. */
export const isAmong = ([from, to]: Gutter, gutters: readonly Gutter[]): boolean =>
  gutters.some((known) => from < known[1] && to > known[0]);

/** Running text on one side of a gutter: whatever gaps there are beyond it are those of a table in the other column. */
const runsBeside = ({ blocks }: Band, gutter: Gutter): boolean =>
  (['left', 'right'] as const).some((which) => {
    const side = sideOf(blocks, gutter, which);
    return guttersOf(side).length === 0 && hasProse(side);
  });

/** Whether the columns of the page go on in both, though a table that stands in one of them has more columns. */
const goOnBeside = (above: Band, below: Band, both: Band, known: readonly Gutter[]): boolean =>
  both.gutters.some((gutter) => isAmong(gutter, known) && runsBeside(above, gutter) && runsBeside(below, gutter));

/**
 * Puts bands together whose columns go on from one to the next: those are read to their ends, all others band by band.
 * Headlines belong to what stands under them. `known`: gaps that are known to part columns of the page.
 */
export const joinBands = (bands: readonly Band[], body: number, known: readonly Gutter[]): Band[] => {
  const headed: Band[] = [];
  for (const band of bands.toReversed()) {
    const below = headed.at(-1);
    const both = below === undefined ? undefined : joined(band, below);
    const heads = band.gutters.length > 0 && isHeadlines(band, body);
    if (both !== undefined && heads && both.gutters.length === band.gutters.length) headed[headed.length - 1] = both;
    else headed.push(band);
  }
  const groups: Band[] = [];
  headed.reverse();
  for (const [at, band] of headed.entries()) {
    const above = groups.at(-1);
    const both = above === undefined ? undefined : joined(above, band);
    const isNew =
      above === undefined || both === undefined || !(goOn(above, band, both) || goOnBeside(above, band, both, known));
    const isTitled = isTitle(headed[at - 1], band, body) || isTitle(band, headed[at + 1], body);
    if (isNew || isTitled || beginsAnew(band, body)) groups.push(band);
    else groups[groups.length - 1] = both;
  }
  return groups;
};

/** The blocks on one side of a gutter. */
export const sideOf = (blocks: readonly TextBlock[], [from, to]: Gutter, side: 'left' | 'right'): TextBlock[] =>
  blocks.filter((block) => middleOf(block) < (from + to) / 2 === (side === 'left'));
