import { loadPart } from '../on-demand/loadPart.js';

/** pdf.js as it comes from npm, 5.5 of it. */
export type PdfLibrary = typeof import('pdfjs-dist');

/** Loads pdf.js, in a chunk of its own. */
export const loadLibrary = (): Promise<PdfLibrary> => loadPart(() => import('pdfjs-dist'));

/**
 * The worker of pdf.js, as a module beside this one, which bundlers find and emit by themselves. Needs nothing but
 * `worker-src 'self'` of a content security policy.
 */
export const startWorker = (): Worker => new Worker(new URL('./pdf.worker.js', import.meta.url), { type: 'module' });
