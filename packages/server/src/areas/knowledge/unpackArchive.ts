import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import sql from 'sql-template-tag';
import { cleanFileName } from '../../files/fileName.js';
import type { RunningJob } from '../../jobs/index.js';
import { unpackFile, type UnpackedFile } from '../../unpacking/index.js';
import { documentParsing } from './documentParsing.store.js';
import { type DocumentFile, insertDocument } from './documents.store.js';
import type { KnowledgeDeps } from './knowledgeDeps.js';

/** Percent at which everything lies unpacked. */
const UNPACKED = 50;

type Found = Extract<UnpackedFile, { failure: null }>;

/**
 * Makes a document of each file of an archive that can be read, and keeps what became of every one. Safe to be run
 * again: what has become a document already is left as it is.
 */
export const unpackArchive = async (
  { db, storage, office, maxUploadBytes }: Pick<KnowledgeDeps, 'db' | 'storage' | 'office' | 'maxUploadBytes'>,
  job: RunningJob,
  file: DocumentFile & { readonly knowledgeBaseId: string },
): Promise<void> => {
  const { subject: id, signal } = job;
  const progressTo = (percent: number): void => job.report(percent / 100);
  const { files, dispose } = await unpackFile(await storage.source(file.fileKey), {
    mostOfFile: maxUploadBytes,
    office: office.isThere(),
    signal,
    onFile: (done, all) => progressTo((UNPACKED * done) / all),
  });

  const there = async (): Promise<Set<string>> => {
    const rows = await db.query<{ name: string | null }>(
      sql`select archive_name as name from documents where archive_id = ${id}`,
    );
    return new Set(rows.flatMap(({ name }) => name ?? []));
  };

  const add = async ({ name, place, type }: Found): Promise<void> => {
    const content = Readable.toWeb(createReadStream(place)) as ReadableStream<Uint8Array>;
    const stored = await storage.put(content);
    try {
      await job.write(async (tx) => {
        const [archive] = await tx.query<{ userId: string | null }>(
          sql`select created_by as "userId" from documents where id = ${id}`,
        );
        await insertDocument(tx, {
          knowledgeBaseId: file.knowledgeBaseId,
          name: cleanFileName(name),
          type,
          file: stored,
          userId: archive?.userId ?? null,
          archive: { id, name },
        });
      });
    } catch (error) {
      await storage.delete(stored.key);
      throw error;
    }
  };

  try {
    const former = await there();
    for (const [at, one] of files.entries()) {
      signal.throwIfAborted();
      if (one.failure === null && !former.has(one.name)) await add(one);
      const percent = UNPACKED + ((100 - UNPACKED) * (at + 1)) / files.length;
      progressTo(percent);
      if (at % 10 === 0) {
        await job.write((tx) =>
          documentParsing(id).setProgress(tx, { stage: 'indexing', progress: Math.min(99, Math.round(percent)) }),
        );
      }
    }
    await job.write((tx) =>
      documentParsing(id).setUnpacked(
        tx,
        files.map(({ name, failure }) => ({ name, failure })),
      ),
    );
  } finally {
    await dispose();
  }
};
