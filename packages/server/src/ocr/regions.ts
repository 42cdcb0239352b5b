import type { Frame } from './picture.js';

/** A pixel is text from this likelihood on; a region is from that mean on. */
const PIXEL = 0.3;
const REGION = 0.6;
/** Sides of a region in pixels at least. */
const SMALLEST = 3;
/** Regions are found shrunk; by this share of their area over their edge they grow again. */
const GROWTH = 1.5;
/** More regions than any page has. */
const MOST = 3000;

interface Region {
  /** Indexes of its pixels. */
  readonly pixels: Int32Array;
  readonly x: number;
  readonly y: number;
  /** Its longer axis, radians. */
  readonly angle: number;
  /** How many times longer than broad. */
  readonly stretch: number;
}

const describe = (pixels: Int32Array, width: number): Region => {
  let [sumX, sumY] = [0, 0];
  for (const at of pixels) {
    sumX += at % width;
    sumY += Math.floor(at / width);
  }
  const [x, y] = [sumX / pixels.length, sumY / pixels.length];
  let [xx, yy, xy] = [0, 0, 0];
  for (const at of pixels) {
    const [dx, dy] = [(at % width) - x, Math.floor(at / width) - y];
    xx += dx * dx;
    yy += dy * dy;
    xy += dx * dy;
  }
  const spread = Math.hypot(xx - yy, 2 * xy);
  const stretch = Math.sqrt((xx + yy + spread) / Math.max(1, xx + yy - spread));
  return { pixels, x, y, angle: 0.5 * Math.atan2(2 * xy, xx - yy), stretch };
};

/** Connected pixels that are likely to be text. */
const regionsOf = (likelihood: Float32Array, width: number, height: number): Region[] => {
  const seen = new Uint8Array(likelihood.length);
  const queue = new Int32Array(likelihood.length);
  const regions: Region[] = [];
  for (let start = 0; start < likelihood.length && regions.length < MOST; start += 1) {
    if (seen[start] === 1 || (likelihood[start] ?? 0) <= PIXEL) continue;
    let [read, write, sum] = [0, 0, 0];
    queue[write++] = start;
    seen[start] = 1;
    while (read < write) {
      const at = queue[read++] ?? 0;
      sum += likelihood[at] ?? 0;
      const x = at % width;
      for (let dy = -width; dy <= width; dy += width) {
        for (let dx = x > 0 ? -1 : 0; dx <= (x < width - 1 ? 1 : 0); dx += 1) {
          const next = at + dy + dx;
          if (next < 0 || next >= width * height || seen[next] === 1 || (likelihood[next] ?? 0) <= PIXEL) continue;
          seen[next] = 1;
          queue[write++] = next;
        }
      }
    }
    if (sum / write >= REGION) regions.push(describe(queue.slice(0, write), width));
  }
  return regions;
};

/** The rectangle around a region, turned by an angle, as large as its text. Null where it is too small for one. */
const frameOf = ({ pixels, x, y }: Region, width: number, angle: number): Frame | null => {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  let [left, right, top, bottom] = [0, 0, 0, 0];
  for (const at of pixels) {
    const [dx, dy] = [(at % width) - x, Math.floor(at / width) - y];
    const [along, down] = [dx * cos + dy * sin, dy * cos - dx * sin];
    left = Math.min(left, along);
    right = Math.max(right, along);
    top = Math.min(top, down);
    bottom = Math.max(bottom, down);
  }
  const [across, up] = [right - left + 1, bottom - top + 1];
  if (Math.min(across, up) < SMALLEST) return null;
  const growth = (GROWTH * across * up) / (2 * (across + up));
  const [along, down] = [(left + right) / 2, (top + bottom) / 2];
  return {
    x: x + along * cos - down * sin + 0.5,
    y: y + along * sin + down * cos + 0.5,
    width: across + 2 * growth,
    height: up + 2 * growth,
    angle,
  };
};

/** The middle of values by their weights. */
const weightedMedian = (values: readonly (readonly [value: number, weight: number])[]): number => {
  const half = values.reduce((sum, [, weight]) => sum + weight, 0) / 2;
  let passed = 0;
  for (const [value, weight] of values.toSorted((a, b) => a[0] - b[0])) {
    passed += weight;
    if (passed >= half) return value;
  }
  return 0;
};

/** Where lines are this much longer than broad, they tell how they are turned. */
const TELLING = 3;
/** Radians by which a line may be turned against its page. */
const STRAY = 0.12;

/** The lines that a field of likelihoods shows, and whether most of them run down the page rather than across it. */
export const framesOf = (
  likelihood: Float32Array,
  width: number,
  height: number,
): { readonly frames: readonly Frame[]; readonly tilt: number; readonly runDown: boolean } => {
  const regions = regionsOf(likelihood, width, height);
  const telling = regions.filter(({ stretch }) => stretch >= TELLING);
  const isDown = ({ angle }: Region): boolean => Math.abs(angle) > Math.PI / 4;
  const weight = (list: readonly Region[]): number => list.reduce((sum, { pixels }) => sum + pixels.length, 0);
  const down = telling.filter(isDown);
  const across = telling.filter((region) => !isDown(region));
  const tilt = weightedMedian(across.map(({ angle, pixels }) => [angle, pixels.length]));
  const frames = regions.flatMap((region) => {
    const own = region.stretch >= 2 * TELLING && Math.abs(region.angle - tilt) < STRAY;
    return frameOf(region, width, own ? region.angle : tilt) ?? [];
  });
  return { frames, tilt, runDown: weight(down) > weight(across) };
};
