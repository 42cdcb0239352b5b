import { REFERENCE_WIDTH } from '@console/base';
import { characterWidth, isWide, normaliseText } from '../parsing/characters.js';
import type { Direction, Piece } from '../parsing/types.js';
import type { ReadLine, ReadText } from './readLines.js';

/** Of the height of a line as it is found: the height of its font, and of the characters with what hangs below. */
const FONT = 0.93;
const BODY = 1;

/** In em, beyond what the characters themselves need: from the first on it is a blank, from the second on a gap. */
const BLANK = 0.7;
const GAP = 1.6;

/** A piece of a tilted line may climb by this share of its height. */
const CLIMB = 0.2;

/** Heights of fonts within these bounds of the usual one are that one: a scan blurs the difference. */
const ALIKE: readonly [number, number] = [0.85, 1.17];

const directions: readonly Direction[] = [0, 3, 2, 1];

interface Run {
  readonly text: string;
  /** Pixels from the beginning of the line. */
  readonly from: number;
  readonly to: number;
}

/** Neighbours that fill their squares, so that the distance of their middles is the height of the font. */
const isSquare = (text: string): boolean => isWide(text) && /\p{L}/u.test(text);

/** So many such neighbours, and their distance says more than the height of the line. */
const TELLING = 3;

/** Height of a line's font in pixels. */
const fontHeight = ({ characters, frame }: ReadLine): number => {
  const distances = characters.flatMap(({ text, at }, index) => {
    const next = characters[index + 1];
    return next !== undefined && isSquare(text) && isSquare(next.text) ? [(next.at - at) * frame.width] : [];
  });
  const middle = distances.toSorted((a, b) => a - b)[Math.floor(distances.length / 2)];
  return middle === undefined || distances.length < TELLING ? frame.height * FONT : middle;
};

/** Parts of a line that are to be pieces of their own: what stands far apart, and what climbs too far. */
const runsOf = (line: ReadLine): Run[] => {
  const { characters, frame } = line;
  const em = fontHeight(line);
  const longest =
    Math.abs(frame.angle) < 0.002 ? Number.POSITIVE_INFINITY : (CLIMB * frame.height) / Math.abs(Math.tan(frame.angle));
  const runs: { text: string; from: number; to: number }[] = [];
  let before: { text: string; to: number } | null = null;
  for (const { text, at } of characters) {
    const half = (characterWidth(text) * em) / 2;
    const [from, to] = [Math.max(0, at * frame.width - half), Math.min(frame.width, at * frame.width + half)];
    const open = runs.at(-1);
    const space = before === null ? 0 : (from - before.to) / em;
    const isBlank = before !== null && space > BLANK && isSquare(before.text) && isSquare(text);
    if (open === undefined || space > GAP) runs.push({ text, from, to });
    else if (to - open.from > longest && text !== ' ') {
      open.to = Math.max(open.to, from);
      if (isBlank) open.text += ' ';
      runs.push({ text, from: open.to, to });
    } else {
      open.text += isBlank ? ` ${text}` : text;
      open.to = Math.max(open.to, to);
    }
    before = { text, to };
  }
  return runs;
};

/** The usual height of a page's fonts, most characters having it. */
const usualHeight = (lines: readonly ReadLine[]): number => {
  const half = lines.reduce((sum, { characters }) => sum + characters.length, 0) / 2;
  let passed = 0;
  const heights = lines.map((line) => [fontHeight(line), line.characters.length] as const);
  for (const [height, characters] of heights.toSorted((a, b) => a[0] - b[0])) {
    passed += characters;
    if (passed >= half) return height;
  }
  return 1;
};

/** Text read off a picture as a page's pieces, on the page as displayed. `points`: how broad that page is. */
export const piecesOf = ({ lines, quarters, tilt, width, height }: ReadText, page: number, points: number): Piece[] => {
  const displayed = quarters % 2 === 0 ? [width, height] : [height, width];
  const scale = REFERENCE_WIDTH / (displayed[0] ?? width);
  const back = (x: number, y: number): readonly [number, number] => {
    switch (quarters) {
      case 0:
        return [x, y];
      case 1:
        return [y, width - x];
      case 2:
        return [width - x, height - y];
      case 3:
        return [height - y, x];
    }
  };
  const usual = usualHeight(lines);
  return lines.flatMap((line) => {
    const { frame } = line;
    const [cos, sin] = [Math.cos(frame.angle), Math.sin(frame.angle)];
    const own = fontHeight(line);
    const size = scale * (own / usual > ALIKE[0] && own / usual < ALIKE[1] ? usual : own);
    return runsOf(line).flatMap(({ text, from, to }): Piece[] => {
      const clean = normaliseText(text);
      if (clean.trim() === '') return [];
      const half = (BODY * frame.height) / 2;
      const corners = [from, to].flatMap((along) =>
        [-half, half].map((down) => {
          const u = along - frame.width / 2;
          return back(frame.x + u * cos - down * sin, frame.y + u * sin + down * cos);
        }),
      );
      const xs = corners.map(([x]) => scale * x);
      const ys = corners.map(([, y]) => scale * y);
      const piece: Piece = {
        text: clean,
        page,
        left: Math.max(0, Math.min(...xs)),
        right: Math.min(REFERENCE_WIDTH, Math.max(...xs)),
        top: Math.max(0, Math.min(...ys)),
        bottom: Math.min(scale * (displayed[1] ?? height), Math.max(...ys)),
        direction: directions[quarters] ?? 0,
        size,
        points: (size * points) / REFERENCE_WIDTH,
        bold: false,
        tilt,
      };
      return piece.right > piece.left && piece.bottom > piece.top ? [piece] : [];
    });
  });
};
