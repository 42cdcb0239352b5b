import { createCanvas } from '@napi-rs/canvas';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { registerPageFonts } from './pageFonts.js';

/** A page of extraordinary shape is drawn smaller than asked, not with more pixels than this. */
const MAX_PIXELS = 12_000_000;

/** Draws one page as displayed, `width` pixels wide, as WebP. */
export const renderPage = async (file: PDFDocumentProxy, number: number, width: number): Promise<Uint8Array> => {
  registerPageFonts();
  const page = await file.getPage(number);
  try {
    const natural = page.getViewport({ scale: 1 });
    const scale = Math.min(width / natural.width, Math.sqrt(MAX_PIXELS / (natural.width * natural.height)));
    const viewport = page.getViewport({ scale });
    const canvas = createCanvas(Math.max(1, Math.round(viewport.width)), Math.max(1, Math.round(viewport.height)));
    const context = canvas.getContext('2d');
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    // pdf.js names the browser's canvas; this one does all it asks for.
    const target = { canvas, canvasContext: context, viewport };
    await page.render(Object.assign({ viewport, canvas: null }, target)).promise;
    return await canvas.encode('webp', 88);
  } finally {
    page.cleanup();
  }
};
