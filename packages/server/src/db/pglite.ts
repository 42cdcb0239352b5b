import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PGlite } from '@electric-sql/pglite';
import { pg_textsearch } from '@electric-sql/pglite-pg_textsearch';
import { vector } from '@electric-sql/pglite-pgvector';

const NUMERIC = 1700;

/** One open embedded PostgreSQL, as far as the database needs it. Takes one statement at a time. */
export interface Engine {
  /** Without values, `text` may hold several statements; the rows of the last come back. */
  run(text: string, values: readonly unknown[]): Promise<unknown[]>;
  listen(channel: string, onNotify: (payload: string) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** Where an engine keeps its rows: a folder, or memory, there optionally begun from a dump. */
export interface EngineOptions {
  readonly folder?: string;
  readonly dump?: Blob;
}

export interface PgliteEngine extends Engine {
  dump(): Promise<Blob>;
}

/** Old files of the log are used again or removed by each checkpoint, which `upkeep.ts` asks for. */
const settings = ['-c', 'max_wal_size=64MB', '-c', 'min_wal_size=32MB'];

/**
 * True for a failure after which PostgreSQL itself would end and begin anew from its log, e.g. of a file that is gone. The engine
 * would go on with what was left of its memory, and refuse everything: "cannot drop active portal".
 */
export const isTheEnd = (error: unknown): boolean =>
  error instanceof WebAssembly.RuntimeError ||
  (error instanceof Object && /^(?:PANIC|FATAL)$/.test(String(Reflect.get(error, 'severity'))));

/** PGlite as the engine has it. */
export const createPglite = ({ folder, dump }: EngineOptions): Promise<PGlite> =>
  PGlite.create({
    dataDir: folder,
    loadDataDir: dump,
    extensions: { vector, pg_trgm, pg_textsearch },
    parsers: { [NUMERIC]: Number },
    startParams: [...PGlite.defaultStartParams, ...settings],
  });

/** Opens PGlite in this thread: a heavy query stops everything else here meanwhile. */
export const openPglite = async (options: EngineOptions): Promise<PgliteEngine> => {
  const lite = await createPglite(options);
  return {
    run: async (text, values) => {
      const plain = values.map((value) => (value === undefined ? null : value));
      if (plain.length > 0) return (await lite.query(text, plain)).rows;
      return (await lite.exec(text)).at(-1)?.rows ?? [];
    },
    listen: (channel, onNotify) => lite.listen(channel, onNotify),
    close: () => lite.close(),
    dump: async () => lite.dumpDataDir('none'),
  };
};
