import type { Retrieval } from '../../retrieval/index.js';
import type { KnowledgeDeps } from './knowledgeDeps.js';

/** What searches with the models that are in use now. */
export const searching = async ({
  db,
  embedder,
  reranker,
  log,
}: Pick<KnowledgeDeps, 'db' | 'embedder' | 'reranker' | 'log'>): Promise<Retrieval> => ({
  db,
  embedder: (await embedder()) ?? undefined,
  reranker: (await reranker()) ?? undefined,
  onModelError: (error) => log.warn({ err: error }, 'a model failed while passages were looked for'),
});
