import sql from 'sql-template-tag';
import { type JobKind, type NextPiece, nowAndThen, type RunningJob } from '../../jobs/index.js';
import { pieces } from '../../db/pieces.js';
import { scanPieces } from '../../ocr/index.js';
import { type Cut, standardChunking } from '../../parsing/chunking.js';
import type { ReadType } from '../../parsing/fileKind.js';
import { parseFile } from '../../parsing/parseFile.js';
import { type ParsedDocument, ParseError, ScansWanted } from '../../parsing/types.js';
import { chunkingOf } from './chunking.store.js';
import { insertChunks } from './chunks.store.js';
import { documentParsing, type ParsingProgress } from './documentParsing.store.js';
import type { DocumentFile } from './documents.store.js';
import { queueAnchoring } from './anchorTriples.job.js';
import { queueEmbedding } from './embedChunks.job.js';
import type { KnowledgeDeps } from './knowledgeDeps.js';
import { queueRemoval } from './removeContents.job.js';
import { queueSummary } from './summaries.store.js';
import { unpackArchive } from './unpackArchive.js';

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
 * Reads, cuts and indexes one document by its words; its vectors and its summary are jobs of their own, so that the
 * next document is read meanwhile. Safe to be run again after it was cut off anywhere.
 */
export const parseDocumentJob = (deps: KnowledgeDeps): JobKind => {
  const { db, storage, scans, office, log, embedder } = deps;
  const read = async (
    job: RunningJob,
    file: DocumentFile & { readonly type: ReadType },
    scanned: ReturnType<typeof scanPieces>,
    cut: Cut,
  ): Promise<ParsedDocument | NextPiece> => {
    const pages = nowAndThen(REPORT, ([pagesRead, pageCount]: [number, number]) =>
      setProgress(job, {
        stage: 'reading',
        progress: Math.round((ends.reading * pagesRead) / Math.max(1, pageCount)),
        pagesRead,
        pageCount,
      }),
    );
    const onPages = (done: number, total: number): void => pages.report([done, total]);
    try {
      const more = await scanned.readSome(onPages);
      if (more !== null) return more;
      return await parseFile(await storage.source(file.fileKey), file.type, {
        cut,
        office,
        signal: job.signal,
        readScan: scanned.readScan,
        // In a later piece the pages were counted as they were read off their pictures.
        ...(scanned.isFirst && { onPages }),
      });
    } finally {
      await pages.settled();
    }
  };

  const store = async (
    job: RunningJob,
    { knowledgeBaseId, parsing: former }: { readonly knowledgeBaseId: string; readonly parsing: number },
    { chunks, pages }: ParsedDocument,
    cut: Cut,
  ): Promise<void> => {
    const { subject: id, signal } = job;
    await setProgress(job, {
      stage: 'chunking',
      progress: ends.chunking,
      pagesRead: pages.length,
      pageCount: pages.length,
    });
    const parsing = former + 1;
    const isOther = sql`document_id = ${id} and parsing <> ${former}`;
    const piece = pieces();
    // What a run left that was cut off. Those that are found stay until the new ones are.
    for (;;) {
      signal.throwIfAborted();
      const most = piece.size();
      const removed = await job.write((tx) =>
        piece.timed(most, () =>
          tx.query(sql`
            delete from chunks where id in (select id from chunks where ${isOther} limit ${most}) returning id`),
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
          await insertChunks(tx, { id, knowledgeBaseId }, part, first, parsing);
          await documentParsing(id).setProgress(tx, { stage: 'indexing', progress });
        }),
      );
    }
    // A model that is put to use from now on finds all of the chunks by itself.
    const hasVectors = (await embedder()) !== null;
    await job.write(async (tx) => {
      await documentParsing(id).setReady(tx, { pages, chunkCount: chunks.length, cut, parsing });
      await queueRemoval(tx);
      await queueAnchoring(tx, [id]);
      if (hasVectors) await queueEmbedding(tx, id);
      await queueSummary(tx, id);
    });
  };

  return {
    run: async (job) => {
      const document = documentParsing(job.subject);
      const file = await job.write(document.begin);
      if (file === null) return;
      const scanned = scanPieces(scans, file, job);
      try {
        const { type } = file;
        if (type === 'zip') return await unpackArchive(deps, job, file);
        const { reading: _reading, ...cut } = (await chunkingOf(db, file.knowledgeBaseId)) ?? standardChunking;
        const parsed = await read(job, { ...file, type }, scanned, cut);
        if ('next' in parsed) return parsed;
        await store(job, file, parsed, cut);
      } catch (error) {
        if (error instanceof ScansWanted) return scanned.after(error);
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
