import type { Position } from '@console/base';

/** A box on a page of a file, as the address has it: `file~page,left,right,top,bottom`. */
export interface Box {
  fileId: string;
  position: Position;
}

const shape = /^([A-Za-z0-9_-]{1,64})~(\d{1,5}),(\d{1,6}),(\d{1,6}),(\d{1,6}),(\d{1,6})$/;

export const boxIn = (value: string | undefined): Box | null => {
  const [, fileId, ...numbers] = shape.exec(value ?? '') ?? [];
  const [page = 0, left = 0, right = 0, top = 0, bottom = 0] = numbers.map(Number);
  if (fileId === undefined || page < 1 || left >= right || top >= bottom) return null;
  return { fileId, position: [page, left, right, top, bottom] };
};

/** To whole pixels, outwards: nothing that was in the box is left out. */
export const toAddress = ({ fileId, position: [page, left, right, top, bottom] }: Box): string =>
  `${fileId}~${page},${Math.max(0, Math.floor(left))},${Math.ceil(right)},${Math.max(0, Math.floor(top))},${Math.ceil(bottom)}`;
