'use client';

export type { FetchOptions } from './byteReader.js';
export { openPdf, type PdfFile, type PdfOptions, type PdfSource } from './openPdf.js';
export { PdfFailure, type PdfProblem } from './pdfFailure.js';
export type { PdfLibrary } from './pdfLibrary.js';
export { PdfPreview, type PdfPreviewProps } from './PdfPreview.js';
export { type PdfState, usePdf } from './usePdf.js';
