export { cellText, readNamedRows } from './namedRows.js';
export { readSheet, readSheets, type WantedLimits } from './readSheet.js';
export type { NamedSheet } from './readXlsx.js';
export type { SheetRow } from './sheetLimits.js';
export { CSV_TYPE, MOST_XLSX, streamCsv } from './streamCsv.js';
export { streamXlsx, type StreamedSheet } from './streamXlsx.js';
export { type Sheet, writeXlsx } from './writeXlsx.js';
export { type Cell, MOST_ROWS, XLSX_TYPE } from './xlsxParts.js';
