import type { Analysis, Cell, ResultColumn, StoredTable } from '../../../analysis/index.js';
import { eachBatchPostgres, type PostgresSource } from '../../../analysis/postgres/index.js';
import type { KnownTable } from './describedTables.js';

/** Rows of one table that are copied, and bytes of them, at most. */
const MOST_ROWS = 200_000;
const MOST_BYTES = 32 * 1024 * 1024;
const TIMEOUT = 60_000;

export interface CopiedTable {
  readonly stored: StoredTable;
  /** There were more rows than these. */
  readonly cut: boolean;
}

const OFFSET = /[+-]\d{2}:\d{2}$/;

/** A moment by the clocks of Shanghai, which it was read by: the engine knows no zones. */
const local = (cell: Cell, { type }: ResultColumn): Cell =>
  type === 'date' && typeof cell === 'string' ? cell.replace(OFFSET, '') : cell;

const rowsIn = async function* (rows: readonly (readonly Cell[])[]) {
  yield* rows;
};

/**
 * Reads a table in a transaction that only reads, and puts what was read into the engine in the place of the former copy.
 * The rows are here before the engine is asked for its turn: a slow database keeps nobody waiting who puts a table in.
 */
export const copyTable = async (
  analysis: Analysis,
  source: PostgresSource,
  { schema, known, most, signal }: { schema: string; known: KnownTable; most: number; signal: AbortSignal },
): Promise<CopiedTable> => {
  const { there, found } = known;
  const columns = there.columns.map(({ name }) => name);
  const rows: (readonly Cell[])[] = [];
  let types: readonly ResultColumn[] = [];
  const cut = await eachBatchPostgres(
    {
      ...source,
      sql: 'select * from t',
      grants: [{ schema: there.schema, table: there.table, as: 't', columns }],
      maxRows: Math.min(MOST_ROWS, most),
      maxBytes: MOST_BYTES,
      timeout: TIMEOUT,
      signal,
    },
    async (batch, of) => {
      types = of;
      for (const row of batch) rows.push(row.map((cell, at) => local(cell, types[at] ?? { name: '', type: 'text' })));
    },
  );
  const given = columns.map((name, at) => {
    const type = types[at]?.type ?? 'text';
    // Numbers are looked at once more: longer ones than a number can hold exactly are codes, and stay texts.
    return type === 'number' ? { name } : { name, type };
  });
  const stored = await analysis.putTable({
    schema,
    table: found.name,
    from: { columns: given, rows: rowsIn(rows) },
    signal,
  });
  // Nothing is counted by the ends of long texts.
  return { stored, cut: cut === 'rows' };
};
