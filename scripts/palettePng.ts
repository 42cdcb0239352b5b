import { crc32, deflateSync } from 'node:zlib';

/** Pixels, four bytes each. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

const COLOURS = 256;

const chunk = (kind: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/** Every colour of the picture as one number, with how often it comes, most frequent first. */
const coloursOf = (data: Uint8Array): number[] => {
  const counts = new Map<number, number>();
  for (let at = 0; at < data.length; at += 4) {
    const colour = ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return [...counts].toSorted((a, b) => b[1] - a[1]).map(([colour]) => colour);
};

const distance = (a: number, b: number): number =>
  ((a >> 16) - (b >> 16)) ** 2 + (((a >> 8) & 255) - ((b >> 8) & 255)) ** 2 + ((a & 255) - (b & 255)) ** 2;

/** Colours that stand for all: the most frequent, none of which is nearly another. */
const paletteOf = (colours: readonly number[]): number[] => {
  const palette: number[] = [];
  for (const apart of [120, 40, 0]) {
    for (const colour of colours) {
      if (palette.length === COLOURS) return palette;
      if (palette.every((one) => distance(one, colour) > apart)) palette.push(colour);
    }
  }
  return palette;
};

/** A PNG of at most 256 colours: a third of the size, and pages of flat colours and text look the same. */
export const palettePng = ({ width, height, data }: Pixels): Uint8Array => {
  const colours = coloursOf(data);
  // What fills areas keeps its very colour.
  const exact = colours.slice(0, 48);
  const palette = [...exact, ...paletteOf(colours).filter((colour) => !exact.includes(colour))].slice(0, COLOURS);
  const nearest = new Map<number, number>();
  const indexOf = (colour: number): number => {
    const known = nearest.get(colour);
    if (known !== undefined) return known;
    let best = 0;
    for (const [index, one] of palette.entries()) {
      if (distance(one, colour) < distance(palette[best] ?? 0, colour)) best = index;
    }
    nearest.set(colour, best);
    return best;
  };
  const lines = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      const colour = ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
      lines[y * (width + 1) + x + 1] = indexOf(colour);
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]))),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};
