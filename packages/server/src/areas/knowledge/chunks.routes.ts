import { addChunk, deleteChunk, enableChunk, pageChunks, readChunkRegions, updateChunk } from '@console/api/contract';
import { fail } from '../../http/failure.js';
import { type Actor, type Route, serve } from '../../http/serve.js';
import { readerOf, seesAllOf } from '../../visibility/index.js';
import { chunkDeskRoutes } from './chunkDesk.routes.js';
import { chunkStore } from './chunks.store.js';
import { chunkTexts, tidyWords } from './chunkTexts.store.js';
import { chunkMeaning } from './chunkMeaning.js';
import { documentStore } from './documents.store.js';
import type { KnowledgeDeps } from './knowledgeDeps.js';

interface Hints {
  readonly tags?: readonly string[];
  readonly questions?: readonly string[];
  readonly keywords?: readonly string[];
}

/** Those that are there, tidied. */
function tidied(hints: Required<Hints>): { tags: string[]; questions: string[]; keywords: string[] };
function tidied(hints: Hints): { tags?: string[]; questions?: string[]; keywords?: string[] };
function tidied({ tags, questions, keywords }: Hints): { tags?: string[]; questions?: string[]; keywords?: string[] } {
  return {
    ...(tags !== undefined && { tags: tidyWords(tags) }),
    ...(questions !== undefined && { questions: tidyWords(questions) }),
    ...(keywords !== undefined && { keywords: tidyWords(keywords) }),
  };
}

export const chunkRoutes = (deps: KnowledgeDeps): Route[] => {
  const { db } = deps;
  const texts = chunkTexts(db);
  const meaningOf = chunkMeaning(deps);
  const chunks = chunkStore(db);
  const documents = documentStore(db);

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
      const text = { content: body.content.trim(), ...tidied({ tags: [], questions: [], keywords: [], ...body }) };
      const hints = [...text.tags, ...text.keywords, ...text.questions];
      const meaning = await meaningOf({ heading: [], content: text.content, hints }, request.signal);
      const { documentId, after, positions } = body;
      return { id: await texts.add({ documentId, after, positions, ...text }, meaning, actor.userId) };
    }),
    serve(updateChunk, async ({ body: { id, version, content, positions, ...hints }, request }, actor) => {
      await checkSeen(actor, [id]);
      const change = {
        ...(content !== undefined && { content: content.trim() }),
        ...tidied(hints),
      };
      const next = await texts.after(id, change);
      if (next === null) return fail('chunk_not_found');
      const meaning = await meaningOf(next, request.signal);
      await texts.update(
        id,
        { version, ...change, ...(positions !== undefined && { positions }) },
        meaning,
        actor.userId,
      );
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
    ...chunkDeskRoutes(deps),
  ];
};
