import pg from 'pg';
import type { Sql } from 'sql-template-tag';
import type { Database, Pace, Queryable } from './database.js';
import { postgresListener } from './postgresListener.js';
import { seats } from './seats.js';
import { CONNECTION_FAILURE, SqlError, type SqlErrorFacts, sqlErrorFacts } from './sqlError.js';
import { transactionGuard } from './turns.js';

const numbers = new Set<number>([pg.types.builtins.INT8, pg.types.builtins.NUMERIC]);

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => (numbers.has(oid) ? Number : pg.types.getTypeParser(oid, format)),
};

export interface PostgresOptions {
  /** `postgres://user:password@host:port/database`. */
  readonly url: string;
  /** Connections kept, at most. Who finds none free waits for one. Default 10. */
  readonly connections?: number;
  /** Told when a connection is lost in the background; the next query opens a new one. */
  readonly onError: (error: Error) => void;
}

/** What the server itself has not said, the connection has: it is lost, or was not made. */
const factsOf = (error: unknown): SqlErrorFacts =>
  error instanceof pg.DatabaseError ? sqlErrorFacts(error) : { ...sqlErrorFacts(error), code: CONNECTION_FAILURE };

const run = async <Row>(on: pg.Pool | pg.PoolClient, statement: Sql): Promise<Row[]> => {
  try {
    const { text, values } = statement;
    const result: unknown = await (values.length > 0 ? on.query(text, values) : on.query(text));
    // Several statements in one text answer with a list.
    const last: unknown = Array.isArray(result) ? result.at(-1) : result;
    return (last as pg.QueryResult).rows as Row[];
  } catch (error) {
    throw new SqlError(factsOf(error));
  }
};

const connect = async (pool: pg.Pool): Promise<pg.PoolClient> => {
  try {
    return await pool.connect();
  } catch (error) {
    throw new SqlError(factsOf(error));
  }
};

/** A database on a real PostgreSQL, which several copies of this server may share. */
export const postgresDatabase = ({ url, connections = 10, onError }: PostgresOptions): Database => {
  // Waiting for a free connection is no failure, so that is not the pool's business: its time limit is for opening one.
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max: connections,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 600_000,
    keepAlive: true,
  });
  let closed = false;
  // A connection that the server ends while it is being closed is not lost.
  pool.on('error', (error) => {
    if (!closed) onError(error);
  });
  const seat = seats(connections);
  const listener = postgresListener({ url, onError });
  const guard = transactionGuard();

  const transaction = async <T>(work: (tx: Queryable) => Promise<T>): Promise<T> => {
    const client = await connect(pool);
    let open = true;
    let lost: Error | undefined;
    const onLost = (error: Error) => {
      lost = error;
    };
    client.on('error', onLost);
    try {
      await client.query('begin');
      const tx = {
        query: async <Row>(statement: Sql) => {
          if (!open) throw new Error('this transaction has ended');
          return run<Row>(client, statement);
        },
      };
      const result = await guard.run(() => work(tx));
      open = false;
      await client.query('commit');
      return result;
    } catch (error) {
      open = false;
      await client.query('rollback').catch(onLost);
      throw error;
    } finally {
      client.off('error', onLost);
      client.release(lost);
    }
  };

  const at = (pace: Pace): Database => ({
    query: async <Row>(statement: Sql) => {
      guard.check();
      return seat(pace, () => run<Row>(pool, statement));
    },
    transaction: async (work) => {
      guard.check();
      return seat(pace, () => transaction(work));
    },
    listen: listener.listen,
    at,
    close: async () => {
      closed = true;
      await listener.close();
      await pool.end();
    },
  });
  return at('usual');
};
