import { type ChartKind, type ChartTable, partsOf, rangeOf } from './chartTable.js';
import { colourToken, seriesToken, valueOf } from './colours.js';
import { percentOf, type Write } from './inWords.js';
import type { ChartWords } from './locale.js';
import type { PictureParts } from './picture.js';

export interface PictureOptions {
  svg: SVGSVGElement;
  title: string;
  kind: ChartKind;
  table: ChartTable;
  write: Write;
  words: ChartWords;
}

/** What a picture shows besides the drawing: what colours mean, and of a pie the figures, which stand beside it. */
export const pictureParts = ({ svg, title, kind, table, write, words }: PictureOptions): PictureParts => {
  if (kind === 'heat') {
    return { svg, title, entries: [], note: `${write(0)} – ${write(rangeOf(kind, table).greatest)}` };
  }
  const entries =
    kind === 'pie'
      ? partsOf(table, words.others).map(({ name, value, share }, at) => ({
          name: `${name} ${write(value)} ${percentOf(share)}`,
          colour: valueOf(colourToken(at), svg),
        }))
      : table.series.map(({ name }, at) => ({ name, colour: valueOf(seriesToken(table.series, at), svg) }));
  const target = kind === 'line' && table.target ? [{ name: table.target.name, colour: valueOf('okDot', svg) }] : [];
  return { svg, title, entries: [...entries, ...target] };
};
