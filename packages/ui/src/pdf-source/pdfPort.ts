import { PdfFailure } from './pdfFailure.js';

/** A worker that was started. */
export interface PdfPort {
  readonly worker: Worker;
  /** Rejects with a `PdfFailure` when its script does not run. */
  readonly broken: Promise<never>;
  end: () => void;
}

export const startPort = (start: () => Worker): PdfPort => {
  let worker: Worker;
  try {
    worker = start();
  } catch (cause) {
    throw new PdfFailure('worker', { cause });
  }
  const broken = new Promise<never>((_, reject) => {
    worker.addEventListener('error', (cause) => reject(new PdfFailure('worker', { cause })), { once: true });
  });
  broken.catch(() => {});
  return { worker, broken, end: () => worker.terminate() };
};
