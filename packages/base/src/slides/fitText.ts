import { cleanParagraphs } from './cleanText.js';
import type { SlidePoint } from './deck.js';
import type { MeasuredText, SlideBox, SlideLine, SlideRole } from './measured.js';
import { breakLines } from './textWidth.js';

export interface Paragraph {
  readonly text: string;
  readonly level: number;
  /** The sign before it; empty for none. */
  readonly bullet: string;
}

/** A size to try, in points, and how many lines it may take; left out: as many as there is room for. */
export interface SizeStep {
  readonly size: number;
  readonly lines?: number;
}

export interface TextWish {
  readonly role: SlideRole;
  readonly paragraphs: readonly Paragraph[];
  /** Where it may stand. */
  readonly box: SlideBox;
  /** From the one that is wished for down to the floor. */
  readonly steps: readonly SizeStep[];
  /** Share of the sizes. Default 1. */
  readonly scale?: number;
  readonly bold?: boolean;
  readonly colour: string;
  readonly ground: string;
  readonly font: string;
  readonly align?: MeasuredText['align'];
  /** Height of a line as a share of the size. Default 1.35. */
  readonly leading?: number;
  /** Space between two paragraphs, as a share of the size. Default 0.45. */
  readonly gap?: number;
  /** Whether its box is as high as its lines only. Default true. */
  readonly hugs?: boolean;
}

/** Room that one level of points takes before its text, as a share of the size. */
const INDENT = 1.1;
/** Numbers before the parts of an agenda are wider than points. */
const NUMBER_INDENT = 1.7;

/** Space of a text's lowest level before its words, in points. */
export const indentOf = (bullet: string, size: number): number =>
  bullet === '' ? 0 : size * (/^\d/.test(bullet) ? NUMBER_INDENT : INDENT);

/** Space between two paragraphs of a text, in points: where the file has it, the preview has it too. */
export const PARAGRAPH_GAP = 0.45;

export const paragraphsOf = (text: string): Paragraph[] =>
  cleanParagraphs(text).map((one) => ({ text: one, level: 0, bullet: '' }));

/** Points as paragraphs. One alone is no list: it has no sign before it. */
export const bulleted = (points: readonly SlidePoint[]): Paragraph[] => {
  const flat = points.flatMap(({ text, level }) => cleanParagraphs(text).map((one) => ({ text: one, level })));
  const [first] = flat;
  if (flat.length === 1 && first !== undefined) return [{ text: first.text, level: 0, bullet: '' }];
  return flat.map(({ text, level }) => ({ text, level: level > 0 ? 1 : 0, bullet: level > 0 ? '–' : '•' }));
};

interface SetText {
  readonly lines: SlideLine[];
  readonly height: number;
}

/** Sets paragraphs in lines of one size. */
const setLines = (wish: TextWish, size: number, lineHeight: number): SetText => {
  const lines: SlideLine[] = [];
  let y = 0;
  for (const [at, { text, level, bullet }] of wish.paragraphs.entries()) {
    if (at > 0) y += (wish.gap ?? PARAGRAPH_GAP) * size;
    const indent = indentOf(bullet, size);
    const left = indent * (level + 1);
    const room = wish.box.width - left;
    for (const [number, { text: words, width }] of breakLines(text, size, wish.bold ?? false, room).entries()) {
      const shift = wish.align === 'right' ? room - width : wish.align === 'center' ? (room - width) / 2 : 0;
      lines.push({
        text: words,
        x: left + Math.max(0, shift),
        y,
        width,
        bullet: number === 0 ? bullet : '',
        bulletX: left - indent,
        paragraph: at,
      });
      y += lineHeight;
    }
  }
  return { lines, height: y };
};

/** Sizes in files are whole hundredths of a point; halves are enough. */
const rounded = (size: number): number => Math.max(1, Math.round(size * 2) / 2);

/** The text at the largest of its sizes that fits, else at the smallest one with what stands below its box. */
export const fitText = (wish: TextWish): MeasuredText => {
  const scale = wish.scale ?? 1;
  let chosen: { size: number; lineHeight: number; set: SetText; most: number } | null = null;
  for (const { size: wished, lines: most = Number.POSITIVE_INFINITY } of wish.steps) {
    const size = rounded(wished * scale);
    const lineHeight = Math.round(size * (wish.leading ?? 1.35) * 100) / 100;
    const set = setLines(wish, size, lineHeight);
    chosen = { size, lineHeight, set, most };
    if (set.lines.length <= most && set.height <= wish.box.height + 0.01) break;
  }
  if (chosen === null) throw new RangeError('A text needs at least one size');
  const { size, lineHeight, set, most } = chosen;
  const limit = Math.min(wish.box.height, most * lineHeight);
  const height = wish.hugs === false ? limit : Math.min(set.height, limit);
  return {
    kind: 'text',
    role: wish.role,
    ...wish.box,
    height,
    size,
    bold: wish.bold ?? false,
    colour: wish.colour,
    font: wish.font,
    align: wish.align ?? 'left',
    lineHeight,
    gap: (wish.gap ?? PARAGRAPH_GAP) * size,
    lines: set.lines,
    paragraphs: wish.paragraphs.map(({ text, level, bullet }) => ({ text, level, bullet: bullet !== '' })),
    overflow: set.lines.filter(({ y }) => y + lineHeight > limit + 0.01).length,
    ground: wish.ground,
  };
};

/** Texts that belong together at the size of the smallest of them. */
export const fitAlike = (wishes: readonly TextWish[]): MeasuredText[] => {
  const [first] = wishes;
  if (first === undefined) return [];
  const indexes = wishes.map((wish) => {
    const { size } = fitText(wish);
    return wish.steps.findIndex((step) => rounded(step.size * (wish.scale ?? 1)) === size);
  });
  const from = Math.max(0, ...indexes);
  return wishes.map((wish) => fitText({ ...wish, steps: wish.steps.slice(from) }));
};

/** The same text further down. */
export const movedDown = (text: MeasuredText, by: number): MeasuredText => ({ ...text, y: text.y + by });
