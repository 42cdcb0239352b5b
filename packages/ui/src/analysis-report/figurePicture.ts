import { loadPart } from '../on-demand/loadPart.js';
import { pictureNumber } from './reportMarkdown.js';
import type { ShownFigure } from './types.js';

/** The picture of a figure by its address, as it is drawn in the page; null for any other address, and where none is drawn. */
export const figurePicture = async (
  address: string,
  places: ReadonlyMap<number, HTMLElement>,
  figures: readonly ShownFigure[],
): Promise<Blob | null> => {
  const number = pictureNumber(address);
  const svg = number === undefined ? null : places.get(number)?.querySelector<SVGSVGElement>('[role="img"] > svg');
  const title = figures.find((figure) => figure.number === number)?.metricName;
  if (!svg || title === undefined) return null;
  const { pictureOf } = await loadPart(() => import('../chart-card/picture.js'));
  return pictureOf({ svg, title, entries: [] });
};
