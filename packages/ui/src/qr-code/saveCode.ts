import { saveFile } from '@console/base';

/** Pixels of the sides of the picture: enough for a poster. */
const SIDE = 1024;
const PAPER = '#fff';
const INK = '#000';

const shapeOf = (path: string): Path2D => new Path2D(path);

/** Offers the code that is drawn in here as a picture, black on white whatever the theme. False: the browser does not. */
export const saveCode = async (drawn: HTMLElement | null, fileName: string): Promise<boolean> => {
  const svg = drawn?.querySelector('svg');
  // The first path is the paper.
  const path = svg?.querySelectorAll('path')[1]?.getAttribute('d');
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!svg || !path || pen === null) return false;
  canvas.width = SIDE;
  canvas.height = SIDE;
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, SIDE, SIDE);
  pen.scale(SIDE / svg.viewBox.baseVal.width, SIDE / svg.viewBox.baseVal.height);
  pen.fillStyle = INK;
  pen.fill(shapeOf(path));
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (picture === null) return false;
  saveFile(picture, fileName);
  return true;
};
