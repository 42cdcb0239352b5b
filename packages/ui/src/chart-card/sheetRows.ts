import type { SheetCell } from '../spreadsheet/writeSheet.js';
import type { ChartTable } from './chartTable.js';

export interface SheetWords {
  /** What the labels are: "日期". */
  labelTitle: string;
  unit?: string;
}

/** A chart's table as it stands in a spreadsheet: numbers as numbers, the unit in the heads, a gap as an empty cell. */
export const sheetRows = ({ labels, series }: ChartTable, { labelTitle, unit }: SheetWords): SheetCell[][] => [
  [labelTitle, ...series.map(({ name }) => (unit === undefined ? name : `${name} (${unit})`))],
  ...labels.map((label, at) => [label, ...series.map(({ values }) => values[at] ?? null)]),
];
