import { type FileSource, movedWith } from '../files/source.js';
import { fail } from '../http/failure.js';
import { createPool, ThreadGone } from '../workers/index.js';
import type { NamedSheet } from './readXlsx.js';
import type { SheetPiece, SheetReply, SheetRequest } from './sheet.worker.js';
import { SHEET_LIMITS, type SheetLimits, type SheetRow } from './sheetLimits.js';

const pool = createPool<SheetRequest, SheetPiece, SheetReply>({
  module: new URL('./sheet.worker.js', import.meta.url),
  threads: 2,
  memory: 512,
});

/** `rows`, besides the titles; the others have their defaults. */
export type WantedLimits = Pick<SheetLimits, 'rows'> & Partial<SheetLimits>;

/** Sheets of a workbook, as many as are wanted, each with its name. */
const read = async (
  source: FileSource,
  { sheets, signal, ...wanted }: WantedLimits & { readonly sheets: number; readonly signal?: AbortSignal },
): Promise<NamedSheet[]> => {
  const limits: SheetLimits = { ...SHEET_LIMITS, ...wanted };
  const found: { name: string; rows: SheetRow[] }[] = [];
  try {
    const reply = await pool.run(
      { source, limits, sheets },
      {
        time: limits.seconds * 1000,
        signal,
        transfer: movedWith(source),
        onMessage: ({ sheet, name, rows }) => {
          const one = (found[sheet] ??= { name, rows: [] });
          for (const row of rows) one.rows.push(row);
        },
      },
    );
    if (reply.kind === 'done') return Object.values(found);
    throw fail(reply.problem, { values: reply.values });
  } catch (error) {
    if (!(error instanceof ThreadGone) || error.why === 'ended') throw error;
    throw error.why === 'timed_out'
      ? fail('spreadsheet_takes_long', { values: { seconds: limits.seconds } })
      : fail('spreadsheet_too_large', { values: { limit: `${limits.megabytes} MB` } });
  }
};

/**
 * Rows of the first sheet of an xlsx, or of a csv, that have something in them. Read in a thread of its own: whatever is
 * in the file, nobody else waits for it. Takes over the bytes. Throws the contract's reasons for spreadsheets.
 */
export const readSheet = async (
  source: FileSource,
  wanted: WantedLimits,
  signal?: AbortSignal,
): Promise<readonly SheetRow[]> => (await read(source, { ...wanted, sheets: 1, signal }))[0]?.rows ?? [];

/** The same for every sheet that has something in it. The limits are for each of them. */
export const readSheets = (
  source: FileSource,
  wanted: WantedLimits & { readonly sheets: number },
): Promise<NamedSheet[]> => read(source, wanted);
