import {
  applyChunking,
  modifyChunking,
  type PreviewedChunk,
  previewChunking,
  readChunking,
} from '@console/api/contract';
import { fail } from '../../http/failure.js';
import { type Actor, type Route, serve } from '../../http/serve.js';
import { measure } from '../../parsing/chunker.js';
import { parseFile } from '../../parsing/parseFile.js';
import { ParseError, ScansWanted } from '../../parsing/types.js';
import { readerOf, seesAllOf } from '../../visibility/index.js';
import { chunkingOf, chunkingStore } from './chunking.store.js';
import { documentStore } from './documents.store.js';
import type { KnowledgeDeps } from './knowledgeDeps.js';

/** Chunks that are shown of a document. */
const SHOWN = 30;

const median = (lengths: readonly number[]): number =>
  Math.round(lengths.toSorted((a, b) => a - b)[Math.floor(lengths.length / 2)] ?? 0);

const repeatsTooMuch = ({ size, overlap }: { readonly size: number; readonly overlap: number }): boolean =>
  overlap > size / 2;

export const chunkingRoutes = ({ db, storage, scans, office }: KnowledgeDeps): Route[] => {
  const store = chunkingStore(db);
  const documents = documentStore(db);
  /** Throws `knowledge_base_not_found`. */
  const checkBase = async (actor: Actor, id: string): Promise<void> => {
    if (!(await seesAllOf(db, readerOf(actor), 'knowledgeBase', [id]))) throw fail('knowledge_base_not_found');
  };
  return [
    serve(readChunking, async ({ params: { id } }, actor) => {
      await checkBase(actor, id);
      const chunking = await chunkingOf(db, id);
      return chunking === null ? fail('knowledge_base_not_found') : { ...chunking, ...(await store.outdated(id)) };
    }),

    serve(modifyChunking, async ({ body: { id, ...chunking } }, actor) => {
      await checkBase(actor, id);
      if (repeatsTooMuch(chunking)) return fail('overlap_too_large');
      return (await store.modify(id, chunking)) ? null : fail('knowledge_base_not_found');
    }),

    serve(applyChunking, async ({ params: { id } }, actor) => {
      await checkBase(actor, id);
      return (await chunkingOf(db, id)) === null ? fail('knowledge_base_not_found') : { count: await store.apply(id) };
    }),

    serve(previewChunking, async ({ body: { documentId, ...cut }, request }, actor) => {
      if (!(await seesAllOf(db, readerOf(actor), 'document', [documentId]))) return fail('document_not_found');
      if (repeatsTooMuch(cut)) return fail('overlap_too_large');
      const file = await documents.file(documentId);
      if (file === null) return fail('document_not_found');
      if (file.type === 'zip') return fail('not_parsed');
      try {
        const { chunks } = await parseFile(await storage.source(file.fileKey), file.type, {
          cut,
          office,
          signal: request.signal,
          // What was read off pictures is there, or it is not: nobody waits for that here.
          readScan: (page) => scans.kept(file.fileHash, page),
        });
        const lengths = chunks.map(({ content }) => Math.round(measure(content)));
        const list = chunks.slice(0, SHOWN).map(
          ({ heading, content }, at): PreviewedChunk => ({
            index: at + 1,
            heading: [...heading],
            content,
            length: lengths[at] ?? 0,
          }),
        );
        return { total: chunks.length, median: median(lengths), list };
      } catch (error) {
        if (error instanceof ParseError || error instanceof ScansWanted) return fail('not_parsed');
        throw error;
      }
    }),
  ];
};
