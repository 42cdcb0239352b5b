import type { Failure, Refusal } from './errors.js';
import type { DatabaseOptions } from './engine/database.js';
import type { Question } from './engine/answer.js';
import type { Rows } from './gathered.js';
import type { CheckedQuery, ColumnSample, ResultColumn, StoredTable, TableGrant } from './types.js';

/** A column of rows that are put in. Without a type it is looked for in the rows. */
export interface GivenColumn {
  readonly name: string;
  readonly type?: ResultColumn['type'];
}

/** What is asked of the process. */
export type Asked =
  | { readonly kind: 'check'; readonly sql: string; readonly grants: readonly TableGrant[] }
  | { readonly kind: 'parse'; readonly sql: string }
  | { readonly kind: 'print'; readonly tree: string }
  | ({ readonly kind: 'query'; readonly timeout: number } & Question)
  | {
      readonly kind: 'put';
      readonly schema: string;
      readonly table: string;
      readonly from:
        | { readonly csv: string }
        | { readonly parquet: string }
        | { readonly columns: readonly GivenColumn[] };
    }
  | { readonly kind: 'append'; readonly schema: string; readonly table: string }
  | { readonly kind: 'dropTable'; readonly schema: string; readonly table: string }
  | { readonly kind: 'dropSchema'; readonly schema: string }
  | { readonly kind: 'tables'; readonly schema: string }
  | { readonly kind: 'sample'; readonly schema: string; readonly table: string; readonly column: string };

export interface Answers {
  check: CheckedQuery;
  parse: string;
  print: string;
  query: { readonly cut: boolean };
  put: StoredTable;
  append: StoredTable;
  dropTable: null;
  dropSchema: null;
  tables: readonly StoredTable[];
  sample: ColumnSample;
}

/** To the process. */
export type Told =
  | ({ readonly kind: 'open' } & DatabaseOptions)
  | { readonly kind: 'ask'; readonly id: number; readonly asked: Asked }
  | { readonly kind: 'stop'; readonly id: number }
  /** A batch has been dealt with, so the next may come. */
  | { readonly kind: 'taken'; readonly id: number }
  /** Rows that were wanted; null: there are no more. */
  | { readonly kind: 'rows'; readonly id: number; readonly rows: Rows | null }
  | { readonly kind: 'close' };

/** From the process. */
export type Heard<Answer> = { readonly id: number } & (
  | { readonly kind: 'begins' }
  | {
      readonly kind: 'batch';
      /** With the first one, which has no rows. */
      readonly columns?: readonly ResultColumn[];
      readonly rows: Rows;
    }
  | { readonly kind: 'wants' }
  | { readonly kind: 'done'; readonly answer: Answer }
  | { readonly kind: 'refused'; readonly reason: Refusal; readonly at: string | undefined }
  | { readonly kind: 'failed'; readonly code: Failure; readonly message: string }
);

/** The process ended itself, since it took more memory than it may. */
export const EXIT_OUT_OF_MEMORY = 71;
