import { countCharacters } from './characters.js';
import { isOfFigure, opensCaption } from './captions.js';
import { type Box, type Fragment, letters, textOf } from './fragments.js';
import { isProse } from './prose.js';
import { type TextBlock, toTextBlock } from './textBlocks.js';

/**
 * What belongs to the figures and tables of a page and to no running text. Names inside of a drawing are found and
 * kept, but as a block of their own before the caption: somebody may look for a part that is named in a drawing only,
 * and nobody wants to read it in the middle of a sentence.
 */
export interface Figures {
  /** What is left: text, headings, tables, and captions, each of these a block for itself. */
  readonly blocks: readonly TextBlock[];
  readonly captions: ReadonlySet<Fragment>;
  /** What stands inside of a drawing, by the first line of its caption. */
  readonly labels: ReadonlyMap<Fragment, readonly Fragment[]>;
}

/** Lines of a caption at most. */
const LONGEST_CAPTION = 12;

/** Share of the page's height at its top in which running heads stand and no figures. */
const HEAD = 0.07;

const endsSentence = /[。！？!?.:：…]["”’」』）)]*\s*$/;

/** Parts blocks before and after a caption. */
const splitAtCaptions = (blocks: readonly TextBlock[]): { blocks: TextBlock[]; captions: TextBlock[] } => {
  const rest: TextBlock[] = [];
  const captions: TextBlock[] = [];
  for (const block of blocks) {
    const at = block.fragments.findIndex((fragment, index) => {
      const before = block.fragments[index - 1];
      return opensCaption(textOf(fragment)) && (before === undefined || endsSentence.test(textOf(before)));
    });
    if (at === -1 || block.fragments.length - at > LONGEST_CAPTION) rest.push(block);
    else {
      if (at > 0) rest.push(toTextBlock(block.fragments.slice(0, at)));
      captions.push(toTextBlock(block.fragments.slice(at)));
    }
  }
  return { blocks: rest, captions };
};

const isBold = ({ pieces }: Fragment): boolean =>
  letters(pieces.map(({ piece }) => piece).filter(({ bold }) => bold)) >
  0.8 * letters(pieces.map(({ piece }) => piece));

/** What no drawing holds: running text and headings. */
const isSolid = ({ fragments, size, x0, x1 }: TextBlock, body: number): boolean => {
  if (size > 1.15 * body || (isProse(fragments) && size > 0.8 * body)) return true;
  const text = fragments.map(textOf).join(' ');
  if (fragments.some((one) => isBold(one) && /^\d+(?:\.\d+)*\.?\s+\p{L}{2}/u.test(textOf(one)))) return true;
  return size > 0.93 * body && x1 - x0 > 14 * size && endsSentence.test(text) && countCharacters(text) > 20;
};

const beside = (one: Box, other: Box): boolean => one.y0 < other.y1 && one.y1 > other.y0;
const across = (one: Box, other: Box): boolean => one.x0 < other.x1 && one.x1 > other.x0;

/** The space over a caption up to the text before it, between what stands to its left and right. */
const spaceOver = (caption: TextBlock, solid: readonly TextBlock[], height: number): Box => {
  const { x0, x1, y0, y1, size } = caption;
  const near = solid.filter((one) => beside(one, { ...caption, y0: y0 - 5 * size }) && !across(one, caption));
  const left = near.filter((one) => one.x1 <= x0 + size).map((one) => one.x1);
  const right = near.filter((one) => one.x0 >= x1 - size).map((one) => one.x0);
  const above = solid.filter((one) => one !== caption && one.y1 < y1 && across(one, caption)).map((one) => one.y1);
  return {
    x0: Math.max(Number.NEGATIVE_INFINITY, ...left) - 1,
    x1: Math.min(Number.POSITIVE_INFINITY, ...right) + 1,
    y0: Math.max(HEAD * height, ...above.map((one) => one - 0.4 * size)),
    y1: y0 + 0.4 * size,
  };
};

/** Finds captions and what stands inside of the drawings over them. `body`: the size of the running text. */
export const findFigures = (all: readonly TextBlock[], body: number, height: number): Figures => {
  const { blocks, captions } = splitAtCaptions(all);
  const solid = [...captions, ...blocks.filter((block) => isSolid(block, body))];
  const labels = new Map<Fragment, Fragment[]>();
  const taken = new Set<TextBlock>();
  for (const caption of captions) {
    const [first] = caption.fragments;
    if (first === undefined || !isOfFigure(textOf(first))) continue;
    const space = spaceOver(caption, solid, height);
    const inside = blocks.filter(
      (block) =>
        !taken.has(block) &&
        !solid.includes(block) &&
        block.y0 >= space.y0 &&
        block.y1 <= space.y1 &&
        block.x0 >= space.x0 &&
        block.x1 <= space.x1,
    );
    for (const block of inside) taken.add(block);
    if (inside.length > 0)
      labels.set(
        first,
        inside.flatMap(({ fragments }) => fragments),
      );
  }
  return {
    blocks: [...blocks.filter((block) => !taken.has(block)), ...captions],
    captions: new Set(captions.flatMap(({ fragments }) => fragments)),
    labels,
  };
};
