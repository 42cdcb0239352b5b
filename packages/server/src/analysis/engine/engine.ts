import type { DuckDBConnection } from '@duckdb/node-api';
import { QueryRefused } from '../errors.js';
import type { Rows } from '../gathered.js';
import { checkQuery } from '../guard/checkQuery.js';
import type { Answers, Asked } from '../protocol.js';
import { answer, type Batch } from './answer.js';
import { dropSchema, dropTable, sampleOf, tablesOf } from './catalog.js';
import { type DatabaseOptions, openDatabase } from './database.js';
import { failureOf, type Stopped } from './failures.js';
import { grammarOf, printed, treeOf } from './grammar.js';
import { append, put } from './put.js';

/** What somebody who asked hears and sends while it is worked on. */
export interface Talk {
  /** Hands over a batch. Done when it has been taken. */
  readonly send: (batch: Batch) => Promise<void>;
  readonly next: () => Promise<Rows | null>;
  /** Aborted where it is given up. */
  readonly signal: AbortSignal;
}

export interface Engine {
  run(asked: Asked, talk: Talk): Promise<Answers[keyof Answers]>;
  close(): void;
}

/** Milliseconds between one call to stop and the next: one that comes between two steps of a query is not heard. */
const INSIST = 100;

export const openEngine = async (options: DatabaseOptions): Promise<Engine> => {
  const database = await openDatabase(options);

  const work = async (connection: DuckDBConnection, asked: Asked, talk: Talk): Promise<Answers[keyof Answers]> => {
    const putting = { connection, incoming: database.incoming, mostRows: options.mostRows, next: talk.next };
    switch (asked.kind) {
      case 'check': {
        const { tables, columns, functions, sql } = await checkQuery(asked.sql, asked.grants, grammarOf(connection));
        return { tables, columns, functions, sql };
      }
      case 'parse':
        return treeOf(connection, asked.sql);
      case 'print':
        return printed(connection, asked.tree);
      case 'query':
        return { cut: await answer(connection, asked, talk.send) };
      case 'put':
        return put(putting, asked);
      case 'append':
        return append(putting, asked);
      case 'dropTable':
        await dropTable(connection, asked.schema, asked.table);
        return null;
      case 'dropSchema':
        await dropSchema(connection, asked.schema);
        return null;
      case 'tables':
        return tablesOf(connection, asked.schema);
      case 'sample':
        return sampleOf(connection, asked);
    }
  };

  return {
    run: async (asked, talk) => {
      const connection = await database.connect();
      let stopped: Stopped | undefined;
      let insisting: NodeJS.Timeout | undefined;
      const stop = (why: Stopped) => (): void => {
        stopped ??= why;
        connection.interrupt();
        insisting ??= setInterval(() => connection.interrupt(), INSIST);
      };
      const giveUp = stop('gave_up');
      const limit = asked.kind === 'query' ? setTimeout(stop('timed_out'), asked.timeout) : undefined;
      talk.signal.addEventListener('abort', giveUp, { once: true });
      try {
        return await work(connection, asked, {
          ...talk,
          send: async (batch) => {
            // Whoever is slow to take does not keep a query alive beyond its time.
            if (stopped !== undefined) throw new Error(stopped);
            await talk.send(batch);
          },
        });
      } catch (error) {
        throw error instanceof QueryRefused ? error : failureOf(error, stopped);
      } finally {
        clearTimeout(limit);
        clearInterval(insisting);
        talk.signal.removeEventListener('abort', giveUp);
        connection.closeSync();
      }
    },
    close: () => database.close(),
  };
};
