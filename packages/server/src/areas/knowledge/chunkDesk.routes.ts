import {
  bringBackChunk,
  checkChunk,
  listChunkVersions,
  listKeptChunks,
  mergeChunk,
  readChunkReview,
  readPageWords,
  restoreChunk,
  saveChunkReview,
  settleKeptChunk,
  splitChunk,
} from '@console/api/contract';
import { fail } from '../../http/failure.js';
import { type Actor, type Route, serve } from '../../http/serve.js';
import { hasPages } from '../../parsing/fileKind.js';
import { PageNotRendered } from '../../parsing/pageImages.js';
import { readerOf, seesAllOf } from '../../visibility/index.js';
import { chunkMeaning } from './chunkMeaning.js';
import { chunkReviews } from './chunkReviews.store.js';
import { chunkStore } from './chunks.store.js';
import { chunkTexts } from './chunkTexts.store.js';
import { documentStore } from './documents.store.js';
import { queueEmbedding } from './embedChunks.job.js';
import { keptChunks } from './keptChunks.store.js';
import type { KnowledgeDeps } from './knowledgeDeps.js';

/** What people do to the chunks of one document at their desk. */
export const chunkDeskRoutes = (deps: KnowledgeDeps): Route[] => {
  const { db, embedder, pageImages, scans } = deps;
  const texts = chunkTexts(db);
  const kept = keptChunks(db);
  const reviews = chunkReviews(db);
  const meaningOf = chunkMeaning(deps);

  /** Throws `document_not_found`. */
  const fileOf = async (actor: Actor, id: string) => {
    const file = await documentStore(db).file(id);
    if (file === null || !(await seesAllOf(db, readerOf(actor), 'document', [id]))) throw fail('document_not_found');
    return file;
  };
  /** Throws `chunk_not_found`. */
  const checkSeen = async (actor: Actor, ids: readonly string[]): Promise<void> => {
    if (!(await seesAllOf(db, readerOf(actor), 'chunk', ids))) throw fail('chunk_not_found');
  };
  /** What was put together anew gets its vectors in the background: nobody waits for an endpoint. */
  const embedLater = async (documentId: string): Promise<void> => {
    if ((await embedder()) !== null) await queueEmbedding(db, documentId);
  };

  return [
    serve(bringBackChunk, async ({ body: { idList } }, actor) => {
      await checkSeen(actor, idList);
      await chunkStore(db).bringBack(idList);
      return null;
    }),
    serve(readPageWords, async ({ body: { documentId, box }, request: { signal } }, actor) => {
      const { type, fileKey, fileHash } = await fileOf(actor, documentId);
      if (!hasPages(type)) return fail('page_not_found');
      try {
        const scan = (await scans.kept(fileHash, box[0])) ?? null;
        const text = await pageImages.words({ fileKey, box, scan, signal });
        return text === null ? fail('page_not_found') : { text };
      } catch (error) {
        if (error instanceof PageNotRendered) return fail('page_not_read');
        throw error;
      }
    }),
    serve(splitChunk, async ({ body: { id, at, version } }, actor) => {
      await checkSeen(actor, [id]);
      const made = await texts.split(id, at, version, actor.userId);
      await embedLater(made.documentId);
      return { id: made.id };
    }),
    serve(mergeChunk, async ({ body: { id, version } }, actor) => {
      await checkSeen(actor, [id]);
      await embedLater((await texts.merge(id, version, actor.userId)).documentId);
      return null;
    }),
    serve(checkChunk, async ({ params: { isChecked }, body: { idList } }, actor) => {
      await checkSeen(actor, idList);
      await chunkStore(db).check(idList, isChecked, actor.userId);
      return null;
    }),
    serve(listChunkVersions, async ({ body: { id } }, actor) => {
      await checkSeen(actor, [id]);
      return texts.versions(id);
    }),
    serve(restoreChunk, async ({ body: { id, restored, version } }, actor) => {
      await checkSeen(actor, [id]);
      await embedLater((await texts.restore(id, restored, version, actor.userId)).documentId);
      return null;
    }),
    serve(listKeptChunks, async ({ body: { documentId } }, actor) => {
      await fileOf(actor, documentId);
      return kept.list(documentId);
    }),
    serve(settleKeptChunk, async ({ body, request }, actor) => {
      await fileOf(actor, body.documentId);
      const text = body.take ? await kept.textOf(body.documentId, body.id) : null;
      const meaning =
        text === null
          ? null
          : await meaningOf(
              {
                heading: [],
                content: text.content,
                hints: [...text.tags, ...text.keywords, ...text.questions],
              },
              request.signal,
            );
      await kept.settle(body, meaning, actor.userId);
      return null;
    }),
    serve(readChunkReview, async ({ body: { documentId } }, actor) => {
      await fileOf(actor, documentId);
      return reviews.read(documentId, actor.userId);
    }),
    serve(saveChunkReview, async ({ body: { id } }, actor) => {
      await checkSeen(actor, [id]);
      await reviews.save(id, actor.userId);
      return null;
    }),
  ];
};
