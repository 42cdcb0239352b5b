import { addChunk, deleteChunk, enableChunk, pageChunks, readChunkRegions, updateChunk } from '@console/api/contract';
import { fail } from '../../http/failure.js';
import { type Actor, type Route, serve } from '../../http/serve.js';
import { readerOf, seesAllOf } from '../../visibility/index.js';
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

  /** A document that is there, for this actor. */
  const isThere = async (actor: Actor, id: string): Promise<boolean> =>
    (await documents.file(id)) !== null && seesAllOf(db, readerOf(actor), 'document', [id]);
  /** Throws `chunk_not_found`. */
  const checkSeen = async (actor: Actor, ids: readonly string[]): Promise<void> => {
    if (!(await seesAllOf(db, readerOf(actor), 'chunk', ids))) throw fail('chunk_not_found');
  };

  return [
    serve(pageChunks, async ({ body }, actor) =>
      (await isThere(actor, body.documentId)) ? chunks.page(body) : fail('document_not_found'),
    ),
    serve(readChunkRegions, async ({ body: { documentId } }, actor) =>
      (await isThere(actor, documentId)) ? chunks.regions(documentId) : fail('document_not_found'),
    ),
    serve(addChunk, async ({ body, request }, actor) => {
      if (!(await seesAllOf(db, readerOf(actor), 'document', [body.documentId]))) return fail('document_not_found');
      const content = body.content.trim();
      return { id: await chunks.add({ ...body, content }, await meaningOf(content, request.signal)) };
    }),
    serve(updateChunk, async ({ body, request }, actor) => {
      await checkSeen(actor, [body.id]);
      const content = body.content.trim();
      await chunks.update(body.id, content, await meaningOf(content, request.signal));
      return null;
    }),
    serve(enableChunk, async ({ params: { isEnable }, body: { idList } }, actor) => {
      await checkSeen(actor, idList);
      await chunks.enable(idList, isEnable);
      return null;
    }),
    serve(deleteChunk, async ({ body: { idList } }, actor) => {
      await checkSeen(actor, idList);
      await chunks.remove(idList);
      return null;
    }),
  ];
};
