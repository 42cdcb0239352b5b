export { readSheet, type SheetReading } from './readSheet.js';
export type { ReadSheet, SheetLimits, SheetProblem, SheetRow } from './sheetTypes.js';
export { type SheetCell, writeSheet, type WriteSheetOptions } from './writeSheet.js';
