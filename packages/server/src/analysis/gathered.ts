import { LONGEST_CELL } from './limits.js';
import type { Cell } from './types.js';

export type Rows = readonly (readonly Cell[])[];

export interface Limits {
  readonly maxRows: number;
  readonly maxBytes: number;
}

/** What is sent at a time: little enough that taking it holds nobody up. */
const ROWS_OF_BATCH = 2000;
const BYTES_OF_BATCH = 256 * 1024;

const sizeOf = (cell: Cell): number => (typeof cell === 'string' ? 2 * cell.length + 8 : 8);

/** Collects rows into batches, and knows when there have been enough. */
export const gathering = ({ maxRows, maxBytes }: Limits, send: (rows: Rows) => Promise<void>) => {
  let rows: Cell[][] = [];
  let size = 0;
  let sent = 0;
  let bytes = 0;
  let isCut = false;

  const flush = async (): Promise<void> => {
    if (rows.length === 0) return;
    const batch = rows;
    sent += batch.length;
    rows = [];
    size = 0;
    await send(batch);
  };

  const shortened = (cell: Cell): Cell => {
    if (typeof cell !== 'string' || cell.length <= LONGEST_CELL) return cell;
    isCut = true;
    return cell.slice(0, LONGEST_CELL);
  };

  return {
    /** False where there is no room for the row. */
    add: async (row: readonly Cell[]): Promise<boolean> => {
      const cells = row.map(shortened);
      const own = cells.reduce((sum: number, cell) => sum + sizeOf(cell), 0);
      if (sent + rows.length >= maxRows || bytes + own > maxBytes) {
        isCut = true;
        return false;
      }
      rows.push(cells);
      size += own;
      bytes += own;
      if (rows.length >= ROWS_OF_BATCH || size >= BYTES_OF_BATCH) await flush();
      return true;
    },
    flush,
    isCut: () => isCut,
  };
};
