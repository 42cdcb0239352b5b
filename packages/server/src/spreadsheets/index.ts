export { NoSpreadsheet, readSheet } from './readSheet.js';
export { type Cell, type Sheet, writeXlsx, XLSX_TYPE } from './writeXlsx.js';
