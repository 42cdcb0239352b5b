import { paintCrowd } from './crowdCanvas.js';
import { crowdOf } from './crowdOf.js';
import { paint } from './paint.js';
import type { Scene } from './scene.js';

/** So that it stays sharp where it is printed, or shown larger. */
const DENSITY = 2;

/** What is shown, on the ground of the theme, two points for each pixel. */
export const graphPicture = async (scene: Scene): Promise<Blob> => {
  const { width, height } = scene.extent;
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws no pictures.');
  canvas.width = Math.round(width * DENSITY);
  canvas.height = Math.round(height * DENSITY);
  const { model, places, looks, palette } = scene;
  if (scene.sight.isCrowd)
    paintCrowd(pen, crowdOf(model, places, looks, palette), { view: scene.view, width, height, ratio: DENSITY });
  pen.setTransform(DENSITY, 0, 0, DENSITY, 0, 0);
  // Under what is drawn already.
  pen.globalCompositeOperation = 'destination-over';
  pen.fillStyle = palette.sheet;
  pen.fillRect(0, 0, width, height);
  pen.globalCompositeOperation = 'source-over';
  paint(pen, scene);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('The picture was not made.');
  return blob;
};
