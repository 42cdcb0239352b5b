import { createPool } from '../../../workers/index.js';
import type { PptxDeck, PptxPictures, PptxRequest } from './pptxDeck.types.js';

export type { PptxDeck, PptxPictures } from './pptxDeck.types.js';

/** Sixty pages with tables and charts take a few seconds. */
const MILLISECONDS = 60_000;

const pool = createPool<PptxRequest, never, Uint8Array>({
  module: new URL('./pptx.worker.js', import.meta.url),
  threads: 1,
  memory: 1024,
});

/**
 * The deck as a pptx file, in a thread of its own: pages as they are measured, native tables and charts, notes with their
 * sources. Throws `ThreadGone` where it takes too long or too much memory, or the signal's reason.
 */
export const writePptx = (deck: PptxDeck, pictures: PptxPictures, signal?: AbortSignal): Promise<Uint8Array> =>
  pool.run({ deck, pictures }, { time: MILLISECONDS, signal });
