import type { PDFPageProxy } from 'pdfjs-dist';
import type { PageRequest, PageSource, TextRequest, TextRun } from '../page-preview/index.js';
import { type ByteReader, type FetchOptions, openBlob, openUrl } from './byteReader.js';
import { PdfFailure } from './pdfFailure.js';
import { loadLibrary, type PdfLibrary, startWorker } from './pdfLibrary.js';
import { openSession, type PdfSession } from './pdfSession.js';
import { startPort } from './pdfPort.js';
import { textOf } from './pdfText.js';
import { takeTurns } from './takeTurns.js';

/** A PDF: an address, or a file that the reader chose. Files are read piece by piece too, never whole. */
export type PdfFile = string | URL | Blob;

export interface PdfOptions extends FetchOptions {
  password?: string;
  /** The pages that may be opened, from 1. Default: all. */
  pages?: readonly number[];
  /** The page that will be shown first: what it needs is fetched while the document is still being opened. Default 1. */
  first?: number;
  /**
   * Address of a folder that holds pdf.js's own `cmaps`, `standard_fonts`, `wasm` and `iccs` (copied from
   * `node_modules/pdfjs-dist`). Without it, fonts that a PDF names and does not embed are drawn by what the system has,
   * Chinese text without embedded fonts can't be read, and JPEG 2000 and JBIG2 pictures stay blank.
   */
  assetsUrl?: string;
  /**
   * Starts pdf.js's worker. Default: its own module, emitted by the bundler. Give your own where the bundler does not
   * know `new Worker(new URL(…, import.meta.url))`, or where the script comes from elsewhere.
   */
  worker?: () => Worker;
  /** Loads pdf.js. Default: the build for current browsers. `() => import('pdfjs-dist/legacy/build/pdf.mjs')` is for older ones. */
  library?: () => Promise<PdfLibrary>;
  /** Gives the opening up. */
  signal?: AbortSignal;
}

/** Pages of a PDF, for `PagePreview`. */
export interface PdfSource extends PageSource {
  text: (page: number, request: TextRequest) => Promise<readonly TextRun[]>;
  expect: (page: number) => void;
  /** Ends the worker and frees its memory. The next page asked for opens the file again, so the source stays good. */
  release: () => void;
  /** As `release`, for good: pages asked for from now on fail. */
  destroy: () => void;
}

/** Pages drawn at a time. */
const AT_ONCE = 2;
/** The largest side, and the most pixels, of a picture. Past these some browsers draw nothing at all. */
const MOST_SIDE = 8192;
const MOST_PIXELS = 2 ** 24;

const draw = async (page: PDFPageProxy, width: number, signal: AbortSignal): Promise<HTMLCanvasElement> => {
  signal.throwIfAborted();
  const natural = page.getViewport({ scale: 1 });
  const ratio = natural.height / natural.width;
  const most = Math.min(MOST_SIDE, MOST_SIDE / ratio, Math.sqrt(MOST_PIXELS / ratio));
  const viewport = page.getViewport({ scale: Math.max(1, Math.min(width, most)) / natural.width });
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(viewport.width));
  canvas.height = Math.max(1, Math.round(viewport.height));
  const task = page.render({ canvas, viewport });
  const onAbort = () => task.cancel();
  signal.addEventListener('abort', onAbort);
  try {
    await task.promise;
    return canvas;
  } catch (cause) {
    canvas.width = 0;
    canvas.height = 0;
    throw cause;
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
};

const openBytes = (file: PdfFile, options: PdfOptions, signal: AbortSignal): Promise<ByteReader> =>
  file instanceof Blob ? openBlob(file) : openUrl(String(file), options, signal);

/**
 * Opens a PDF as a source of pages. pdf.js is loaded now, and only the bytes that are needed are fetched: in pieces of
 * 16 kB, where the server answers ranges. Rejects with a `PdfFailure`.
 *
 * Call `destroy` when the document is no longer shown, or use `PdfPreview`, which does.
 */
export const openPdf = async (file: PdfFile, options: PdfOptions = {}): Promise<PdfSource> => {
  let gone = false;
  let session: Promise<PdfSession> | null = null;

  const open = async (signal: AbortSignal): Promise<PdfSession> => {
    const { password, assetsUrl, worker = startWorker } = options;
    // The script takes longer to start than the first bytes to come.
    const port = startPort(worker);
    try {
      const [library, reader] = await Promise.all([
        (options.library ?? loadLibrary)(),
        openBytes(file, options, signal),
      ]);
      return await openSession({ library, reader, port, first: options.first ?? 1, password, assetsUrl, signal });
    } catch (cause) {
      port.end();
      throw cause;
    }
  };
  const opened = (signal: AbortSignal): Promise<PdfSession> => {
    if (gone) return Promise.reject(new PdfFailure('missing'));
    if (session) return session;
    const next = open(signal);
    session = next;
    next.catch(() => {
      if (session === next) session = null;
    });
    return next;
  };
  const release = () => {
    session?.then(({ close }) => close()).catch(() => {});
    session = null;
  };

  const never = new AbortController().signal;
  const { pageCount } = await opened(options.signal ?? never);
  const expect = (number: number) => {
    if (number >= 1 && number <= pageCount) session?.then(({ page }) => page(number)).catch(() => {});
  };
  expect(options.first ?? 1);
  const inTurn = takeTurns(AT_ONCE);

  const load = (number: number, { width, signal }: PageRequest) =>
    inTurn(async () => {
      const { during, page } = await opened(never);
      return during(async () => draw(await page(number), width, signal), signal);
    }, signal);
  const text = async (number: number, { signal }: TextRequest) => {
    const { during, page } = await opened(never);
    return during(async () => textOf(await page(number)), signal);
  };
  const destroy = () => {
    gone = true;
    release();
  };
  return { pageCount, ...(options.pages && { pages: options.pages }), load, text, expect, release, destroy };
};
