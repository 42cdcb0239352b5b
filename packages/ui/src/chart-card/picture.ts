import { fonts } from '../theme/layout.js';
import { valueOf } from './colours.js';

/** A name beside its sign. */
export interface PictureEntry {
  name: string;
  /** A colour as it is just now. */
  colour: string;
}

export interface PictureParts {
  svg: SVGSVGElement;
  title: string;
  entries: readonly PictureEntry[];
  /** Words under the title, where signs say nothing: the scale of a heat map. */
  note?: string;
}

/** So that it stays sharp where it is printed, or shown larger. */
const DENSITY = 2;
const EDGE = 24;
const TITLE = 28;
const LINE = 24;
const SIGN = 8;

const carried = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linejoin',
  'paint-order',
  'opacity',
  'font-size',
  'font-weight',
];

/** The drawing with everything that stylesheets say of it written down in it: a picture of its own reads none. */
const standalone = (svg: SVGSVGElement): string => {
  const copy = svg.cloneNode(true);
  if (!(copy instanceof SVGSVGElement)) throw new TypeError('The copy of a drawing is one');
  const copies = copy.querySelectorAll<SVGElement>('*');
  svg.querySelectorAll('*').forEach((element, at) => {
    const styles = getComputedStyle(element);
    for (const name of carried) copies[at]?.style.setProperty(name, styles.getPropertyValue(name));
  });
  copy.style.setProperty('font-family', fonts.text);
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  return new XMLSerializer().serializeToString(copy);
};

const drawn = async (svg: SVGSVGElement): Promise<HTMLImageElement> => {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(standalone(svg))}`;
  await image.decode();
  return image;
};

interface Placed extends PictureEntry {
  x: number;
  line: number;
}

const placed = (pen: CanvasRenderingContext2D, entries: readonly PictureEntry[], width: number): Placed[] => {
  let x = 0;
  let line = 0;
  return entries.map((entry) => {
    const room = SIGN + 6 + pen.measureText(entry.name).width;
    if (x > 0 && x + room > width) {
      x = 0;
      line += 1;
    }
    const place = { ...entry, x, line };
    x += room + 16;
    return place;
  });
};

/** The chart with its title and what its colours mean, on the ground of the theme, two points for each pixel. */
export const pictureOf = async ({ svg, title, entries, note }: PictureParts): Promise<Blob> => {
  const { width, height } = svg.getBoundingClientRect();
  const image = await drawn(svg);
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws no pictures');
  const words = `12px ${fonts.text}`;
  pen.font = words;
  const signs = placed(pen, entries, width);
  const lines = (signs.at(-1)?.line ?? -1) + 1 + (note === undefined ? 0 : 1);
  const top = EDGE + TITLE + lines * LINE;
  canvas.width = Math.round((width + 2 * EDGE) * DENSITY);
  canvas.height = Math.round((top + height + EDGE) * DENSITY);
  pen.scale(DENSITY, DENSITY);
  pen.fillStyle = valueOf('sheet', svg);
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.textBaseline = 'middle';
  pen.fillStyle = valueOf('text', svg);
  pen.font = `600 14px ${fonts.text}`;
  pen.fillText(title, EDGE, EDGE + 8, width);
  pen.font = words;
  for (const { name, colour, x, line } of signs) {
    const middle = EDGE + TITLE + line * LINE + 8;
    pen.fillStyle = colour;
    pen.fillRect(EDGE + x, middle - SIGN / 2, SIGN, SIGN);
    pen.fillStyle = valueOf('text2', svg);
    pen.fillText(name, EDGE + x + SIGN + 6, middle, width);
  }
  if (note !== undefined) {
    pen.fillStyle = valueOf('text2', svg);
    pen.fillText(note, EDGE, EDGE + TITLE + (lines - 1) * LINE + 8, width);
  }
  pen.drawImage(image, EDGE, top, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('The picture was not made');
  return blob;
};
