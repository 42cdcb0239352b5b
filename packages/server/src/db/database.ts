import sql, { type Sql } from 'sql-template-tag';

/** Something that takes SQL: the database itself, or one transaction of it. */
export interface Queryable {
  /**
   * Runs one statement; values travel apart from the text. A text without values may hold several statements.
   * `timestamptz` comes back as Date, `int8` and `numeric` as number, `jsonb` parsed. `undefined` goes in as NULL.
   * Failures are `SqlError`s.
   */
  query<Row = unknown>(statement: Sql): Promise<Row[]>;
}

/**
 * How soon a caller's statements have their turn on the embedded database, which does one thing at a time: `urgent` for
 * streams and sign-in, `background` for work that nobody waits for. It keeps each of its transactions short. On a real
 * PostgreSQL it is how soon they get a connection where all are taken.
 */
export type Pace = 'urgent' | 'usual' | 'background';

/** One PostgreSQL, embedded or real. Stores are written against this and never know which. */
export interface Database extends Queryable {
  /**
   * Commits when `work` resolves, rolls back when it throws. Not nested: `work` uses the transaction it is given,
   * and is refused the database itself until it is done, since the embedded one would wait for itself for ever.
   */
  transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T>;
  /** Wakes up on NOTIFY. A notification is a hint: whoever listens also looks at the rows from time to time. */
  listen(channel: string, onNotify: (payload: string) => void): Promise<() => Promise<void>>;
  /** The same database at another pace; the database itself goes at the usual one. */
  at(pace: Pace): Database;
  close(): Promise<void>;
}

/** A value for a `jsonb` column: `insert into t (settings) values (${json({ size: 3 })})`. */
export const json = (value: unknown): Sql => sql`${JSON.stringify(value ?? null)}::jsonb`;
