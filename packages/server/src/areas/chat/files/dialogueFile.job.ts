import type { Database } from '../../../db/database.js';
import { pieces } from '../../../db/pieces.js';
import type { Storage } from '../../../files/storage.js';
import { type JobKind, type JobKinds, nowAndThen } from '../../../jobs/index.js';
import type { Logger } from '../../../log.js';
import type { Office } from '../../../office/index.js';
import { parseFile } from '../../../parsing/parseFile.js';
import { scanPieces, type Scans } from '../../../ocr/index.js';
import type { PageImages } from '../../../parsing/pageImages.js';
import { ParseError, ScansWanted } from '../../../parsing/types.js';
import { dialogueParsing } from './dialogueParsing.store.js';
import { dialogueFileStore, PARSE_DIALOGUE_FILE } from './dialogueFile.store.js';

export interface DialogueFileDeps {
  readonly db: Database;
  readonly storage: Storage;
  readonly scans: Pick<Scans, 'read' | 'kept'>;
  readonly office: Office;
  readonly log: Pick<Logger, 'warn'>;
}

/** Milliseconds between two reports of progress. */
const REPORT = 400;

/** Reads one file of a conversation. Safe to be run again after it was cut off anywhere. */
const parseDialogueFile = ({ storage, scans, office, log }: Omit<DialogueFileDeps, 'db'>): JobKind => ({
  // Somebody waits in front of the screen for each of them.
  slots: 2,
  run: async (job) => {
    const { subject: id, signal, write, report } = job;
    const file = dialogueParsing(id);
    const begun = await write(file.begin);
    if (begun === null) return;
    const scanned = scanPieces(scans, { fileKey: begun.key, fileHash: begun.hash }, job);
    const pages = nowAndThen(REPORT, ([read, total]: [number, number]) => {
      const share = Math.min(0.99, read / Math.max(1, total));
      report(share);
      return write((tx) => file.setProgress(tx, Math.round(share * 100), total));
    });
    try {
      const onPages = (read: number, total: number) => pages.report([read, total]);
      const more = await scanned.readSome(onPages).finally(pages.settled);
      if (more !== null) return more;
      const parsed = await parseFile(await storage.source(begun.key), begun.type, {
        signal,
        office,
        readScan: scanned.readScan,
        ...(scanned.isFirst && { onPages }),
      }).finally(pages.settled);
      await write(file.clear);
      const piece = pieces();
      for (let at = 0; at < parsed.chunks.length; ) {
        signal.throwIfAborted();
        const part = parsed.chunks.slice(at, at + piece.size());
        const first = at + 1;
        at += part.length;
        await write((tx) => piece.timed(part.length, () => file.addChunks(tx, part, first)));
      }
      await write((tx) => file.setReady(tx, parsed.pages));
    } catch (error) {
      if (error instanceof ScansWanted) return scanned.after(error);
      if (signal.aborted || !(error instanceof ParseError) || error.failure === 'internal') throw error;
      const { failure } = error;
      log.warn({ fileId: id, failure }, 'a file of a conversation could not be parsed');
      await write((tx) => file.setFailed(tx, failure));
    }
  },
  onDead: (tx, { subject }) => dialogueParsing(subject).setFailed(tx, 'internal'),
  onRetry: (tx, { subject }) => dialogueParsing(subject).waitAgain(tx),
});

/** For `startJobRunner`. */
export const dialogueFileJobs = (deps: Omit<DialogueFileDeps, 'db'>): JobKinds => ({
  [PARSE_DIALOGUE_FILE]: parseDialogueFile(deps),
});

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
