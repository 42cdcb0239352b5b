import { addChunk, deleteChunk, enableChunk, pageChunks, readChunkRegions, updateChunk } from '@console/api/contract';
import { fail } from '../../http/failure.js';
import { type Route, serve } from '../../http/serve.js';
import { chunkStore, type Meaning } from './chunks.store.js';
import { documentStore } from './documents.store.js';
import type { KnowledgeDeps } from './knowledgeDeps.js';

export const chunkRoutes = (deps: KnowledgeDeps): Route[] => {
  const { db, embedder: findEmbedder, log } = deps;
  const chunks = chunkStore(db);
  const documents = documentStore(db);

  /** Without a vector a chunk is still found by its words, so a failing endpoint doesn't stop anyone from writing. */
  const meaningOf = async (content: string, signal: AbortSignal): Promise<Meaning | null> => {
    try {
      const embedder = await findEmbedder();
      if (embedder === null) return null;
      const [vector] = await embedder.embed([content], signal);
      return vector === undefined ? null : { model: embedder.model, vector };
    } catch (error) {
      signal.throwIfAborted();
      log.warn({ err: error }, 'embedding a chunk failed');
      return null;
    }
  };

  return [
    serve(pageChunks, async ({ body }) =>
      (await documents.file(body.documentId)) === null ? fail('document_not_found') : chunks.page(body),
    ),
    serve(readChunkRegions, async ({ body: { documentId } }) =>
      (await documents.file(documentId)) === null ? fail('document_not_found') : chunks.regions(documentId),
    ),
    serve(addChunk, async ({ body, request }) => {
      const content = body.content.trim();
      return { id: await chunks.add({ ...body, content }, await meaningOf(content, request.signal)) };
    }),
    serve(updateChunk, async ({ body, request }) => {
      const content = body.content.trim();
      await chunks.update(body.id, content, await meaningOf(content, request.signal));
      return null;
    }),
    serve(enableChunk, async ({ params: { isEnable }, body: { idList } }) => {
      await chunks.enable(idList, isEnable);
      return null;
    }),
    serve(deleteChunk, async ({ body: { idList } }) => {
      await chunks.remove(idList);
      return null;
    }),
  ];
};
