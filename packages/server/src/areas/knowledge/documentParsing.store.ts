import type { Document, parseFailures } from '@console/api/contract';
import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database.js';
import type { Cut } from '../../parsing/chunking.js';
import type { ParsedPage } from '../../parsing/types.js';
import { type DocumentFile, type FileOfArchive, queued } from './documents.store.js';
import { keepHandwork } from './keptChunks.store.js';

export interface ParsingProgress {
  readonly stage: Document['stage'];
  /** Percent. */
  readonly progress: number;
  readonly pagesRead?: number;
  readonly pageCount?: number;
}

/** What the work on a document writes about it, in the transactions of that work. */
export const documentParsing = (id: string) => ({
  /** Marks it as being parsed. Null where it is gone or nobody waits for it. */
  begin: async (tx: Queryable): Promise<(DocumentFile & { knowledgeBaseId: string; parsing: number }) | null> => {
    const [row] = await tx.query<DocumentFile & { knowledgeBaseId: string; parsing: number }>(sql`
      update documents set status = 'parsing', stage = 'reading', updated_at = now()
      where id = ${id} and status in ('waiting', 'parsing')
      returning name, type, page_count as "pageCount", file_key as "fileKey", file_hash as "fileHash",
        knowledge_base_id as "knowledgeBaseId", parsing`);
    return row ?? null;
  },

  /** Shown while it is being parsed. */
  setProgress: async (tx: Queryable, { stage, progress, pagesRead, pageCount }: ParsingProgress): Promise<void> => {
    await tx.query(sql`
      update documents set stage = ${stage}, progress = ${progress},
        pages_read = coalesce(${pagesRead ?? null}::int, pages_read),
        page_count = coalesce(${pageCount ?? null}::int, page_count)
      where id = ${id} and status = 'parsing'`);
  },

  /** From now on the chunks of `parsing` are the ones that are found. What people did to the former ones is kept. */
  setReady: async (
    tx: Queryable,
    {
      pages,
      chunkCount,
      cut,
      parsing,
    }: { pages: readonly ParsedPage[]; chunkCount: number; cut: Cut; parsing: number },
  ): Promise<void> => {
    const [former] = await tx.query<{ parsing: number }>(
      sql`select parsing from documents where id = ${id} and status = 'parsing' for no key update`,
    );
    if (former === undefined) return;
    await keepHandwork(tx, id, former.parsing, parsing);
    await tx.query(sql`
      update documents set status = 'ready', stage = 'done', progress = 100, failure = null, chunk_count = ${chunkCount},
        page_count = ${pages.length}, pages_read = ${pages.length}, pages = ${JSON.stringify(pages)}::jsonb,
        cut = ${JSON.stringify(cut)}::jsonb, parsing = ${parsing}, updated_at = now()
      where id = ${id} and status = 'parsing'`);
  },

  /** It was an archive: others came out of it, and nothing of its own is searched. */
  setUnpacked: async (tx: Queryable, files: readonly FileOfArchive[]): Promise<void> => {
    await tx.query(sql`
      update documents set status = 'ready', stage = 'done', progress = 100, failure = null,
        files = ${JSON.stringify(files)}::jsonb, updated_at = now()
      where id = ${id} and status = 'parsing'`);
  },

  setFailed: async (tx: Queryable, failure: (typeof parseFailures)[number]): Promise<void> => {
    await tx.query(sql`
      update documents set status = 'failed', failure = ${failure}, updated_at = now()
      where id = ${id} and status in ('waiting', 'parsing')`);
  },

  /** Lets one that failed wait to be parsed again. False where it is gone, or nobody waits for that. */
  waitAgain: async (tx: Queryable): Promise<boolean> =>
    (await tx.query(sql`update documents set ${queued} where id = ${id} and status = 'failed' returning id`)).length >
    0,
});
