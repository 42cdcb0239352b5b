import sql from 'sql-template-tag';
import type { JobHandler, RunningJob } from '../../jobs/runner.js';
import { parseFile } from '../../parsing/parseFile.js';
import { type ParsedDocument, ParseError } from '../../parsing/types.js';
import type { Embedder } from '../../retrieval/embedder.js';
import { embedTexts, indexedText } from '../../retrieval/chunkIndex.js';
import { insertChunks, type Meaning } from './chunks.store.js';
import { documentStore } from './documents.store.js';
import type { KnowledgeDeps } from './index.js';

/** Chunks a transaction: the embedded database does one thing at a time, and answers should not wait for an index. */
const BATCH = 40;

/** Milliseconds between two reports of progress. */
const REPORT = 400;

/** Percent at which a stage ends. */
const ends = { reading: 60, chunking: 62, indexing: 100 } as const;

/** Runs `work` now and then at most, never two at a time. What comes in between is left out. */
const nowAndThen = <T>(
  work: (value: T) => Promise<void>,
): { report: (value: T) => void; settled: () => Promise<void> } => {
  let busy: Promise<void> = Promise.resolve();
  let last = 0;
  let isBusy = false;
  return {
    report: (value) => {
      if (isBusy || Date.now() - last < REPORT) return;
      last = Date.now();
      isBusy = true;
      busy = work(value)
        // The next report says more than this one.
        .catch(() => undefined)
        .finally(() => {
          isBusy = false;
        });
    },
    settled: () => busy,
  };
};

/** Reads, cuts and indexes one document. Safe to be run again after it was cut off anywhere. */
export const parseDocumentJob = (deps: KnowledgeDeps): JobHandler => {
  const { db, storage, log } = deps;
  const documents = documentStore(db);

  const read = async (id: string, signal: AbortSignal): Promise<ParsedDocument | null> => {
    const file = await documents.beginParsing(id);
    if (file === null) return null;
    const pages = nowAndThen(([pagesRead, pageCount]: [number, number]) =>
      documents.setProgress(id, {
        stage: 'reading',
        progress: Math.round((ends.reading * pagesRead) / Math.max(1, pageCount)),
        pagesRead,
        pageCount,
      }),
    );
    try {
      return await parseFile(new Uint8Array(await storage.get(file.fileKey)), file.type, {
        signal,
        onPages: (done, total) => pages.report([done, total]),
      });
    } finally {
      await pages.settled();
    }
  };

  const embed = async (
    embedder: Embedder | null,
    texts: readonly string[],
    signal: AbortSignal,
  ): Promise<Meaning[]> => {
    if (embedder === null) return [];
    const vectors = await embedTexts(embedder, texts, signal);
    return vectors.map((vector) => ({ model: embedder.model, vector }));
  };

  const store = async (id: string, { chunks, pages }: ParsedDocument, signal: AbortSignal): Promise<void> => {
    const [document] = await db.query<{ knowledgeBaseId: string }>(
      sql`select knowledge_base_id as "knowledgeBaseId" from documents where id = ${id}`,
    );
    if (document === undefined) return;
    await documents.setProgress(id, {
      stage: 'chunking',
      progress: ends.chunking,
      pagesRead: pages.length,
      pageCount: pages.length,
    });
    for (;;) {
      signal.throwIfAborted();
      const removed = await db.query(sql`
        delete from chunks where id in (select id from chunks where document_id = ${id} limit ${BATCH * 2}) returning id`);
      if (removed.length === 0) break;
    }
    const embedder = await deps.embedder();
    for (let start = 0; start < chunks.length; start += BATCH) {
      const part = chunks.slice(start, start + BATCH);
      const meanings = await embed(embedder, part.map(indexedText), signal);
      signal.throwIfAborted();
      await db.transaction((tx) =>
        insertChunks(tx, { id, knowledgeBaseId: document.knowledgeBaseId }, part, start + 1, meanings),
      );
      const share = Math.min(1, (start + BATCH) / chunks.length);
      await documents.setProgress(id, {
        stage: 'indexing',
        progress: Math.min(99, Math.round(ends.chunking + share * (ends.indexing - ends.chunking))),
      });
    }
    await db.query(sql`
      update documents set status = 'ready', stage = 'done', progress = 100, failure = null, chunk_count = ${chunks.length},
        page_count = ${pages.length}, pages_read = ${pages.length}, pages = ${JSON.stringify(pages)}::jsonb, updated_at = now()
      where id = ${id} and status = 'parsing'`);
  };

  return async ({ subject: id, signal, isLastAttempt }: RunningJob) => {
    try {
      const parsed = await read(id, signal);
      if (parsed !== null) await store(id, parsed, signal);
    } catch (error) {
      if (signal.aborted) throw error;
      if (error instanceof ParseError && error.failure !== 'internal') {
        log.warn({ documentId: id, failure: error.failure }, 'a document could not be parsed');
        await documents.setFailed(id, error.failure);
        return;
      }
      if (isLastAttempt) await documents.setFailed(id, 'internal');
      throw error;
    }
  };
};
