import type { Queryable } from '../../../../db/database.js';

/** Rows of a file as they go to the database together. */
export interface Batch {
  readonly uploadId: string;
  /** `[{row, …fields}]` */
  readonly json: string;
  /** Rows of them that are refused already: an earlier row is about the same. */
  readonly skip: readonly number[];
}

/** How many rows came out in the same way; `rows` are those that are refused. */
export interface Outcome {
  readonly outcome: 'added' | 'changed' | 'unchanged' | 'refused';
  /** Why, where they are refused. */
  readonly reason: string | null;
  readonly count: number;
  readonly rows: number[];
}

/** A row of a dry run, with what would change. */
export interface JudgedRow {
  readonly row: number;
  readonly outcome: 'added' | 'changed' | 'unchanged';
  /** `{field: [before, after]}` */
  readonly changes: Record<string, [unknown, unknown]>;
}

/** What one kind of data knows to do with a batch. */
export interface Taking {
  /** What would become of the rows. */
  readonly judge: (db: Queryable, batch: Batch) => Promise<Outcome[]>;
  /** The first of them, each outcome apart. */
  readonly samples: (db: Queryable, batch: Batch, most: number) => Promise<JudgedRow[]>;
  /** Takes the rows in. */
  readonly take: (tx: Queryable, batch: Batch) => Promise<Outcome[]>;
}
