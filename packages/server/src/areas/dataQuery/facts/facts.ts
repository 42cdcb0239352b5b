import { ASSOCIATION } from '@console/api/contract';
import type { Analysis, Cell } from '../../../analysis/index.js';
import type { Database } from '../../../db/database.js';
import type { Logger } from '../../../log.js';
import { VALUES_TABLE } from '../../../metrics/index.js';
import type { FactRow, FactTable } from './factTables.js';
import { factTables } from './factTables.js';

const BATCH = 2000;
/** Milliseconds for which what was copied is recent enough. */
const RECENT = 60_000;
/** So many times as long as copying took is waited before it is done again. */
const REST = 10;
/** Milliseconds that a question waits for newer rows where there are some of before. */
const PATIENCE = 3_000;

export interface FactsDeps {
  readonly db: Database;
  readonly analysis: Analysis;
  readonly log: Logger;
}

export interface Facts {
  /** Copies what is counted where that is not recent. Answers when it was copied; throws where nothing ever could be. */
  refresh(): Promise<Date>;
  /** Values of metrics were typed in: they are copied before anything else is asked. */
  outdate(): void;
  close(): Promise<void>;
}

const rowsOf = async function* (db: Database, { after }: FactTable): AsyncGenerator<readonly Cell[], void> {
  let key = '';
  for (;;) {
    const rows = await db.query<FactRow>(after(key, BATCH));
    for (const row of rows) yield row.cells;
    const last = rows.at(-1);
    if (last === undefined || rows.length < BATCH) return;
    key = last.key;
  }
};

/** Keeps a copy of what the product counts where questions are asked of it: they keep nobody waiting who works here. */
export const createFacts = ({ db, analysis, log }: FactsDeps): Facts => {
  const background = db.at('background');
  let copied: { at: Date; took: number } | undefined;
  let copying: Promise<void> | undefined;
  let outdated = false;

  const put = async (table: FactTable): Promise<void> => {
    const { name, columns } = table;
    await analysis.putTable({ schema: ASSOCIATION, table: name, from: { columns, rows: rowsOf(background, table) } });
  };
  const copy = async (): Promise<void> => {
    const began = new Date();
    for (const table of factTables) await put(table);
    copied = { at: began, took: Date.now() - began.getTime() };
  };
  const isDue = (): boolean =>
    copied === undefined || Date.now() - copied.at.getTime() > Math.max(RECENT, REST * copied.took);

  return {
    refresh: async () => {
      if (isDue()) {
        copying ??= copy().finally(() => {
          copying = undefined;
        });
      }
      if (copied === undefined) await copying;
      else if (copying !== undefined) {
        copying.catch((error: unknown) => log.warn({ err: error }, 'copying what is counted failed'));
        await Promise.race([
          copying.catch(() => undefined),
          new Promise<void>((resolve) => {
            setTimeout(resolve, PATIENCE).unref();
          }),
        ]);
      }
      if (copied === undefined) throw new Error('nothing was copied');
      if (outdated) {
        outdated = false;
        for (const table of factTables) if (table.name === VALUES_TABLE) await put(table);
      }
      return copied.at;
    },
    outdate: () => {
      outdated = true;
    },
    close: async () => {
      await copying?.catch(() => undefined);
    },
  };
};
