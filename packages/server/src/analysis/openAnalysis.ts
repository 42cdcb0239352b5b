import { turnstile } from '../workers/index.js';
import { type AnalysisOptions, analysisProcess } from './analysisProcess.js';
import type { Talk } from './converse.js';
import { AnalysisError } from './errors.js';
import { MOST_BYTES, MOST_ROWS } from './limits.js';
import { isSchemaName } from './names.js';
import { batched, type RowsIn } from './rowsIn.js';
import type { Cell, CheckedQuery, ColumnSample, QueryResult, ResultColumn, StoredTable, TableGrant } from './types.js';

export interface QueryRequest {
  readonly sql: string;
  readonly grants: readonly TableGrant[];
  /** Rows at most. Default 1000; for `eachBatch` 1,000,000, which is also the most. */
  readonly maxRows?: number;
  /** Milliseconds of work. Default 30 seconds; for `eachBatch` 5 minutes. */
  readonly timeout?: number;
  readonly signal?: AbortSignal;
}

export interface TableName {
  readonly schema: string;
  readonly table: string;
}

export interface PutTable extends TableName {
  readonly from: { readonly csv: string } | { readonly parquet: string } | RowsIn;
  readonly signal?: AbortSignal;
}

/**
 * Tables of data sources, and questions to them. Throws `QueryRefused` where a query may not run, `AnalysisError` where
 * something was not done, and the signal's reason.
 */
export interface Analysis {
  check(sql: string, grants: readonly TableGrant[]): Promise<CheckedQuery>;
  /** What the parser makes of a text, as JSON. Nothing is looked at: what comes of it is checked before it runs. */
  parse(sql: string): Promise<string>;
  /** The text of such a tree. */
  print(tree: string): Promise<string>;
  query(request: QueryRequest): Promise<QueryResult>;
  /** All rows, at most 2000 at a time, for files; the next are fetched when these are done with. True where it was cut. */
  eachBatch(
    request: QueryRequest,
    take: (rows: readonly (readonly Cell[])[], columns: readonly ResultColumn[]) => Promise<void>,
  ): Promise<boolean>;
  /** Puts a table in place of the former one, or leaves that as it is. */
  putTable(request: PutTable): Promise<StoredTable>;
  appendRows(
    request: TableName & { readonly rows: RowsIn['rows']; readonly signal?: AbortSignal },
  ): Promise<StoredTable>;
  dropTable(name: TableName): Promise<void>;
  dropSchema(schema: string): Promise<void>;
  tables(schema: string): Promise<readonly StoredTable[]>;
  sample(column: TableName & { readonly column: string }): Promise<ColumnSample>;
  close(): Promise<void>;
}

const SOON = 30_000;
const LONG = 5 * 60_000;
/** Milliseconds that putting in a table may take. */
const PUTTING = 30 * 60_000;
/** How many queries run at a time. */
const AT_ONCE = 3;

const nameChecked = <T extends { readonly schema: string; readonly table: string }>(name: T): T => {
  if (!isSchemaName(name.schema) || name.table === '' || name.table.includes('\0'))
    throw new AnalysisError('analysis_no_such_table');
  return name;
};

/** Opens the engine that questions to data run on: DuckDB in a process of its own, begun when it is first needed. */
export const openAnalysis = (options: AnalysisOptions): Analysis => {
  const engine = analysisProcess(options);
  const queries = turnstile(AT_ONCE, 'oldest');
  const changes = turnstile(1, 'oldest');

  const run = (
    { sql, grants, signal }: QueryRequest,
    limits: { readonly maxRows: number; readonly maxBytes: number; readonly timeout: number },
    { begins, take }: { readonly begins?: () => void; readonly take: Required<Talk>['take'] },
  ) =>
    queries.pass(() => {
      begins?.();
      const asked = { kind: 'query', sql, grants, ...limits } as const;
      return engine.ask('query', asked, { time: limits.timeout, signal, take });
    }, signal);

  return {
    check: (sql, grants) => engine.ask('check', { kind: 'check', sql, grants }, { time: SOON }),

    parse: (sql) => engine.ask('parse', { kind: 'parse', sql }, { time: SOON }),
    print: (tree) => engine.ask('print', { kind: 'print', tree }, { time: SOON }),

    query: async (request) => {
      const { maxRows = 1000, timeout = SOON } = request;
      let began = performance.now();
      let columns: readonly ResultColumn[] = [];
      const rows: (readonly Cell[])[] = [];
      const limits = { maxRows: Math.min(maxRows, MOST_ROWS), maxBytes: MOST_BYTES, timeout };
      const { cut } = await run(request, limits, {
        begins: () => {
          began = performance.now();
        },
        take: async (batch) => {
          columns = batch.columns ?? columns;
          for (const row of batch.rows) rows.push(row);
        },
      });
      return { columns, rows, cut, milliseconds: performance.now() - began };
    },

    eachBatch: async (request, take) => {
      const { maxRows = MOST_ROWS, timeout = LONG } = request;
      let columns: readonly ResultColumn[] = [];
      const limits = { maxRows: Math.min(maxRows, MOST_ROWS), maxBytes: Number.MAX_SAFE_INTEGER, timeout };
      const { cut } = await run(request, limits, {
        take: async (batch) => {
          columns = batch.columns ?? columns;
          await take(batch.rows, columns);
        },
      });
      return cut;
    },

    putTable: ({ schema, table, from, signal }) =>
      changes.pass(() => {
        nameChecked({ schema, table });
        if (!('rows' in from))
          return engine.ask('put', { kind: 'put', schema, table, from }, { time: PUTTING, signal });
        const asked = { kind: 'put', schema, table, from: { columns: from.columns } } as const;
        return engine.ask('put', asked, { time: PUTTING, signal, rows: batched(from.rows) });
      }, signal),

    appendRows: ({ schema, table, rows, signal }) =>
      changes.pass(
        () =>
          engine.ask('append', nameChecked({ kind: 'append', schema, table } as const), {
            time: PUTTING,
            signal,
            rows: batched(rows),
          }),
        signal,
      ),

    dropTable: async ({ schema, table }) => {
      const asked = nameChecked({ kind: 'dropTable', schema, table } as const);
      await changes.pass(() => engine.ask('dropTable', asked, { time: SOON }));
    },

    dropSchema: async (schema) => {
      const { kind } = nameChecked({ kind: 'dropSchema', schema, table: '*' } as const);
      await changes.pass(() => engine.ask('dropSchema', { kind, schema }, { time: SOON }));
    },

    tables: (schema) => engine.ask('tables', { kind: 'tables', schema }, { time: SOON }),
    sample: (column) => engine.ask('sample', { kind: 'sample', ...nameChecked(column) }, { time: SOON }),

    close: async () => {
      queries.close(new AnalysisError('analysis_closed'));
      changes.close(new AnalysisError('analysis_closed'));
      await engine.close();
    },
  };
};
