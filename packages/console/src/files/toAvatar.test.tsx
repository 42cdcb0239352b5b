import { expect, it } from 'vitest';
import { toAvatar } from './toAvatar.js';

const painted = async (width: number, height: number): Promise<File> => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (pen) {
    pen.fillStyle = 'red';
    pen.fillRect(0, 0, width, height);
    pen.fillStyle = 'blue';
    pen.fillRect((width - height) / 2, 0, height, height);
  }
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  return new File([blob ?? ''], 'large.png', { type: 'image/png' });
};

it('makes a small square of the middle of a picture', async () => {
  const avatar = await toAvatar(await painted(3000, 1000));
  const bitmap = await createImageBitmap(avatar);
  expect([bitmap.width, bitmap.height]).toEqual([192, 192]);
  const canvas = new OffscreenCanvas(192, 192);
  const pen = canvas.getContext('2d');
  pen?.drawImage(bitmap, 0, 0);
  for (const at of [1, 96, 190]) expect([...(pen?.getImageData(at, 96, 1, 1).data ?? [])]).toEqual([0, 0, 255, 255]);
});

it('leaves what is no picture as it is', async () => {
  const text = new File(['words'], 'notes.png', { type: 'image/png' });
  expect(await toAvatar(text)).toBe(text);
});
