/** Cyan, magenta, yellow and black, 0 to 255: 0 is no ink. */
export type Ink = readonly [cyan: number, magenta: number, yellow: number, black: number];

const segment = (marker: number, ...bytes: readonly number[]): number[] => [
  0xff,
  marker,
  (bytes.length + 2) >> 8,
  (bytes.length + 2) & 255,
  ...bytes,
];

/** Bits, with the zero that follows each byte of ones. */
const packed = (bits: string): number[] => {
  const whole = bits.padEnd(Math.ceil(bits.length / 8) * 8, '1');
  const bytes: number[] = [];
  for (let at = 0; at < whole.length; at += 8) {
    const byte = Number.parseInt(whole.slice(at, at + 8), 2);
    bytes.push(byte, ...(byte === 255 ? [0] : []));
  }
  return bytes;
};

/**
 * A JPEG as programs for print write it: four inks, turned around as Adobe does it, a square of 8 pixels for each
 * colour, in rows of `across`.
 */
export const cmykJpeg = (squares: readonly Ink[], across: number): Uint8Array => {
  const [width, height] = [across * 8, Math.ceil(squares.length / across) * 8];
  const last = [0, 0, 0, 0];
  let bits = '';
  for (const ink of squares) {
    for (const [at, amount] of ink.entries()) {
      // The middle of the square is all there is of it.
      const value = 8 * (255 - amount - 128);
      const step = value - (last[at] ?? 0);
      last[at] = value;
      const size = step === 0 ? 0 : Math.floor(Math.log2(Math.abs(step))) + 1;
      bits += size.toString(2).padStart(4, '0');
      if (size > 0) bits += (step > 0 ? step : step + 2 ** size - 1).toString(2).padStart(size, '0');
      bits += '0';
    }
  }
  const components = [1, 2, 3, 4];
  return new Uint8Array([
    0xff,
    0xd8,
    ...segment(0xee, ...Buffer.from('Adobe'), 0, 100, 0, 0, 0, 0, 0),
    ...segment(0xdb, 0, ...Array.from({ length: 64 }, () => 1)),
    ...segment(
      0xc0,
      8,
      height >> 8,
      height & 255,
      width >> 8,
      width & 255,
      4,
      ...components.flatMap((id) => [id, 0x11, 0]),
    ),
    ...segment(
      0xc4,
      0,
      0,
      0,
      0,
      12,
      ...Array.from({ length: 12 }, () => 0),
      ...Array.from({ length: 12 }, (_, size) => size),
    ),
    ...segment(0xc4, 0x10, 1, ...Array.from({ length: 15 }, () => 0), 0),
    ...segment(0xda, 4, ...components.flatMap((id) => [id, 0]), 0, 63, 0),
    ...packed(bits),
    0xff,
    0xd9,
  ]);
};
