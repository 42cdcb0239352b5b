import type { Database } from '../../db/database.js';
import type { Storage } from '../../files/storage.js';
import type { JobHandler } from '../../jobs/index.js';
import type { Logger } from '../../log.js';
import { parseFile } from '../../parsing/parseFile.js';
import type { PageImages } from '../../parsing/pageImages.js';
import { ParseError } from '../../parsing/types.js';
import { dialogueFileStore, PARSE_DIALOGUE_FILE } from './dialogueFile.store.js';

export interface DialogueFileDeps {
  readonly db: Database;
  readonly storage: Storage;
  readonly log: Pick<Logger, 'warn'>;
}

/** Milliseconds between two reports of progress. */
const REPORT = 400;

/** Reads one file of a conversation. Safe to be run again after it was cut off anywhere. */
export const dialogueFileJobs = ({ db, storage, log }: DialogueFileDeps): Record<string, JobHandler> => {
  const files = dialogueFileStore(db);
  return {
    [PARSE_DIALOGUE_FILE]: async ({ subject: id, signal, isLastAttempt }) => {
      const file = await files.beginParsing(id);
      if (file === null) return;
      let reporting: Promise<void> = Promise.resolve();
      let last = 0;
      try {
        const { chunks, pages } = await parseFile(new Uint8Array(await storage.get(file.key)), file.type, {
          signal,
          onPages: (read, total) => {
            if (Date.now() - last < REPORT) return;
            last = Date.now();
            const progress = Math.min(99, Math.round((100 * read) / Math.max(1, total)));
            // The next report says more than one that was lost.
            reporting = reporting.then(() => files.setProgress(id, progress, total)).catch(() => undefined);
          },
        });
        await reporting;
        await files.setReady(id, chunks, pages);
      } catch (error) {
        await reporting;
        if (signal.aborted) throw error;
        if (error instanceof ParseError && error.failure !== 'internal') {
          log.warn({ fileId: id, failure: error.failure }, 'a file of a conversation could not be parsed');
          await files.setFailed(id, error.failure);
          return;
        }
        if (isLastAttempt) await files.setFailed(id, 'internal');
        throw error;
      }
    },
  };
};

/** Where files are stored, and the pictures of their pages. */
export interface FileKeepers {
  readonly storage: Storage;
  readonly pageImages: Pick<PageImages, 'forget'>;
}

/** Removes files whose rows are gone, and their pictures: a document with the same content has them drawn anew. */
export const removeStored = async (
  { storage, pageImages }: FileKeepers,
  files: readonly { readonly key: string; readonly hash: string }[],
): Promise<void> => {
  for (const { key, hash } of files) {
    await storage.delete(key);
    await pageImages.forget(hash);
  }
};

/** Removes files that nobody can reach or has forgotten. */
export const removeAbandonedFiles = async ({
  db,
  ...keepers
}: Pick<DialogueFileDeps, 'db'> & FileKeepers): Promise<void> =>
  removeStored(keepers, await dialogueFileStore(db).removeAbandoned());
