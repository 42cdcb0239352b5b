import type { Meaning } from './chunkTexts.store.js';
import { type IndexedText, indexedText } from '../../retrieval/chunkIndex.js';
import type { KnowledgeDeps } from './knowledgeDeps.js';

/** Without a vector a chunk is still found by its words, so a failing endpoint doesn't stop anyone from writing. */
export const chunkMeaning =
  ({ embedder: findEmbedder, log }: Pick<KnowledgeDeps, 'embedder' | 'log'>) =>
  async (text: Omit<IndexedText, 'seq'>, signal: AbortSignal): Promise<Meaning | null> => {
    try {
      const embedder = await findEmbedder();
      if (embedder === null) return null;
      const [vector] = await embedder.embed([indexedText(text)], signal);
      return vector === undefined ? null : { model: embedder.model, vector };
    } catch (error) {
      signal.throwIfAborted();
      log.warn({ err: error }, 'embedding a chunk failed');
      return null;
    }
  };
