import type { Sql } from 'sql-template-tag';

/** Something that takes SQL: the database itself, or one transaction of it. */
export interface Queryable {
  /** Runs one statement; values travel apart from the text. */
  query<Row = unknown>(statement: Sql): Promise<Row[]>;
}

/** One PostgreSQL, embedded or real. Stores are written against this and never know which. */
export interface Database extends Queryable {
  /** Commits when `work` resolves, rolls back when it throws. Not nested: `work` uses the transaction it is given. */
  transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T>;
  /** Wakes up on NOTIFY. A notification is a hint: whoever listens also looks at the rows from time to time. */
  listen(channel: string, onNotify: (payload: string) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}
