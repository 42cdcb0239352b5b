import { randomId } from '@console/base';
import pg from 'pg';
import type { Database } from '../db/database.js';
import { postgresDatabase } from '../db/postgres.js';

/** Databases of the PostgreSQL that tests were told to use. */
export const postgresDatabases = (url: string) => {
  const administer = async <T>(work: (client: pg.Client) => Promise<T>): Promise<T> => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  };

  const open = (name: string): Database => {
    const own = new URL(url);
    own.pathname = `/${name}`;
    let closing = false;
    const onError = (error: Error): void => {
      // Dropping the database ends connections that are on their way out.
      if (!closing) throw error;
    };
    const db = postgresDatabase({ url: own.href, onError });
    return {
      ...db,
      close: async () => {
        closing = true;
        await db.close();
      },
    };
  };

  /** The name of a database that is there to be copied, made by the first of all processes that asks for it. */
  const template = async (name: string, fill: (db: Database) => Promise<void>): Promise<string> =>
    administer(async (client) => {
      // Held until the connection ends.
      await client.query('select pg_advisory_lock(hashtext($1))', [name]);
      const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
      if (rowCount !== 0) return name;
      const unfinished = `${name}_unfinished`;
      await client.query(`drop database if exists ${unfinished} with (force)`);
      await client.query(`create database ${unfinished}`);
      const db = open(unfinished);
      await fill(db);
      await db.close();
      await client.query(`alter database ${unfinished} rename to ${name}`);
      return name;
    });

  return {
    template,
    /** A copy of a template for one test, dropped when closed. */
    copy: async (of: string): Promise<Database> => {
      const name = `test_${randomId()}`;
      await administer((client) => client.query(`create database ${name} template ${of}`));
      const db = open(name);
      return {
        ...db,
        close: async () => {
          await db.close();
          await administer((client) => client.query(`drop database ${name} with (force)`));
        },
      };
    },
  };
};
