import { saveFile } from '@console/base';
import { writeSheet } from '../spreadsheet/writeSheet.js';
import type { ChartTable } from './chartTable.js';
import { pictureOf } from './picture.js';
import { type PictureOptions, pictureParts } from './pictureParts.js';
import { type SheetWords, sheetRows } from './sheetRows.js';

/** Offers the picture of a chart to the reader, named after its title. */
export const savePicture = async (chart: PictureOptions): Promise<void> =>
  saveFile(await pictureOf(pictureParts(chart)), `${chart.title}.png`);

/** Offers the table of a chart to the reader as a spreadsheet, named after its title. */
export const saveSheet = async (title: string, table: ChartTable, words: SheetWords): Promise<void> =>
  saveFile(await writeSheet(title, sheetRows(table, words)), `${title}.xlsx`);
