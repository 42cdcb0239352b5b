import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { PIECE, type ByteReader } from './byteReader.js';
import { type Delivery, startDelivery } from './delivery.js';
import { failureOf, PdfFailure } from './pdfFailure.js';
import type { PdfLibrary } from './pdfLibrary.js';

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
  worker: () => Worker;
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

const startPort = (worker: () => Worker): Worker => {
  try {
    return worker();
  } catch (cause) {
    throw new PdfFailure('worker', { cause });
  }
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
  const { library, reader, password, assetsUrl, signal } = options;
  const port = startPort(options.worker);
  const delivery = startDelivery(library, reader);
  const worker = library.PDFWorker.create({ port, verbosity: library.VerbosityLevel.ERRORS });
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
    delivery.stop();
    void task
      .destroy()
      .catch(() => {})
      .finally(() => {
        worker.destroy();
        port.terminate();
      });
  };
  const broken = new Promise<never>((_, reject) => {
    port.addEventListener('error', (cause) => reject(new PdfFailure('worker', { cause })), { once: true });
  });
  try {
    const document = await Promise.race([delivery.during(() => task.promise, signal), broken]);
    return { pageCount: document.numPages, during: delivery.during, page: keepPages(document), close };
  } catch (cause) {
    close();
    signal.throwIfAborted();
    throw failureOf(cause);
  } finally {
    broken.catch(() => {});
  }
};
