import type { Model, Models } from './models.js';
import { framesOf } from './regions.js';
import { type Frame, type Picture, type Scale, straighten, turned } from './picture.js';

/** One character of a line, and where along the line its middle is, 0 to 1. */
export interface ReadCharacter {
  readonly text: string;
  readonly at: number;
}

/** A line of text that was read off a picture. */
export interface ReadLine {
  readonly characters: readonly ReadCharacter[];
  /** Where it stands on the picture as it was turned to be read. */
  readonly frame: Frame;
  /** How sure the model is, 0 to 1. */
  readonly confidence: number;
}

/** A picture's text. */
export interface ReadText {
  readonly lines: readonly ReadLine[];
  /** Quarter turns clockwise after which it stood upright. */
  readonly quarters: 0 | 1 | 2 | 3;
  /** By how much, in radians, its lines go down to the right then. */
  readonly tilt: number;
  /** Sides of the picture as it was turned. */
  readonly width: number;
  readonly height: number;
}

const detectionScale: Scale = { mean: [0.485, 0.456, 0.406], deviation: [0.229, 0.224, 0.225] };
const lineScale: Scale = { mean: [0.5, 0.5, 0.5], deviation: [0.5, 0.5, 0.5] };

/** Pixels of the longer side when text is looked for: footnotes of a page are still found. */
const DETECTION = 1280;
const MULTIPLE = 32;

/** Height of a line, and the width that the models know at least, in pixels. */
const LINE = 48;
const NARROWEST = 320;
const WIDEST = 4000;
const ORIENTATION_WIDTH = 192;

/** Lines below this are what the model made of a picture's texture. */
const LEAST_SURE = 0.5;

const whole = ({ width, height }: Picture): Frame => ({ x: width / 2, y: height / 2, width, height, angle: 0 });

const detect = async (detection: Model, picture: Picture) => {
  const scale = Math.min(1, DETECTION / Math.max(picture.width, picture.height));
  const side = (length: number): number => Math.max(1, Math.round((length * scale) / MULTIPLE)) * MULTIPLE;
  const [width, height] = [side(picture.width), side(picture.height)];
  const planes = new Float32Array(3 * width * height);
  straighten(picture, whole(picture), [width, height], detectionScale, planes);
  const { data } = await detection(planes, [1, width, height]);
  const { frames, ...found } = framesOf(data, width, height);
  const [x, y] = [picture.width / width, picture.height / height];
  return {
    ...found,
    frames: frames.map(
      (frame): Frame => ({
        ...frame,
        x: frame.x * x,
        y: frame.y * y,
        width: frame.width * x,
        height: frame.height * y,
      }),
    ),
  };
};

/** Lines that tell best whether the page stands on its head. */
const WITNESSES = 9;

const isUpsideDown = async (model: Model, picture: Picture, frames: readonly Frame[]): Promise<boolean> => {
  const witnesses = frames
    .filter(({ width, height }) => width > 2 * height)
    .toSorted((a, b) => b.width - a.width)
    .slice(0, WITNESSES);
  if (witnesses.length === 0) return false;
  const size = 3 * ORIENTATION_WIDTH * LINE;
  const planes = new Float32Array(size * witnesses.length);
  for (const [index, frame] of witnesses.entries()) {
    const width = Math.min(ORIENTATION_WIDTH, Math.ceil((LINE * frame.width) / frame.height));
    // Its beginning, as much as the model takes.
    const seen = Math.min(frame.width, (frame.height * ORIENTATION_WIDTH) / LINE);
    const back = (frame.width - seen) / 2;
    const begun = {
      ...frame,
      width: seen,
      x: frame.x - back * Math.cos(frame.angle),
      y: frame.y - back * Math.sin(frame.angle),
    };
    straighten(
      picture,
      begun,
      [width, LINE],
      lineScale,
      planes.subarray(index * size, (index + 1) * size),
      ORIENTATION_WIDTH,
    );
  }
  const { data } = await model(planes, [witnesses.length, ORIENTATION_WIDTH, LINE]);
  const votes = witnesses.filter((_, index) => (data[2 * index + 1] ?? 0) > 0.5).length;
  return votes > witnesses.length / 2;
};

const recognise = async (
  { recognition, characters }: Models,
  picture: Picture,
  frame: Frame,
): Promise<ReadLine | null> => {
  const width = Math.min(WIDEST, Math.max(8, Math.ceil((LINE * frame.width) / frame.height)));
  const stride = Math.max(NARROWEST, Math.ceil(width / 8) * 8);
  const planes = new Float32Array(3 * stride * LINE);
  straighten(picture, frame, [width, LINE], lineScale, planes, stride);
  const { data, dimensions } = await recognition(planes, [1, stride, LINE]);
  const [, steps = 0, count = 0] = dimensions;
  const read: ReadCharacter[] = [];
  let [sure, before] = [0, 0];
  for (let step = 0; step < steps; step += 1) {
    let best = 0;
    for (let one = 1; one < count; one += 1) {
      if ((data[step * count + one] ?? 0) > (data[step * count + best] ?? 0)) best = one;
    }
    if (best !== 0 && best !== before) {
      read.push({ text: characters[best] ?? '', at: Math.min(1, ((step + 0.5) * stride) / steps / width) });
      sure += data[step * count + best] ?? 0;
    }
    before = best;
  }
  if (read.length === 0 || sure / read.length < LEAST_SURE) return null;
  return { characters: read, frame, confidence: sure / read.length };
};

/** The same place once its picture stands on its head. */
const onItsHead = (frame: Frame, { width, height }: Picture): Frame => ({
  ...frame,
  x: width - frame.x,
  y: height - frame.y,
});

/** Reads what stands on a picture, whichever way round it lies. */
export const readLines = async (models: Models, picture: Picture): Promise<ReadText> => {
  let upright = picture;
  let quarters: ReadText['quarters'] = 0;
  let found = await detect(models.detection, upright);
  if (found.runDown) {
    upright = turned(picture, 1);
    quarters = 1;
    found = await detect(models.detection, upright);
  }
  if (await isUpsideDown(models.upsideDown, upright, found.frames)) {
    upright = turned(upright, 2);
    quarters = quarters === 0 ? 2 : 3;
    found = { ...found, frames: found.frames.map((frame) => onItsHead(frame, upright)) };
  }
  const lines: ReadLine[] = [];
  for (const frame of found.frames) {
    const line = await recognise(models, upright, frame);
    if (line !== null) lines.push(line);
  }
  return { lines, quarters, tilt: found.tilt, width: upright.width, height: upright.height };
};
