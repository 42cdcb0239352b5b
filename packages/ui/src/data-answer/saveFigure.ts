import { saveFile } from '@console/base';
import type { ChartTable } from '../chart-card/chartTable.js';
import { writer } from '../chart-card/inWords.js';
import type { ChartWords } from '../chart-card/locale.js';
import { pictureOf } from '../chart-card/picture.js';
import { pictureParts } from '../chart-card/pictureParts.js';
import type { ResultKind } from './KindSwitch.js';

export interface FigurePicture {
  svg: SVGSVGElement;
  title: string;
  kind: ResultKind;
  /** What a chart draws. Left out: the drawing has no colours to be explained. */
  drawn?: ChartTable | undefined;
  unit?: string | undefined;
  words: ChartWords;
}

/** Offers the picture of a figure to the reader, named after its title. */
export const saveFigure = async ({ svg, title, kind, drawn, unit, words }: FigurePicture): Promise<void> => {
  const write = writer(undefined, unit);
  const parts =
    drawn === undefined
      ? { svg, title, entries: [] }
      : pictureParts({ svg, title, kind: kind === 'pie' ? 'pie' : 'line', table: drawn, write, words });
  saveFile(await pictureOf(parts), `${title}.png`);
};
