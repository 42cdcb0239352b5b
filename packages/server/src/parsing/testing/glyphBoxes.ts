import { REFERENCE_WIDTH } from '@console/base';
import { OPS, type PDFDocumentProxy, Util } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { normaliseText } from '../characters.js';

/** One character as the page's own drawing commands place it, on the page as displayed, 794 wide. */
export interface GlyphBox {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** How far a character's box reaches from the baseline, in em. */
export interface Reach {
  readonly up: number;
  readonly down: number;
}

type Matrix = number[];

const isGlyph = (value: unknown): value is { unicode: string; width: number; isSpace: boolean } =>
  typeof value === 'object' && value !== null && 'unicode' in value && 'width' in value;

const numbers = (value: unknown): number[] =>
  Array.isArray(value) || value instanceof Float32Array ? [...value].map(Number) : [];

/**
 * Follows the drawing commands of a page, glyph by glyph. Shares nothing with the way the parser reads text, so that
 * it can measure it.
 */
export const glyphBoxes = async (file: PDFDocumentProxy, number: number, { up, down }: Reach): Promise<GlyphBox[]> => {
  const page = await file.getPage(number);
  const viewport = page.getViewport({ scale: REFERENCE_WIDTH / page.getViewport({ scale: 1 }).width });
  const { fnArray, argsArray } = await page.getOperatorList();
  const boxes: GlyphBox[] = [];
  const stack: Matrix[] = [];
  let ctm: Matrix = [1, 0, 0, 1, 0, 0];
  let text: Matrix = [1, 0, 0, 1, 0, 0];
  let line = text;
  let size = 1;
  let [characterSpace, wordSpace, stretch, leading] = [0, 0, 1, 0];

  const move = (x: number, y: number): void => {
    line = Util.transform(line, [1, 0, 0, 1, x, y]);
    text = line;
  };
  const show = (glyphs: readonly unknown[]): void => {
    for (const glyph of glyphs) {
      let advance = 0;
      if (typeof glyph === 'number') advance = (-glyph / 1000) * size * stretch;
      else if (isGlyph(glyph)) {
        const width = (glyph.width / 1000) * size * stretch;
        const matrix = Util.transform(ctm, text);
        const corners = [
          [0, -down * size],
          [width, -down * size],
          [0, up * size],
          [width, up * size],
        ].map(([x = 0, y = 0]) => {
          const point = [x, y];
          Util.applyTransform(point, matrix);
          return viewport.convertToViewportPoint(point[0] ?? 0, point[1] ?? 0).map(Number);
        });
        const xs = corners.map(([x = 0]) => x);
        const ys = corners.map(([, y = 0]) => y);
        const box = { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
        for (const character of normaliseText(glyph.unicode).replace(/\s/g, ''))
          boxes.push({ text: character, ...box });
        advance = width + (characterSpace + (glyph.isSpace ? wordSpace : 0)) * stretch;
      }
      text = Util.transform(text, [1, 0, 0, 1, advance, 0]);
    }
  };

  for (const [index, operation] of fnArray.entries()) {
    const parameters: unknown[] = argsArray[index] ?? [];
    const [first, second] = parameters;
    switch (operation) {
      case OPS.save:
        stack.push(ctm);
        break;
      case OPS.restore:
        ctm = stack.pop() ?? ctm;
        break;
      case OPS.transform:
        ctm = Util.transform(ctm, numbers(parameters));
        break;
      case OPS.beginText:
        line = [1, 0, 0, 1, 0, 0];
        text = line;
        break;
      case OPS.setFont:
        size = Number(second);
        break;
      case OPS.setTextMatrix:
        line = numbers(parameters.length === 1 ? first : parameters);
        text = line;
        break;
      case OPS.moveText:
        move(Number(first), Number(second));
        break;
      case OPS.setLeadingMoveText:
        leading = -Number(second);
        move(Number(first), Number(second));
        break;
      case OPS.nextLine:
        move(0, -leading);
        break;
      case OPS.setLeading:
        leading = Number(first);
        break;
      case OPS.setCharSpacing:
        characterSpace = Number(first);
        break;
      case OPS.setWordSpacing:
        wordSpace = Number(first);
        break;
      case OPS.setHScale:
        stretch = Number(first) / 100;
        break;
      case OPS.showText:
      case OPS.showSpacedText:
        if (Array.isArray(first)) show(first);
        break;
      default:
    }
  }
  return boxes;
};
