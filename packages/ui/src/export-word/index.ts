'use client';

export { ExportWord, type ExportWordProps } from './ExportWord.js';
export { FileExport, type FileExportProps, type Writing } from './FileExport.js';
export { writeWord, type WriteWordOptions } from './writeWord.js';
