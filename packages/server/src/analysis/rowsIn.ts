import type { Rows } from './gathered.js';
import type { GivenColumn } from './protocol.js';
import type { Cell } from './types.js';

export interface RowsIn {
  readonly columns: readonly GivenColumn[];
  /** One row after the other, each with a cell for each column. */
  readonly rows: AsyncIterable<readonly Cell[]>;
}

const ROWS = 500;
/** Characters that travel at a time, so that sending them holds nobody up. */
const CHARACTERS = 200_000;

const lengthOf = (row: readonly Cell[]): number =>
  row.reduce((sum: number, cell) => sum + (typeof cell === 'string' ? cell.length : 8), 0);

/** Rows as they are sent to the process: some at a time. */
export const batched = async function* (rows: AsyncIterable<readonly Cell[]>): AsyncGenerator<Rows, void> {
  let batch: (readonly Cell[])[] = [];
  let length = 0;
  for await (const row of rows) {
    batch.push(row);
    length += lengthOf(row);
    if (batch.length < ROWS && length < CHARACTERS) continue;
    yield batch;
    batch = [];
    length = 0;
  }
  if (batch.length > 0) yield batch;
};
