import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import type { ByteReader } from './byteReader.js';
import { type Delivery, startDelivery } from './delivery.js';
import { pageHints } from './pageHints.js';
import { failureOf } from './pdfFailure.js';
import type { PdfLibrary } from './pdfLibrary.js';
import type { PdfPort } from './pdfPort.js';
import { PIECE, readAhead } from './readAhead.js';

/** Pages whose drawing instructions are kept at a time. */
const KEPT = 16;

/** A PDF opened in a worker of its own. */
export interface PdfSession {
  readonly pageCount: number;
  during: Delivery['during'];
  page: (number: number) => Promise<PDFPageProxy>;
  close: () => void;
}

export interface SessionOptions {
  library: PdfLibrary;
  reader: ByteReader;
  port: PdfPort;
  /** The page shown first. */
  first: number;
  password: string | undefined;
  assetsUrl: string | undefined;
  signal: AbortSignal;
}

const assetsOf = (url: string | undefined) => {
  if (url === undefined) return {};
  // The worker would read a relative address from where its own script stands.
  const base = new URL(url.endsWith('/') ? url : `${url}/`, document.baseURI).href;
  return {
    cMapUrl: `${base}cmaps/`,
    standardFontDataUrl: `${base}standard_fonts/`,
    wasmUrl: `${base}wasm/`,
    iccUrl: `${base}iccs/`,
  };
};

/** Keeps the pages used last, and lets pdf.js forget what it knows of the others. */
const keepPages = (document: PDFDocumentProxy) => {
  const kept = new Map<number, PDFPageProxy>();
  return async (number: number): Promise<PDFPageProxy> => {
    const page = await document.getPage(number);
    kept.delete(number);
    kept.set(number, page);
    for (const [oldest, old] of kept) {
      if (kept.size <= KEPT) break;
      kept.delete(oldest);
      old.cleanup();
    }
    return page;
  };
};

export const openSession = async (options: SessionOptions): Promise<PdfSession> => {
  const { library, port, first, password, assetsUrl, signal } = options;
  const control = new AbortController();
  const reader = readAhead(options.reader, control.signal);
  const hints = pageHints(reader);
  hints.open(first);
  const delivery = startDelivery(library, reader);
  const worker = library.PDFWorker.create({ port: port.worker, verbosity: library.VerbosityLevel.ERRORS });
  const task = library.getDocument({
    range: delivery.transport,
    worker,
    rangeChunkSize: PIECE,
    disableAutoFetch: true,
    disableStream: true,
    isEvalSupported: false,
    enableXfa: false,
    verbosity: library.VerbosityLevel.ERRORS,
    ...assetsOf(assetsUrl),
    ...(password !== undefined && { password }),
  });
  let open = true;
  const close = () => {
    if (!open) return;
    open = false;
    control.abort();
    delivery.stop();
    void task
      .destroy()
      .catch(() => {})
      .finally(() => {
        worker.destroy();
        port.end();
      });
  };
  try {
    const document = await Promise.race([delivery.during(() => task.promise, signal), port.broken]);
    const keep = keepPages(document);
    const page = (number: number) => {
      hints.page(number);
      return keep(number);
    };
    return { pageCount: document.numPages, during: delivery.during, page, close };
  } catch (cause) {
    close();
    signal.throwIfAborted();
    throw failureOf(cause);
  }
};
