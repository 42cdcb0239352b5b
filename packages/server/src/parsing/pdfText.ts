import { REFERENCE_WIDTH } from '@console/base';
import type { PDFPageProxy, TextItem, TextStyle } from 'pdfjs-dist/types/src/display/api';
import { normaliseText, textWidth } from './characters.js';
import type { Piece } from './types.js';

/** Text at more than this angle to the page's edges is a watermark, not part of the flow. */
const MAX_SLANT = Math.PI / 12;

/** In em. Some files state boxes too small for what they draw, or such that reach into the next lines. */
const LEAST = { up: 1, down: 0.2 };
const MAX_HEIGHT = 1.45;

const fontBox = ({ ascent, descent }: TextStyle): { up: number; down: number } => {
  const up = Number.isFinite(ascent) && ascent < 2 ? Math.max(ascent, LEAST.up) : LEAST.up;
  const down = Number.isFinite(descent) && descent > -1 ? Math.max(-descent, LEAST.down) : LEAST.down;
  const scale = Math.min(1, MAX_HEIGHT / (up + down));
  return { up: up * scale, down: down * scale };
};

const directions = [0, 1, 2, 3] as const;

interface Page {
  readonly width: number;
  readonly height: number;
}

/** Cuts off the characters that stand outside the page as displayed. Null where none is left. */
const cropToPage = (piece: Piece, { width, height }: Page): Piece | null => {
  const across = piece.direction === 0 || piece.direction === 2;
  const middle = across ? (piece.top + piece.bottom) / 2 : (piece.left + piece.right) / 2;
  if (middle < 0 || middle > (across ? height : width)) return null;
  const [low, high, limit] = across ? [piece.left, piece.right, width] : [piece.top, piece.bottom, height];
  const length = high - low;
  const boxed = {
    left: Math.max(0, piece.left),
    right: Math.min(width, piece.right),
    top: Math.max(0, piece.top),
    bottom: Math.min(height, piece.bottom),
  };
  if (low >= -1 && high <= limit + 1) return { ...piece, ...boxed };
  const whole = textWidth(piece.text);
  const backwards = piece.direction === 2 || piece.direction === 3;
  let passed = 0;
  let text = '';
  let first = 1;
  let last = 0;
  for (const character of piece.text) {
    const share = textWidth(character) / whole;
    const centre = passed + share / 2;
    const at = backwards ? high - centre * length : low + centre * length;
    if (at >= 0 && at <= limit) {
      text += character;
      first = Math.min(first, passed);
      last = Math.max(last, passed + share);
    }
    passed += share;
  }
  if (text.trim() === '') return null;
  const [from, to] = backwards
    ? [high - last * length, high - first * length]
    : [low + first * length, low + last * length];
  return across
    ? { ...piece, ...boxed, text, left: Math.max(0, from), right: Math.min(width, to) }
    : { ...piece, ...boxed, text, top: Math.max(0, from), bottom: Math.min(height, to) };
};

const isDuplicate = (one: Piece, other: Piece): boolean =>
  one.text === other.text &&
  Math.abs(one.left - other.left) < one.size * 0.2 &&
  Math.abs(one.top - other.top) < one.size * 0.2 &&
  Math.abs(one.right - other.right) < one.size * 0.2;

/** Names of the fonts seen so far, and which of them are bold. Asking for them costs a pass over the page. */
export type FontWeights = Map<string, boolean>;

const readWeights = async (page: PDFPageProxy, names: readonly string[], weights: FontWeights): Promise<void> => {
  const missing = names.filter((name) => !weights.has(name));
  if (missing.length === 0 || weights.size > 200) return;
  try {
    await page.getOperatorList();
    for (const name of missing) {
      const font: unknown = page.commonObjs.has(name) ? page.commonObjs.get(name) : null;
      const known = typeof font === 'object' && font !== null && 'name' in font ? String(font.name) : '';
      weights.set(name, /bold|black|heavy|demi|simhei|heiti/i.test(known));
    }
  } catch {
    for (const name of missing) weights.set(name, false);
  }
};

/** Reads the text of a page with where it stands, on the page as displayed: cropped, turned, 794 wide. */
export const readPageText = async (
  page: PDFPageProxy,
  weights: FontWeights,
): Promise<{ pieces: Piece[]; height: number }> => {
  const scale = REFERENCE_WIDTH / page.getViewport({ scale: 1 }).width;
  const viewport = page.getViewport({ scale });
  const content = await page.getTextContent();
  const items = content.items.filter((item): item is TextItem => 'str' in item && item.str.trim() !== '');
  await readWeights(page, [...new Set(items.map((item) => item.fontName))], weights);

  const pieces: Piece[] = [];
  for (const item of items) {
    const style = content.styles[item.fontName];
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]: number[] = item.transform;
    const along = Math.hypot(a, b);
    const height = Math.hypot(c, d);
    if (style === undefined || along === 0 || height === 0) continue;
    const [ux, uy, vx, vy] = [a / along, b / along, c / height, d / height];
    const { up, down } = fontBox(style);
    const corner = (right: number, above: number): [number, number] => {
      const [x, y] = viewport.convertToViewportPoint(e + ux * right + vx * above, f + uy * right + vy * above);
      return [Number(x), Number(y)];
    };
    const corners = style.vertical
      ? [
          corner(-height / 2, 0),
          corner(height / 2, 0),
          corner(-height / 2, -item.height),
          corner(height / 2, -item.height),
        ]
      : [
          corner(0, -height * down),
          corner(0, height * up),
          corner(item.width, -height * down),
          corner(item.width, height * up),
        ];
    const [startX, startY] = corner(0, 0);
    const [endX, endY] = style.vertical ? corner(0, -1) : corner(1, 0);
    const quarters = Math.atan2(endY - startY, endX - startX) / (Math.PI / 2);
    if (Math.abs(quarters - Math.round(quarters)) * (Math.PI / 2) > MAX_SLANT) continue;
    const text = normaliseText(item.str).replace(/\s+/g, ' ');
    const xs = corners.map(([x]) => x);
    const ys = corners.map(([, y]) => y);
    const piece = cropToPage(
      {
        text,
        page: page.pageNumber,
        left: Math.min(...xs),
        right: Math.max(...xs),
        top: Math.min(...ys),
        bottom: Math.max(...ys),
        direction: directions[(Math.round(quarters) + 4) % 4] ?? 0,
        size: height * scale * page.userUnit,
        points: height * page.userUnit,
        bold: weights.get(item.fontName) ?? false,
      },
      viewport,
    );
    if (piece !== null && !pieces.slice(-4).some((other) => isDuplicate(piece, other))) pieces.push(piece);
  }
  return { pieces, height: viewport.height };
};
