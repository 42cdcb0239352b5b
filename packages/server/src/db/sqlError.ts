/** What PostgreSQL said about a statement it refused. */
export interface SqlErrorFacts {
  readonly message: string;
  /** SQLSTATE, e.g. `23505`. */
  readonly code?: string;
  readonly constraint?: string;
  readonly table?: string;
  readonly detail?: string;
}

/** SQLSTATE of a statement that found no connection, or lost it. */
export const CONNECTION_FAILURE = '08006';

/** A refused statement. Never carries the values that were sent with it. */
export class SqlError extends Error {
  override readonly name = 'SqlError';
  /** SQLSTATE, e.g. `23505`; empty where PostgreSQL gave none. */
  readonly code: string;
  readonly constraint: string | undefined;
  readonly table: string | undefined;
  readonly detail: string | undefined;

  constructor(facts: SqlErrorFacts, options?: ErrorOptions) {
    super(facts.message, options);
    this.code = facts.code ?? '';
    this.constraint = facts.constraint;
    this.table = facts.table;
    this.detail = facts.detail;
  }
}

const word = (error: object, key: string): string | undefined => {
  const value: unknown = Reflect.get(error, key);
  return typeof value === 'string' ? value : undefined;
};

/** Reads the facts off an error of any driver, so that they survive the way out of a worker. */
export const sqlErrorFacts = (error: unknown): SqlErrorFacts => {
  if (typeof error !== 'object' || error === null) return { message: String(error) };
  return {
    message: word(error, 'message') ?? 'unknown database error',
    code: word(error, 'code'),
    constraint: word(error, 'constraint'),
    table: word(error, 'table'),
    detail: word(error, 'detail'),
  };
};

/** True for a row that would have been a second one with the same key. */
export const isUniqueViolation = (error: unknown, constraint?: string): error is SqlError =>
  error instanceof SqlError && error.code === '23505' && (constraint === undefined || error.constraint === constraint);

/** True for a row that names another row which does not exist, or is still named by one. */
export const isForeignKeyViolation = (error: unknown, constraint?: string): error is SqlError =>
  error instanceof SqlError && error.code === '23503' && (constraint === undefined || error.constraint === constraint);

/** The database is out of reach, is starting or ending, has no room for one more connection, or met a deadlock. */
const passing = /^(?:08|53|57P0|40)/;

/** True for a failure that may not come again, so that the same statement is worth another try. */
export const isPassing = (error: unknown): boolean => error instanceof SqlError && passing.test(error.code);
