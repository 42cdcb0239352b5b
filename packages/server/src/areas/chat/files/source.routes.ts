import { readDialoguePage, readDialogueSource, readDialogueWords } from '@console/api/contract';
import sql from 'sql-template-tag';
import { repliedPassages } from '../../../citedDocuments/index.js';
import type { Database } from '../../../db/database.js';
import { fail } from '../../../http/failure.js';
import { FileMissing } from '../../../files/index.js';
import { type Route, serve } from '../../../http/serve.js';
import type { Logger } from '../../../log.js';
import { hasPages } from '../../../parsing/fileKind.js';
import { type PageImages, PageNotRendered } from '../../../parsing/pageImages.js';
import { evidencePages, type EvidenceDeps } from '../evidence/evidencePages.js';
import { type RegionReaders, wordsOfBox } from './region.js';

export interface SourceRouteDeps extends EvidenceDeps {
  readonly db: Database;
  readonly pageImages: Pick<PageImages, 'image' | 'warmUp' | 'words' | 'crop'>;
  readonly scans: RegionReaders['scans'];
  readonly log: Pick<Logger, 'warn'>;
}

/** Pixels of a page image where the caller names none. */
const PAGE_WIDTH = 800;
/** Chunks of the beginning of a file without pages. */
const FIRST = 60;

interface Row {
  name: string;
  type: string;
  status: string;
  pageCount: number;
  fileKey: string;
  fileHash: string;
}

/** Pages and words of own files, for looking at them and drawing boxes on them. */
export const sourceRoutes = ({ db, log, scans, ...sources }: SourceRouteDeps): Route[] => {
  /** Throws `file_not_found`. */
  const fileOf = async (id: string, userId: string): Promise<Row> => {
    const [file] = await db.query<Row>(sql`
      select name, type, status, page_count as "pageCount", file_key as "fileKey", file_hash as "fileHash"
      from dialogue_files where id = ${id} and user_id = ${userId}`);
    if (file === undefined) throw fail('file_not_found');
    return file;
  };
  const firstChunks = async (id: string): Promise<string[]> => {
    const rows = await db.query<{ id: string }>(
      sql`select id from dialogue_chunks where file_id = ${id} order by index limit ${FIRST}`,
    );
    return rows.map((row) => row.id);
  };
  const notDrawn = (error: unknown, fileId: string, page: number) => {
    // Removed a moment ago, perhaps in another tab.
    if (error instanceof FileMissing) return fail('file_not_found');
    if (!(error instanceof PageNotRendered)) throw error;
    log.warn({ err: error, fileId, page }, 'page not drawn');
    return fail('page_not_rendered');
  };

  return [
    serve(readDialogueSource, async ({ body: { id, chunkIds } }, { userId }) => {
      const { name, type, status } = await fileOf(id, userId);
      const evidence = evidencePages({ db, ...sources }, userId);
      const pages = status === 'ready' ? await evidence.documentPages(id) : null;
      if (pages === null) return fail('file_not_ready', { values: { name } });
      if (hasPages(type)) return { id, name, heights: [...pages.heights], passages: [] };
      const passages = await evidence.textAround(id, chunkIds ?? (await firstChunks(id)));
      return { id, name, heights: [], passages: repliedPassages(passages) };
    }),
    serve(readDialoguePage, async ({ params: { id, page }, query: { width = PAGE_WIDTH } }, { userId }) => {
      const { status } = await fileOf(id, userId);
      if (status !== 'ready') return fail('page_not_found');
      try {
        const image = await evidencePages({ db, ...sources }, userId).pageImage({ documentId: id, page, width });
        return image ?? fail('page_not_found');
      } catch (error) {
        return notDrawn(error, id, page);
      }
    }),
    serve(readDialogueWords, async ({ body: { id, position }, request: { signal } }, { userId }) => {
      const file = await fileOf(id, userId);
      const [page] = position;
      if (!hasPages(file.type) || file.status !== 'ready' || page > file.pageCount) return fail('page_not_found');
      try {
        const text = await wordsOfBox({ pageImages: sources.pageImages, scans }, file, position, signal);
        return text === null ? fail('page_not_found') : { text };
      } catch (error) {
        return notDrawn(error, id, page);
      }
    }),
  ];
};
