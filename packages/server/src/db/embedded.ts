import type { Sql } from 'sql-template-tag';
import type { Database } from './database.js';
import type { Engine } from './pglite.js';
import { SqlError, sqlErrorFacts } from './sqlError.js';
import { transactionGuard, turns } from './turns.js';

/** A database on one embedded engine: transactions and single statements take turns. */
export const embeddedDatabase = (engine: Engine, onClose?: () => Promise<void>): Database => {
  const inTurn = turns();
  const guard = transactionGuard();
  let closed: Promise<void> | null = null;

  const run = async (text: string, values: readonly unknown[] = []): Promise<unknown[]> => {
    try {
      return await engine.run(text, values);
    } catch (error) {
      throw error instanceof SqlError ? error : new SqlError(sqlErrorFacts(error));
    }
  };
  // The caller says what its columns are; PostgreSQL's answer has no type of its own.
  const rows = async <Row>(statement: Sql): Promise<Row[]> => (await run(statement.text, statement.values)) as Row[];

  return {
    query: async <Row>(statement: Sql) => {
      guard.check();
      return inTurn(() => rows<Row>(statement));
    },
    transaction: async (work) => {
      guard.check();
      return inTurn(async () => {
        let open = true;
        await run('begin');
        try {
          const tx = {
            query: async <Row>(statement: Sql) => {
              if (!open) throw new Error('this transaction has ended');
              return rows<Row>(statement);
            },
          };
          const result = await guard.run(() => work(tx));
          open = false;
          await run('commit');
          return result;
        } catch (error) {
          open = false;
          await run('rollback').catch(() => undefined);
          throw error;
        }
      });
    },
    listen: async (channel, onNotify) => {
      const stop = await inTurn(() => engine.listen(channel, onNotify));
      return () => inTurn(stop);
    },
    close: () => {
      closed ??= inTurn(() => engine.close()).then(() => onClose?.());
      return closed;
    },
  };
};
