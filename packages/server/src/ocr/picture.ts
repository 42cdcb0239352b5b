import { createCanvas, loadImage } from '@napi-rs/canvas';

/** Pixels of a page, four bytes each: red, green, blue, opaque. */
export interface Picture {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** A rectangle on a picture: its middle, its sides, and by how much (radians, clockwise) it is turned. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly angle: number;
}

/** What a model wants its colours to be: `(value / 255 - mean) / deviation`, for blue, green and red. */
export interface Scale {
  readonly mean: readonly [number, number, number];
  readonly deviation: readonly [number, number, number];
}

/** Pixels of the longest side: more of them tell the models nothing. */
const LONGEST = 3000;

/** Reads a PNG or JPEG as people see it, on white, turned as its camera says. Throws where it is damaged. */
export const readPicture = async (file: Uint8Array): Promise<Picture> => {
  const image = await loadImage(file);
  const scale = Math.min(1, LONGEST / Math.max(image.width, image.height));
  const canvas = createCanvas(
    Math.max(1, Math.round(image.width * scale)),
    Math.max(1, Math.round(image.height * scale)),
  );
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
};

/** The same picture after so many quarter turns clockwise. */
export const turned = (picture: Picture, quarters: number): Picture => {
  const turns = ((quarters % 4) + 4) % 4;
  if (turns === 0) return picture;
  const [width, height] = turns === 2 ? [picture.width, picture.height] : [picture.height, picture.width];
  const from = new Uint32Array(picture.data.buffer, picture.data.byteOffset, picture.width * picture.height);
  const to = new Uint32Array(width * height);
  for (let y = 0; y < picture.height; y += 1) {
    for (let x = 0; x < picture.width; x += 1) {
      const [column, row] =
        turns === 1
          ? [picture.height - 1 - y, x]
          : turns === 2
            ? [picture.width - 1 - x, picture.height - 1 - y]
            : [y, picture.width - 1 - x];
      to[row * width + column] = from[y * picture.width + x] ?? 0;
    }
  }
  return { data: new Uint8ClampedArray(to.buffer), width, height };
};

/**
 * Straightens a rectangle of a picture into `width` × `height` pixels, as the colour planes (blue, green, red) that
 * models take, into `planes` of which each row is `stride` wide. What lies outside of the picture repeats its edge.
 */
export const straighten = (
  { data, width: pictureWidth, height: pictureHeight }: Picture,
  frame: Frame,
  [width, height]: readonly [number, number],
  { mean, deviation }: Scale,
  planes: Float32Array,
  stride: number = width,
): void => {
  const [cos, sin] = [Math.cos(frame.angle), Math.sin(frame.angle)];
  const [stepX, stepY] = [frame.width / width, frame.height / height];
  // Where it gets smaller, a pixel is the mean of several.
  const samples = Math.min(3, Math.max(1, Math.ceil(Math.max(stepX, stepY) - 0.2)));
  const plane = stride * height;
  const [lastX, lastY] = [pictureWidth - 1, pictureHeight - 1];
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      let red = 0;
      let green = 0;
      let blue = 0;
      for (let part = 0; part < samples * samples; part += 1) {
        const along = (column + ((part % samples) + 0.5) / samples) * stepX - frame.width / 2;
        const down = (row + (Math.floor(part / samples) + 0.5) / samples) * stepY - frame.height / 2;
        const x = Math.min(lastX, Math.max(0, frame.x + along * cos - down * sin - 0.5));
        const y = Math.min(lastY, Math.max(0, frame.y + along * sin + down * cos - 0.5));
        const [left, top] = [Math.floor(x), Math.floor(y)];
        const [right, bottom] = [Math.min(lastX, left + 1), Math.min(lastY, top + 1)];
        const [shareX, shareY] = [x - left, y - top];
        const one = 4 * (top * pictureWidth + left);
        const two = 4 * (top * pictureWidth + right);
        const three = 4 * (bottom * pictureWidth + left);
        const four = 4 * (bottom * pictureWidth + right);
        const [a, b, c, d] = [
          (1 - shareX) * (1 - shareY),
          shareX * (1 - shareY),
          (1 - shareX) * shareY,
          shareX * shareY,
        ];
        red += a * (data[one] ?? 0) + b * (data[two] ?? 0) + c * (data[three] ?? 0) + d * (data[four] ?? 0);
        green +=
          a * (data[one + 1] ?? 0) + b * (data[two + 1] ?? 0) + c * (data[three + 1] ?? 0) + d * (data[four + 1] ?? 0);
        blue +=
          a * (data[one + 2] ?? 0) + b * (data[two + 2] ?? 0) + c * (data[three + 2] ?? 0) + d * (data[four + 2] ?? 0);
      }
      const of = 255 * samples * samples;
      const at = row * stride + column;
      planes[at] = (blue / of - mean[0]) / deviation[0];
      planes[plane + at] = (green / of - mean[1]) / deviation[1];
      planes[2 * plane + at] = (red / of - mean[2]) / deviation[2];
    }
  }
};
