export { type SheetCell, writeSheet } from './writeSheet.js';
