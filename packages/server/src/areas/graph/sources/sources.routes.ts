import {
  countTriplesOfDocuments,
  listTripleEvidence,
  readTripleSource,
  readTripleSourcePage,
} from '@console/api/contract';
import type { Queryable } from '../../../db/database.js';
import { fail } from '../../../http/failure.js';
import type { Logger } from '../../../log.js';
import { type FileReply, type Route, serve } from '../../../http/serve.js';
import type { TextPassage } from '@console/base';
import { readerOf } from '../../../visibility/index.js';
import { seenRelationships } from '../seen.js';
import { countOfDocuments, evidenceOf, isSource } from './sources.store.js';

/** Documents as those who keep them hand them out. */
export interface SourcePages {
  readonly documentPages: (documentId: string) => Promise<{ name: string; heights: readonly number[] } | null>;
  readonly textAround: (documentId: string, chunkIds: readonly string[]) => Promise<readonly TextPassage[]>;
  readonly pageImage: (wanted: {
    readonly documentId: string;
    readonly page: number;
    readonly width?: number;
    readonly signal?: AbortSignal;
  }) => Promise<FileReply | null>;
}

export interface SourceDeps {
  readonly db: Queryable;
  readonly pages: SourcePages;
  readonly log: Logger;
}

/** Pixels. */
const PAGE_WIDTH = 794;

/** What relationships rest on, and the documents that it stands in. */
export const sourceRoutes = ({ db, pages, log }: SourceDeps): Route[] => [
  serve(listTripleEvidence, async ({ params }, actor) => {
    const [id] = await seenRelationships(db, readerOf(actor), [params.id]);
    return id === undefined ? fail('relationship_not_found') : evidenceOf(db, id);
  }),

  serve(readTripleSource, async ({ body: { documentId, chunkIds = [] } }, actor) => {
    if (!(await isSource(db, readerOf(actor), documentId))) return fail('document_not_found');
    const found = await pages.documentPages(documentId);
    if (found === null) return fail('document_not_found');
    const passages = found.heights.length > 0 ? [] : await pages.textAround(documentId, chunkIds);
    return { documentId, name: found.name, heights: [...found.heights], passages: [...passages] };
  }),

  serve(
    readTripleSourcePage,
    async ({ params: { documentId, page }, query: { width = PAGE_WIDTH }, request }, actor) => {
      if (!(await isSource(db, readerOf(actor), documentId))) return fail('document_not_found');
      try {
        return (await pages.pageImage({ documentId, page, width, signal: request.signal })) ?? fail('page_not_found');
      } catch (error) {
        if (request.signal.aborted) throw error;
        log.warn({ err: error, documentId, page }, 'page not drawn');
        return fail('page_not_rendered');
      }
    },
  ),

  serve(countTriplesOfDocuments, async ({ body: { idList } }, actor) => ({
    count: await countOfDocuments(db, readerOf(actor), idList),
  })),
];
