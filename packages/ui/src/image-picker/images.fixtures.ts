import type { UploadImage } from './images.js';

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A picture file of that name; `size` pads it to so many bytes. */
export const picture = (name: string, size = 0): File => {
  const bytes = Uint8Array.from(atob(pixel), (sign) => sign.charCodeAt(0));
  const padding = new Uint8Array(Math.max(0, size - bytes.length));
  return new File([bytes, padding], name, { type: name.endsWith('png') ? 'image/png' : 'image/jpeg' });
};

export const arrives: UploadImage = async ({ name }) => ({ url: `/files/${name}` });
export const fails: UploadImage = () => Promise.reject(new Error('网络连接中断，图片没有传完'));
export const hangs: UploadImage = (_file, { onProgress }) => {
  onProgress(42);
  return new Promise(() => undefined);
};
