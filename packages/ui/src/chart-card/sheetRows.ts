import type { SheetCell } from '../spreadsheet/writeSheet.js';
import type { ChartTable } from './chartTable.js';

/** A chart's table as it stands in a spreadsheet: numbers as numbers, the unit in the heads, a gap as an empty cell. */
export const sheetRows = (
  { labels, series }: ChartTable,
  { labelTitle, unit }: { labelTitle: string; unit?: string },
): SheetCell[][] => [
  [labelTitle, ...series.map(({ name }) => (unit === undefined ? name : `${name} (${unit})`))],
  ...labels.map((label, at) => [label, ...series.map(({ values }) => values[at] ?? null)]),
];
