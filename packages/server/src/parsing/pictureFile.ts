import { createCanvas, loadImage } from '@napi-rs/canvas';
import { imageSize } from 'image-size';
import type { PagedFile } from './pagedFile.js';
import { ParseError } from './types.js';

/** Unpacked, a pixel takes four bytes; hardly a camera has more. */
const MOST_PIXELS = 60_000_000;

/** Points across: as if it filled a sheet of A4. */
const WIDTH = 595;

/** Whether these are the bytes of a PNG or JPEG. */
export const isPictureFile = (data: Uint8Array): boolean =>
  (data[0] === 0x89 && data[1] === 0x50 && data[2] === 0x4e && data[3] === 0x47) ||
  (data[0] === 0xff && data[1] === 0xd8 && data[2] === 0xff);

/** Opens a picture as a file of one page. Throws a `ParseError` where it is damaged or too large. */
export const openPicture = async (data: Uint8Array): Promise<PagedFile> => {
  let pixels: number;
  try {
    const { width, height } = imageSize(data);
    pixels = width * height;
  } catch (error) {
    throw new ParseError('corrupt', error);
  }
  if (pixels > MOST_PIXELS) throw new ParseError('too_large');
  const image = await loadImage(data).catch((error: unknown) => {
    throw new ParseError('corrupt', error);
  });
  if (image.width === 0 || image.height === 0) throw new ParseError('corrupt');
  return {
    pages: 1,
    size: async () => ({ width: WIDTH, height: (WIDTH * image.height) / image.width }),
    draw: async (_page, width) => {
      const canvas = createCanvas(width, Math.max(1, Math.round((width * image.height) / image.width)));
      const context = canvas.getContext('2d');
      context.fillStyle = 'white';
      context.fillRect(0, 0, canvas.width, canvas.height);
      context.imageSmoothingQuality = 'high';
      context.drawImage(image, 0, 0, canvas.width, canvas.height);
      return canvas;
    },
    close: async () => undefined,
  };
};
