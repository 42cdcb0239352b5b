import * as z from 'zod/mini';
import type { NextPiece, RunningJob } from '../jobs/index.js';
import type { ParseOptions } from '../parsing/parseFile.js';
import type { ScansWanted } from '../parsing/types.js';
import type { ScanRequest, Scans } from './scans.js';

/** What the payload of a job that parses a file says about its scans. */
const Payload = z.object({
  /** Pages that are still to be read. */
  unread: z._default(z.array(z.int()), []),
  /** Pages of the file. */
  total: z._default(z.int(), 0),
  /** How often pages were found that nobody had read. */
  rounds: z._default(z.int(), 0),
});

/** Milliseconds for which one piece reads; others of its kind get their turn then. */
const PIECE = 5000;

/**
 * Reads the scanned pages of a file piece by piece, as the job that parses it goes on: `readSome`, then `parseFile` with
 * `readScan`, and where that throws `ScansWanted`, `after`.
 */
export const scanPieces = (
  scans: Pick<Scans, 'read' | 'kept'>,
  { fileKey, fileHash }: Pick<ScanRequest, 'fileKey' | 'fileHash'>,
  { payload, signal }: Pick<RunningJob, 'payload' | 'signal'>,
) => {
  const { unread, total, rounds } = Payload.parse(payload);
  return {
    /** False in a piece that goes on with what an earlier one began. */
    isFirst: rounds === 0,
    /** Reads for some seconds. Null: there is nothing left to be read. */
    readSome: async (onPages: (read: number, total: number) => void): Promise<NextPiece | null> => {
      const until = performance.now() + PIECE;
      for (const [at, page] of unread.entries()) {
        if (performance.now() >= until) return { next: { unread: unread.slice(at), total, rounds } };
        await scans.read({ fileKey, fileHash, page, signal });
        onPages(total - unread.length + at + 1, total);
      }
      return null;
    },
    /** What was read so far. A page that could not be read is tried once each time that a file is parsed. */
    readScan: (async (page) => {
      const kept = await scans.kept(fileHash, page);
      if (rounds === 0) return kept ?? undefined;
      // What can't be kept, as on a full disk, would be asked for again and again.
      return kept === undefined && rounds > 1 ? null : kept;
    }) satisfies ParseOptions['readScan'],
    after: ({ pages, total: all }: ScansWanted): NextPiece => ({
      next: { unread: [...pages], total: all, rounds: rounds + 1 },
    }),
  };
};
