import sql from 'sql-template-tag';
import { type JobKind, nowAndThen, type RunningJob } from '../../jobs/index.js';
import { pieces } from '../../db/pieces.js';
import { parseFile } from '../../parsing/parseFile.js';
import { type ParsedDocument, ParseError } from '../../parsing/types.js';
import { insertChunks } from './chunks.store.js';
import { documentParsing, type ParsingProgress } from './documentParsing.store.js';
import type { DocumentFile } from './documents.store.js';
import { queueEmbedding } from './embedChunks.job.js';
import type { KnowledgeDeps } from './knowledgeDeps.js';

/** Milliseconds between two reports of progress. */
const REPORT = 400;

/** Percent at which a stage ends. */
const ends = { reading: 60, chunking: 62, indexing: 100 } as const;

/** Progress on the document, where people wait for it, and on the job, where administrators look. */
const setProgress = async (job: RunningJob, progress: ParsingProgress): Promise<void> => {
  job.report(progress.progress / 100);
  await job.write((tx) => documentParsing(job.subject).setProgress(tx, progress));
};

/**
 * Reads, cuts and indexes one document by its words; its vectors are a job of their own, so that the next document is
 * read meanwhile. Safe to be run again after it was cut off anywhere.
 */
export const parseDocumentJob = ({ storage, log, embedder }: KnowledgeDeps): JobKind => {
  const read = async (job: RunningJob, file: DocumentFile): Promise<ParsedDocument> => {
    const pages = nowAndThen(REPORT, ([pagesRead, pageCount]: [number, number]) =>
      setProgress(job, {
        stage: 'reading',
        progress: Math.round((ends.reading * pagesRead) / Math.max(1, pageCount)),
        pagesRead,
        pageCount,
      }),
    );
    try {
      return await parseFile(await storage.source(file.fileKey), file.type, {
        signal: job.signal,
        onPages: (done, total) => pages.report([done, total]),
      });
    } finally {
      await pages.settled();
    }
  };

  const store = async (job: RunningJob, knowledgeBaseId: string, { chunks, pages }: ParsedDocument): Promise<void> => {
    const { subject: id, signal } = job;
    await setProgress(job, {
      stage: 'chunking',
      progress: ends.chunking,
      pagesRead: pages.length,
      pageCount: pages.length,
    });
    const piece = pieces();
    for (;;) {
      signal.throwIfAborted();
      const most = piece.size();
      const removed = await job.write((tx) =>
        piece.timed(most, () =>
          tx.query(sql`
            delete from chunks where id in (select id from chunks where document_id = ${id} limit ${most}) returning id`),
        ),
      );
      if (removed.length === 0) break;
    }
    const indexing = pieces();
    for (let done = 0; done < chunks.length; ) {
      signal.throwIfAborted();
      const part = chunks.slice(done, done + indexing.size());
      const first = done + 1;
      done += part.length;
      const progress = Math.min(
        99,
        Math.round(ends.chunking + (done / chunks.length) * (ends.indexing - ends.chunking)),
      );
      job.report(progress / 100);
      await job.write((tx) =>
        indexing.timed(part.length, async () => {
          await insertChunks(tx, { id, knowledgeBaseId }, part, first);
          await documentParsing(id).setProgress(tx, { stage: 'indexing', progress });
        }),
      );
    }
    // A model that is put to use from now on finds all of the chunks by itself.
    const hasVectors = (await embedder()) !== null;
    await job.write(async (tx) => {
      await documentParsing(id).setReady(tx, pages, chunks.length);
      if (hasVectors) await queueEmbedding(tx, id);
    });
  };

  return {
    run: async (job) => {
      const document = documentParsing(job.subject);
      const file = await job.write(document.begin);
      if (file === null) return;
      try {
        await store(job, file.knowledgeBaseId, await read(job, file));
      } catch (error) {
        if (job.signal.aborted || !(error instanceof ParseError) || error.failure === 'internal') throw error;
        const { failure } = error;
        log.warn({ documentId: job.subject, failure }, 'a document could not be parsed');
        await job.write((tx) => document.setFailed(tx, failure));
      }
    },
    onDead: (tx, { subject }) => documentParsing(subject).setFailed(tx, 'internal'),
    onRetry: (tx, { subject }) => documentParsing(subject).waitAgain(tx),
  };
};
