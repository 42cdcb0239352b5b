import { type FileSource, movedWith } from '../files/source.js';
import { fail } from '../http/failure.js';
import { createPool, ThreadGone } from '../workers/index.js';
import type { SheetReply, SheetRequest } from './sheet.worker.js';
import { SHEET_LIMITS, type SheetLimits, type SheetRow } from './sheetLimits.js';

const pool = createPool<SheetRequest, readonly SheetRow[], SheetReply>({
  module: new URL('./sheet.worker.js', import.meta.url),
  threads: 2,
  memory: 512,
});

/** `rows`, besides the titles; the others have their defaults. */
export type WantedLimits = Pick<SheetLimits, 'rows'> & Partial<SheetLimits>;

/**
 * Rows of the first sheet of an xlsx, or of a csv, that have something in them. Read in a thread of its own: whatever is
 * in the file, nobody else waits for it. Takes over the bytes. Throws the contract's reasons for spreadsheets.
 */
export const readSheet = async (
  source: FileSource,
  wanted: WantedLimits,
  signal?: AbortSignal,
): Promise<SheetRow[]> => {
  const limits: SheetLimits = { ...SHEET_LIMITS, ...wanted };
  const rows: SheetRow[] = [];
  try {
    const reply = await pool.run(
      { source, limits },
      {
        time: limits.seconds * 1000,
        signal,
        transfer: movedWith(source),
        onMessage: (piece) => {
          for (const row of piece) rows.push(row);
        },
      },
    );
    if (reply.kind === 'done') return rows;
    throw fail(reply.problem, { values: reply.values });
  } catch (error) {
    if (!(error instanceof ThreadGone) || error.why === 'ended') throw error;
    throw error.why === 'timed_out'
      ? fail('spreadsheet_takes_long', { values: { seconds: limits.seconds } })
      : fail('spreadsheet_too_large', { values: { limit: `${limits.megabytes} MB` } });
  }
};
