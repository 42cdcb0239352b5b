export { NoSpreadsheet, readSheet } from './readSheet.js';
export { streamXlsx, type StreamedSheet } from './streamXlsx.js';
export { type Sheet, writeXlsx } from './writeXlsx.js';
export { type Cell, XLSX_TYPE } from './xlsxParts.js';
