import type { WordPicture } from './wordTypes.js';

/** Bytes of one picture. */
const LARGEST = 20 * 1024 * 1024;
/** Pixels that a picture may unfold to. */
const MOST_PIXELS = 50_000_000;

const DATA_URL = /^data:image\/[a-z0-9.+-]+;base64,(?<base64>[\sA-Za-z0-9+/=]+)$/i;

/** The bytes of a picture that stands in the text itself; null for anything else. */
export const bytesInText = (source: string): ArrayBuffer | null => {
  const base64 = DATA_URL.exec(source)?.groups?.['base64'];
  if (base64 === undefined || base64.length > LARGEST * 1.4) return null;
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0).buffer;
  } catch {
    return null;
  }
};

const typeOf = ([first, second]: Uint8Array): WordPicture['type'] | null => {
  if (first === 0x89 && second === 0x50) return 'png';
  if (first === 0xff && second === 0xd8) return 'jpg';
  if (first === 0x47 && second === 0x49) return 'gif';
  return first === 0x42 && second === 0x4d ? 'bmp' : null;
};

const asPng = async (bitmap: ImageBitmap): Promise<Uint8Array | null> => {
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d');
  if (context === null) return null;
  context.drawImage(bitmap, 0, 0);
  return new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
};

/** A picture as Word takes it, whatever kind it was; null for what is none. */
export const pictureOf = async (bytes: ArrayBuffer): Promise<WordPicture | null> => {
  if (bytes.byteLength > LARGEST) return null;
  try {
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const { width, height } = bitmap;
    if (width * height > MOST_PIXELS) return null;
    const data = new Uint8Array(bytes);
    const type = typeOf(data);
    const drawn = type === null ? await asPng(bitmap) : data;
    bitmap.close();
    return drawn === null ? null : { type: type ?? 'png', data: drawn, width, height };
  } catch {
    return null;
  }
};
