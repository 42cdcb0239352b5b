/** Pixels of an avatar's side: twice of what is drawn at most, for sharp screens. */
const SIDE = 192;

/** The middle of a picture as a small square one. What the browser can't read is left to the server to refuse. */
export const toAvatar = async (file: File): Promise<File> => {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (bitmap === null) return file;
  const least = Math.min(bitmap.width, bitmap.height);
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const left = (bitmap.width - least) / 2;
  const top = (bitmap.height - least) / 2;
  canvas.getContext('2d')?.drawImage(bitmap, left, top, least, least, 0, 0, SIDE, SIDE);
  bitmap.close();
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  return blob === null ? file : new File([blob], 'avatar.png', { type: 'image/png' });
};
