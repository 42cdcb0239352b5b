import type pg from 'pg';
import { AnalysisError, cleaned } from '../errors.js';
import { gathering } from '../gathered.js';
import { MOST_BYTES, MOST_ROWS } from '../limits.js';
import type { Cell, QueryResult, ResultColumn, TableGrant } from '../types.js';
import { cellOf, cellTypeOf } from './cells.js';
import { checkPostgres } from './checkPostgres.js';
import { connect, type PostgresSource } from './connect.js';

export interface PostgresQuery extends PostgresSource {
  readonly sql: string;
  readonly grants: readonly TableGrant[];
  /** Default 1000. */
  readonly maxRows?: number;
  /** Milliseconds. Default 30 seconds. */
  readonly timeout?: number;
  readonly signal?: AbortSignal;
}

/** What was left out: rows, or nothing but the ends of long cells. */
export type Cut = 'rows' | 'cells' | 'nothing';

type Take = (rows: readonly (readonly Cell[])[], columns: readonly ResultColumn[]) => Promise<void>;

const ROWS_AT_A_TIME = 500;
/** Milliseconds after which a connection is cut off that does not end by itself. */
const GRACE = 2000;
/** Bytes that may arrive between two batches, and milliseconds between two looks at that. */
const MOST_BYTES_AT_A_TIME = 64 * 1024 * 1024;
const LOOK = 50;
const CANCELLED = '57014';

/** One statement, whatever is in it: the protocol of parameters takes no second one. */
const one = (client: pg.Client, text: string): Promise<pg.QueryArrayResult<unknown[]>> => {
  const statement = { text, rowMode: 'array', queryMode: 'extended' } as const;
  return client.query(statement);
};

const prepare = async (client: pg.Client, timeout: number): Promise<void> => {
  await one(client, 'begin transaction isolation level repeatable read read only');
  for (const [name, value] of [
    ['statement_timeout', String(timeout)],
    ['idle_in_transaction_session_timeout', '60000'],
    ['lock_timeout', '5000'],
    // Functions and operators are PostgreSQL's own; tables are named with their schemas.
    ['search_path', 'pg_catalog'],
    // The text is read as it was when it was looked at.
    ['standard_conforming_strings', 'on'],
    ['timezone', 'Asia/Shanghai'],
    ['datestyle', 'ISO'],
    ['intervalstyle', 'iso_8601'],
    ['bytea_output', 'hex'],
  ] as const)
    await one(client, `set local ${name} = '${value}'`);
};

const read = async (
  client: pg.Client,
  text: string,
  limits: { maxRows: number; maxBytes: number },
  take: Take,
): Promise<Cut> => {
  await one(client, `declare answer no scroll cursor for ${text}`);
  let columns: readonly ResultColumn[] = [];
  const gathered = gathering(limits, (rows) => take(rows, columns));
  for (;;) {
    const { rows, fields } = await one(client, `fetch forward ${ROWS_AT_A_TIME} from answer`);
    if (columns.length === 0) {
      columns = fields.map(({ name, dataTypeID }) => ({ name, type: cellTypeOf(dataTypeID) }));
      await take([], columns);
    }
    for (const row of rows) {
      const cells = fields.map(({ dataTypeID }, at) => cellOf(row[at], dataTypeID));
      if (!(await gathered.add(cells))) {
        await gathered.flush();
        return 'rows';
      }
    }
    if (rows.length < ROWS_AT_A_TIME) break;
  }
  await gathered.flush();
  return gathered.isCut() ? 'cells' : 'nothing';
};

const failureOf = (error: unknown): Error => {
  if (error instanceof AnalysisError) return error;
  const { code, message } = error instanceof Error && 'code' in error ? error : { code: undefined, message: '' };
  if (code === CANCELLED) return new AnalysisError('analysis_timed_out');
  if (code === '53200') return new AnalysisError('analysis_out_of_memory');
  if (code === undefined) return new AnalysisError('analysis_not_reached', 'other');
  return new AnalysisError('analysis_query_failed', cleaned(message));
};

/** Asks the server to end what a connection of ours does. */
const cancel = async (source: PostgresSource, client: pg.Client): Promise<void> => {
  const pid: unknown = Reflect.get(client, 'processID');
  if (typeof pid !== 'number') return;
  const other = await connect(source);
  await other.client.query('select pg_cancel_backend($1)', [pid]);
  await other.client.end();
};

/** Runs a query on a connection of its own, which reads only, and hands over the rows bit by bit. */
export const eachBatchPostgres = async (
  query: PostgresQuery & { readonly maxBytes?: number },
  take: Take,
): Promise<Cut> => {
  const { sql, grants, maxRows = MOST_ROWS, maxBytes = Number.MAX_SAFE_INTEGER, timeout = 30_000, signal } = query;
  const checked = await checkPostgres(sql, grants);
  signal?.throwIfAborted();
  const { client, socket } = await connect(query);
  let stopped: { readonly reason: unknown } | undefined;
  let last: NodeJS.Timeout | undefined;
  const stop = (reason: unknown): void => {
    if (stopped !== undefined) return;
    stopped = { reason };
    cancel(query, client).catch(() => undefined);
    last = setTimeout(() => void client.end().catch(() => undefined), GRACE);
  };
  const onAbort = (): void => stop(signal?.reason);
  let before = socket.bytesRead;
  // One row may be larger than all that this process has.
  const watching = setInterval(() => {
    if (socket.bytesRead - before < MOST_BYTES_AT_A_TIME) return;
    stop(new AnalysisError('analysis_out_of_memory'));
    socket.destroy();
  }, LOOK);
  const limit = setTimeout(() => stop(new AnalysisError('analysis_timed_out')), timeout);
  signal?.addEventListener('abort', onAbort, { once: true });
  try {
    await prepare(client, timeout);
    const most = Math.min(maxRows, MOST_ROWS);
    return await read(client, checked.run(most + 1), { maxRows: most, maxBytes }, async (rows, columns) => {
      if (stopped !== undefined) throw new Error('stopped');
      await take(rows, columns);
      before = socket.bytesRead;
    });
  } catch (error) {
    if (stopped !== undefined) throw stopped.reason;
    throw failureOf(error);
  } finally {
    clearTimeout(limit);
    clearInterval(watching);
    clearTimeout(last);
    signal?.removeEventListener('abort', onAbort);
    // What the transaction held goes with the connection.
    await client.end().catch(() => undefined);
  }
};

/** Runs a query over granted tables of somebody's PostgreSQL. Throws `QueryRefused`, `AnalysisError`, and the signal's reason. */
export const queryPostgres = async (query: PostgresQuery): Promise<QueryResult> => {
  const began = performance.now();
  let columns: readonly ResultColumn[] = [];
  const rows: (readonly Cell[])[] = [];
  const limits = { maxRows: query.maxRows ?? 1000, maxBytes: MOST_BYTES };
  const cut = await eachBatchPostgres({ ...query, ...limits }, async (batch, found) => {
    columns = found;
    rows.push(...batch);
  });
  return { columns, rows, cut: cut !== 'nothing', milliseconds: performance.now() - began };
};
