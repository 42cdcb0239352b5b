import { createCanvas } from '@napi-rs/canvas';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PagedFile } from './pagedFile.js';
import { registerPageFonts } from './pageFonts.js';
import { openPdf } from './pdfSource.js';
import { type FontWeights, readPageText } from './pdfText.js';
import { isPictureFile, openPicture } from './pictureFile.js';

/** A page of extraordinary shape is drawn smaller than asked, not with more pixels than this. */
const MAX_PIXELS = 12_000_000;

const widthWithin = (width: number, size: { readonly width: number; readonly height: number }): number =>
  Math.min(width, Math.sqrt((MAX_PIXELS * size.width) / size.height));

const pdfPages = (file: PDFDocumentProxy, weights: FontWeights = new Map()): PagedFile => ({
  pages: file.numPages,
  size: async (number) => {
    const page = await file.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    return { width: width * page.userUnit, height: height * page.userUnit };
  },
  draw: async (number, width) => {
    registerPageFonts();
    const page = await file.getPage(number);
    try {
      const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width });
      const canvas = createCanvas(Math.max(1, Math.round(viewport.width)), Math.max(1, Math.round(viewport.height)));
      const context = canvas.getContext('2d');
      context.fillStyle = 'white';
      context.fillRect(0, 0, canvas.width, canvas.height);
      // pdf.js names the browser's canvas; this one does all it asks for.
      const target = { canvas, canvasContext: context, viewport };
      await page.render(Object.assign({ viewport, canvas: null }, target)).promise;
      return canvas;
    } finally {
      page.cleanup();
    }
  },
  read: async (number) => {
    const page = await file.getPage(number);
    try {
      return await readPageText(page, weights);
    } finally {
      page.cleanup();
    }
  },
  close: () => file.loadingTask.destroy(),
});

/** Opens a PDF or a picture. The bytes are taken over. Throws a `ParseError`. */
export const openPagedFile = async (data: Uint8Array): Promise<PagedFile> => {
  const file = isPictureFile(data) ? await openPicture(data) : pdfPages(await openPdf(data));
  return {
    ...file,
    draw: async (page, width) => file.draw(page, Math.max(1, Math.round(widthWithin(width, await file.size(page))))),
  };
};
