import { parentPort } from 'node:worker_threads';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { RenderReply, RenderRequest } from './pageImages.js';
import { registerPageFonts } from './pageFonts.js';
import { openPdf } from './pdfSource.js';
import { renderPage } from './renderPage.js';

/** Documents kept open, the one used last at the end. */
const open = new Map<string, PDFDocumentProxy>();
const MAX_OPEN = 4;

const send = (reply: RenderReply): void => parentPort?.postMessage(reply, []);

const documentOf = async ({ fileKey, data }: RenderRequest): Promise<PDFDocumentProxy | null> => {
  const known = open.get(fileKey);
  if (known !== undefined) {
    open.delete(fileKey);
    open.set(fileKey, known);
    return known;
  }
  if (data === undefined) return null;
  const file = await openPdf(data);
  open.set(fileKey, file);
  const [oldest] = open;
  if (open.size > MAX_OPEN && oldest !== undefined) {
    open.delete(oldest[0]);
    await oldest[1].loadingTask.destroy();
  }
  return file;
};

const answer = async (request: RenderRequest): Promise<void> => {
  try {
    const file = await documentOf(request);
    if (file === null) send({ kind: 'needsFile' });
    else if (request.page > file.numPages) send({ kind: 'noPage' });
    else send({ kind: 'image', body: await renderPage(file, request.page, request.width) });
  } catch (error) {
    send({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
  }
};

registerPageFonts();
parentPort?.on('message', (request: RenderRequest) => void answer(request));
