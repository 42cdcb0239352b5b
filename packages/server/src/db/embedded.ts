import type { Sql } from 'sql-template-tag';
import type { Database, Pace } from './database.js';
import { pacedTurns } from './pacedTurns.js';
import type { Engine } from './pglite.js';
import { SqlError, sqlErrorFacts } from './sqlError.js';
import { transactionGuard } from './turns.js';
import { startUpkeep } from './upkeep.js';

export interface EmbeddedOptions {
  /** Run once the engine has closed. */
  readonly onClose?: () => Promise<void>;
  /** Told when upkeep failed. Given at all: tables are analysed and vacuumed, and the log is kept short, as work goes on. */
  readonly onUpkeepError?: (error: Error) => void;
}

/** A database on one embedded engine: transactions and single statements take turns. */
export const embeddedDatabase = (engine: Engine, { onClose, onUpkeepError }: EmbeddedOptions = {}): Database => {
  const inTurn = pacedTurns();
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

  const takeTurn = async <T>(pace: Pace, work: () => Promise<T>): Promise<T> => {
    guard.check();
    if (closed !== null) throw new Error('the embedded database is closed');
    return inTurn.take(pace, work);
  };

  const views = new Map<Pace, Database>();
  const at = (pace: Pace): Database => {
    const view =
      views.get(pace) ??
      ({
        query: <Row>(statement: Sql) => takeTurn(pace, () => rows<Row>(statement)),
        transaction: (work) =>
          takeTurn(pace, async () => {
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
          }),
        listen: async (channel, onNotify) => {
          const stop = await inTurn.take(pace, () => engine.listen(channel, onNotify));
          return () => inTurn.take(pace, stop);
        },
        at,
        close: () => {
          upkeep?.stop();
          closed ??= inTurn.last(() => engine.close()).then(() => onClose?.());
          return closed;
        },
      } satisfies Database);
    views.set(pace, view);
    return view;
  };
  const upkeep =
    onUpkeepError === undefined
      ? undefined
      : startUpkeep({ db: at('background'), quietFor: inTurn.quietFor, onError: onUpkeepError });
  return at('usual');
};
