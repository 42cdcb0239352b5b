import type { DuckDBConnection, DuckDBResult } from '@duckdb/node-api';
import { checkQuery } from '../guard/checkQuery.js';
import { gathering, type Limits, type Rows } from '../gathered.js';
import type { ResultColumn, TableGrant } from '../types.js';
import { cellOf, cellTypeOf } from './cells.js';
import { grammarOf } from './grammar.js';

export interface Question extends Limits {
  readonly sql: string;
  readonly grants: readonly TableGrant[];
}

/** What leaves the process at a time. */
export interface Batch {
  readonly columns?: readonly ResultColumn[];
  readonly rows: Rows;
}

const columnsOf = (result: DuckDBResult): ResultColumn[] =>
  result.columnNames().map((name, at) => ({ name, type: cellTypeOf(result.columnType(at)) }));

/** Runs a query that was checked, and hands over its rows bit by bit. True where there would have been more. */
export const answer = async (
  connection: DuckDBConnection,
  question: Question,
  send: (batch: Batch) => Promise<void>,
): Promise<boolean> => {
  const checked = await checkQuery(question.sql, question.grants, grammarOf(connection));
  await connection.run('begin transaction read only');
  const result = await connection.stream(checked.run(question.maxRows + 1));
  const types = result.columnTypes();
  await send({ columns: columnsOf(result), rows: [] });
  const gathered = gathering(question, (rows) => send({ rows }));
  for (let chunk = await result.fetchChunk(); chunk !== null && chunk.rowCount > 0; chunk = await result.fetchChunk()) {
    for (const values of chunk.getRows()) {
      const row = types.map((type, at) => cellOf(values[at] ?? null, type));
      if (await gathered.add(row)) continue;
      await gathered.flush();
      return true;
    }
  }
  await gathered.flush();
  return gathered.isCut();
};
