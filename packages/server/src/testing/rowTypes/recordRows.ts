import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { randomId } from '@console/base';
import type { Sql } from 'sql-template-tag';
import type { Database, Queryable } from '../../db/database.js';
import { emptyShape, mergeShapes, type Shape, shapeOf } from './shape.js';

/** What came back at one place of the code. */
export interface Recorded {
  /** `file:line:column` of the call. */
  readonly site: string;
  /** The statements that were run there, as PostgreSQL was given them. */
  readonly texts: readonly string[];
  readonly columns: Readonly<Record<string, Shape>>;
}

/** Rows of one answer that are looked at; a table of a hundred thousand says no more. */
const ROWS = 200;
/** Different statements kept of one place: each says what its columns are. */
const TEXTS = 20;

interface Site {
  readonly texts: Set<string>;
  readonly columns: Record<string, Shape>;
}

const sites = new Map<string, Site>();

/** Where `above` was called, as the source says. */
const callSite = (above: (...given: never[]) => unknown): string => {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 1;
  const here: { stack?: string } = {};
  Error.captureStackTrace(here, above);
  const { stack = '' } = here;
  Error.stackTraceLimit = stackTraceLimit;
  return /\(?((?:file:\/\/)?\/[^()]*:\d+:\d+)\)?\s*$/.exec(stack)?.[1]?.replace('file://', '') ?? '';
};

const record = (site: string, { text }: Sql, rows: readonly unknown[]): void => {
  const known = sites.get(site) ?? { texts: new Set<string>(), columns: {} };
  sites.set(site, known);
  if (known.texts.size < TEXTS) known.texts.add(text);
  for (const row of rows.slice(0, ROWS)) {
    for (const [name, value] of Object.entries(row ?? {})) {
      known.columns[name] = mergeShapes(known.columns[name] ?? emptyShape(), shapeOf(value));
    }
  }
};

const recordingQuery = (on: Queryable): Queryable => {
  const query = <Row>(statement: Sql): Promise<Row[]> => {
    const site = callSite(query);
    return on.query<Row>(statement).then((rows) => {
      record(site, statement, rows);
      return rows;
    });
  };
  return { query };
};

const recording = (db: Database): Database => ({
  ...db,
  ...recordingQuery(db),
  transaction: (work) => db.transaction((tx) => work(recordingQuery(tx))),
  at: (pace) => recording(db.at(pace)),
});

/** The same database; what its rows look like is kept for the check of row types. */
export const recordRows = (db: Database): Database => recording(db);

/**
 * Writes down what this process has seen since it last did, into the folder that the run of the tests has made for it.
 * Nowhere, where there is none.
 */
export const writeRecord = (folder = process.env.ROW_TYPES_DIR): void => {
  if (folder === undefined || sites.size === 0) return;
  const all: Recorded[] = [...sites].map(([site, { texts, columns }]) => ({ site, texts: [...texts], columns }));
  writeFileSync(path.join(folder, `${randomId()}.json`), JSON.stringify(all));
  sites.clear();
};
