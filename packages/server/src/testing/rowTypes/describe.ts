import { type PGlite, protocol } from '@electric-sql/pglite';
import { createPglite } from '../../db/pglite.js';
import { readMigrations } from '../../db/migrate.js';
import { migrated } from '../testDatabase.js';
import { nulledRelations } from './nulledRelations.js';

/** What PostgreSQL says of one column of an answer, before any row has come. */
export interface Column {
  readonly name: string;
  /** The type that its values have here, as TypeScript writes it; null where that depends on the value, as with json. */
  readonly type: string | null;
  /** Says whether it can be null; undefined where only the rows can tell, as with an expression. */
  readonly nullable: boolean | undefined;
}

/** By the names that PostgreSQL itself gives them. */
const types: Readonly<Record<string, string>> = {
  bool: 'boolean',
  bytea: 'Uint8Array',
  date: 'Date',
  float4: 'number',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  name: 'string',
  numeric: 'number',
  oid: 'number',
  text: 'string',
  timestamp: 'Date',
  timestamptz: 'Date',
  uuid: 'string',
  varchar: 'string',
};

const typeOf = (name: string): string | null => {
  const item = name.startsWith('_') ? types[name.slice(1)] : undefined;
  return item === undefined ? (types[name] ?? null) : `readonly ${item}[]`;
};

interface Described {
  readonly name: string;
  readonly tableID: number;
  readonly columnID: number;
  readonly dataTypeID: number;
}

const isDescription = (message: object): message is { readonly fields: readonly Described[] } =>
  Reflect.get(message, 'name') === 'rowDescription';

const fieldsOf = async (lite: PGlite, text: string): Promise<readonly Described[]> => {
  const { serialize } = protocol;
  try {
    await lite.execProtocol(serialize.parse({ text }));
    const { messages } = await lite.execProtocol(serialize.describe({ type: 'S' }));
    return messages.flatMap((message) => (isDescription(message) ? message.fields : []));
  } finally {
    await lite.execProtocol(serialize.sync());
  }
};

/** Nothing else makes a null of a column that has none. */
const OUTER_JOIN = /\b(?:left|right|full)\b/i;

const plansOf = async (lite: PGlite, text: string): Promise<unknown> => {
  if (!OUTER_JOIN.test(text)) return [];
  const answers = await lite.exec(`explain (generic_plan, verbose, format json) ${text}`);
  return answers.at(-1)?.rows;
};

interface TableColumn {
  readonly column: string;
  readonly relation: string;
  /** The table refuses nulls. */
  readonly required: boolean;
}

const mayBeNull = (
  { column, relation, required }: TableColumn,
  nulled: ReadonlyMap<string, boolean | undefined>,
  text: string,
): boolean | undefined => {
  if (nulled.get(relation) === true) return true;
  // Which of its rows a condition takes is not looked into: the rows that come will tell.
  const asked = new RegExp(`\\b${column}"? is not null`, 'i').test(text);
  return asked ? undefined : !required;
};

/** Asks PostgreSQL, with the tables of this version, what statements answer. `await using`: closed after use. */
export const openDescriber = async () => {
  const lite = await createPglite({ dump: await migrated(await readMigrations()) });
  const { rows: typeNames } = await lite.query<{ oid: number; typname: string }>('select oid, typname from pg_type');
  const nameOf = new Map(typeNames.map(({ oid, typname }) => [oid, typname]));
  const { rows: columns } = await lite.query<TableColumn & { key: string }>(`
    select attrelid || '.' || attnum as key, attnotnull as required, relname as relation, attname as column
    from pg_attribute join pg_class on pg_class.oid = attrelid where relkind = 'r'
  `);
  const columnOf = new Map(columns.map((column) => [column.key, column]));

  return {
    /** Null for what cannot be asked for by itself, e.g. a table that exists within its transaction only. */
    describe: async (text: string): Promise<Column[] | null> => {
      try {
        const fields = await fieldsOf(lite, text);
        const nulled = nulledRelations(await plansOf(lite, text));
        return fields.map(({ name, tableID, columnID, dataTypeID }) => {
          const column = columnOf.get(`${tableID}.${columnID}`);
          const nullable = column === undefined ? undefined : mayBeNull(column, nulled, text);
          return { name, type: typeOf(nameOf.get(dataTypeID) ?? ''), nullable };
        });
      } catch {
        return null;
      }
    },
    [Symbol.asyncDispose]: () => lite.close(),
  };
};
