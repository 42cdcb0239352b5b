import type { PDFDataRangeTransport } from 'pdfjs-dist';
import type { ByteReader } from './byteReader.js';
import { failureOf, type PdfFailure } from './pdfFailure.js';
import type { PdfLibrary } from './pdfLibrary.js';

/** Milliseconds that work may still take after some piece did not arrive: it may not need that piece. */
const GRACE = 1500;

/** Brings pdf.js the pieces it asks for, and knows which are owed. */
export interface Delivery {
  transport: PDFDataRangeTransport;
  /**
   * Waits for work of pdf.js, which by itself would wait for a lost piece for ever. Pieces owed from before are asked for
   * again first. Rejects with the `PdfFailure` of a lost piece, or the signal's reason.
   */
  during: <T>(work: () => Promise<T>, signal: AbortSignal) => Promise<T>;
  stop: () => void;
}

export const startDelivery = (library: PdfLibrary, reader: ByteReader): Delivery => {
  const control = new AbortController();
  const owed = new Map<number, number>();
  const waiting = new Set<(failure: PdfFailure) => void>();
  // pdf.js takes the buffer over.
  const transport = new library.PDFDataRangeTransport(reader.length, reader.head.slice());

  const deliver = async (begin: number, end: number) => {
    try {
      const bytes = await reader.read(begin, end, control.signal);
      if (!control.signal.aborted) transport.onDataRange(begin, bytes);
    } catch (cause) {
      if (control.signal.aborted) return;
      owed.set(begin, end);
      const failure = failureOf(cause);
      for (const tell of waiting) tell(failure);
    }
  };
  transport.requestDataRange = (begin: number, end: number) => void deliver(begin, end);
  transport.abort = () => control.abort();

  const during = <T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const done = () => {
        clearTimeout(timer);
        waiting.delete(onLost);
        signal.removeEventListener('abort', onAbort);
        control.signal.removeEventListener('abort', onAbort);
      };
      const give = (reason: unknown) => {
        done();
        reject(reason);
      };
      const onAbort = () => give(signal.aborted ? signal.reason : control.signal.reason);
      const onLost = (failure: PdfFailure) => {
        timer ??= setTimeout(() => give(failure), GRACE);
      };
      if (signal.aborted || control.signal.aborted) {
        onAbort();
        return;
      }
      waiting.add(onLost);
      signal.addEventListener('abort', onAbort);
      control.signal.addEventListener('abort', onAbort);
      for (const [begin, end] of owed) void deliver(begin, end);
      owed.clear();
      work().then(resolve, reject).finally(done);
    });

  return { transport, during, stop: () => control.abort() };
};
