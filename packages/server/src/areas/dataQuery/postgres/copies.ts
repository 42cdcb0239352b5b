import { type Analysis, AnalysisError, QueryRefused } from '../../../analysis/index.js';
import { describePostgres, type PostgresSource } from '../../../analysis/postgres/index.js';
import type { Database } from '../../../db/database.js';
import type { Logger } from '../../../log.js';
import { type SecretBox, sourcePlace } from '../../../secrets/index.js';
import type { DataSourceStore } from '../dataSources.store.js';
import type { FoundTable } from '../sourceTables.store.js';
import { schemaOf } from '../grants.js';
import { foundTable } from '../uploadTable.js';
import { type CopiedTable, copyTable } from './copyTable.js';
import { describedTables, type KnownTable } from './describedTables.js';

/** Rows of one database that are copied at most; the smallest tables come first. */
const MOST_ROWS = 2_000_000;
/** Milliseconds after which no further table is begun. */
const LONGEST = 3 * 60_000;
/** Milliseconds for which a copy is recent enough. */
const RECENT = 60_000;
/** So many times as long as copying took is waited before it is done again. */
const REST = 10;
/** Milliseconds that a question waits for newer rows where there are some of before. */
const PATIENCE = 3_000;
/** Milliseconds for which it is known what the columns hold. */
const SAMPLED = 10 * 60_000;

export interface CopiesDeps {
  readonly db: Database;
  readonly analysis: Analysis;
  readonly sources: DataSourceStore;
  readonly secrets: SecretBox;
  /** Hosts of our own network that may be asked, each with its port or without. */
  readonly allowed: readonly string[];
  readonly log: Logger;
}

/** What there is of a database to ask, by the names that its tables have here. */
export type Copied = ReadonlyMap<string, { readonly rows: number; readonly cut: boolean }>;

export type Copies = ReturnType<typeof createCopies>;

interface Known {
  readonly stop: AbortController;
  copied?: { readonly at: number; readonly took: number; readonly tables: Copied };
  sampled?: number;
  copying?: Promise<void>;
}

/** What hinders one table and no others: a view that fails, a row that is too large, somebody who holds it. */
const isItsOwn = (error: unknown): boolean =>
  error instanceof QueryRefused ||
  (error instanceof AnalysisError &&
    ['analysis_query_failed', 'analysis_timed_out', 'analysis_out_of_memory'].includes(error.code));

/** The sooner of both; what comes later fails unheard. */
const within = async (work: Promise<void>, milliseconds: number): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([work, patience]).finally(() => clearTimeout(timer));
};

const aborted = async (signal: AbortSignal | undefined): Promise<never> =>
  new Promise((_, reject) => {
    const stop = (): void => reject(signal?.reason);
    if (signal?.aborted === true) stop();
    signal?.addEventListener('abort', stop, { once: true });
  });

/**
 * Keeps copies of the tables of somebody's databases where questions are asked: plans are written for one engine, and a
 * question keeps nobody waiting who works with the database.
 */
export const createCopies = ({ db, analysis, sources, secrets, allowed, log }: CopiesDeps) => {
  const known = new Map<string, Known>();

  const sourceOf = async (id: string): Promise<PostgresSource> => {
    const sealed = await sources.sealedUrl(id);
    const url = sealed === null ? null : secrets.open(sealed, sourcePlace(id));
    if (url === null) throw new AnalysisError('analysis_not_reached', 'key_lost');
    return { url, allowed };
  };

  const sample = async (
    schema: string,
    { found, labels }: KnownTable,
    { stored }: CopiedTable,
  ): Promise<FoundTable> => {
    const sampled = await foundTable(analysis, schema, { stored, label: found.label });
    return {
      ...sampled,
      description: found.description,
      columns: sampled.columns.map((column, at) => ({
        ...column,
        label: labels[at] ?? column.label,
        description: found.columns[at]?.description ?? '',
      })),
    };
  };

  const copy = async (id: string, one: Known): Promise<void> => {
    const began = Date.now();
    const { signal } = one.stop;
    const schema = schemaOf(id);
    const source = await sourceOf(id);
    const tables = describedTables(await describePostgres(source));
    const isSampled = one.sampled !== undefined && began - one.sampled < SAMPLED;
    const copied = new Map<string, { rows: number; cut: boolean }>();
    const found = new Map<string, FoundTable>();
    let left = MOST_ROWS;
    for (const table of tables.toSorted((a, b) => a.found.rowCount - b.found.rowCount)) {
      const { name } = table.found;
      if (left === 0 || Date.now() - began > LONGEST) break;
      try {
        const put = await copyTable(analysis, source, { schema, known: table, most: left, signal });
        left -= put.stored.rowCount;
        copied.set(name, { rows: put.stored.rowCount, cut: put.cut });
        if (!isSampled) found.set(name, await sample(schema, table, put));
      } catch (error) {
        if (signal.aborted || !isItsOwn(error)) throw error;
        log.warn({ err: error, id }, 'a table of a data source was not copied');
      }
    }
    signal.throwIfAborted();
    for (const { table } of await analysis.tables(schema))
      if (!copied.has(table)) await analysis.dropTable({ schema, table });
    if (!isSampled) {
      const all = tables.map((table) => found.get(table.found.name) ?? table.found);
      await db.transaction((tx) => sources.putTables(tx, id, all, { whole: true }));
      one.sampled = began;
    }
    one.copied = { at: began, took: Date.now() - began, tables: copied };
  };

  const begin = (id: string): Known & { readonly copying: Promise<void> } => {
    const one = known.get(id) ?? { stop: new AbortController() };
    known.set(id, one);
    one.copying ??= copy(id, one)
      .then(() => sources.setReachable(id, true))
      .catch(async (error: unknown) => {
        if (error instanceof AnalysisError && error.code === 'analysis_not_reached')
          await sources.setReachable(id, false);
        throw error;
      })
      .finally(() => {
        delete one.copying;
      });
    // Whoever waits for it hears of it; nobody has to.
    one.copying.catch(() => undefined);
    return { ...one, copying: one.copying };
  };

  const isDue = ({ copied }: Known): boolean =>
    copied === undefined || Date.now() - copied.at > Math.max(RECENT, REST * copied.took);

  /** Takes nothing of what is known for granted any more: it is another database now, or none. */
  const forget = async (id: string): Promise<void> => {
    const one = known.get(id);
    known.delete(id);
    one?.stop.abort(new AnalysisError('analysis_closed'));
    await one?.copying?.catch(() => undefined);
  };

  return {
    forget,

    /** What was copied of a source; undefined: nothing is known of that yet. */
    known: (id: string): Copied | undefined => known.get(id)?.copied?.tables,

    /** What can be asked of a source. Copies it first where that is not recent. Throws `AnalysisError` where it is not reached. */
    ready: async (id: string, signal?: AbortSignal): Promise<Copied> => {
      const before = known.get(id);
      if (before === undefined || isDue(before)) {
        const { copying, copied } = begin(id);
        const waiting = copied === undefined ? copying : within(copying, PATIENCE);
        await Promise.race([waiting, ...(signal === undefined ? [] : [aborted(signal)])]);
      }
      return known.get(id)?.copied?.tables ?? new Map();
    },

    /** Reads everything again, and what the columns hold. Waits no longer than this many milliseconds for it. */
    again: async (id: string, patience: number): Promise<void> => {
      const one = known.get(id);
      // One that began before would know less.
      await one?.copying?.catch(() => undefined);
      if (one !== undefined) delete one.sampled;
      await within(begin(id).copying, patience);
    },

    close: async (): Promise<void> => {
      await Promise.all([...known.keys()].map(forget));
    },
  };
};
