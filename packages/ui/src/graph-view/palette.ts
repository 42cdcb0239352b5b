import { valueOf } from '../chart-card/colours.js';
import type { KindLook } from '../graph-kinds/index.js';
import type { Tokens } from '../theme/tokens.js';

type Used = 'sheet' | 'text' | 'text3' | 'line2' | 'line3' | 'brand' | 'tint' | 'linkOnTint';

/** Colours as the theme has them just now: a canvas reads no stylesheet. */
export interface Palette extends Readonly<Pick<Tokens, Used>> {
  readonly of: (look: KindLook) => string;
}

export const paletteOf = (element: Element): Palette => {
  const value = (name: keyof Tokens) => valueOf(name, element);
  const kinds = new Map<string, string>();
  const of = ({ colour }: KindLook): string => {
    const known = kinds.get(colour) ?? value(colour);
    kinds.set(colour, known);
    return known;
  };
  return {
    sheet: value('sheet'),
    text: value('text'),
    text3: value('text3'),
    line2: value('line2'),
    line3: value('line3'),
    brand: value('brand'),
    tint: value('tint'),
    linkOnTint: value('linkOnTint'),
    of,
  };
};
