import type { DuckDBConnection } from '@duckdb/node-api';
import { quoted } from '../names.js';
import type { CellType } from '../types.js';

/** Rows that are looked at for what may be in a column, before all of them are. */
const SAMPLE = 2000;

/** Blanks around a value, those of Chinese text and of web pages among them. */
const trimmed = (column: string): string => `nullif(trim(${quoted(column)}, ' \t\r\n\u00a0\u3000'), '')`;

const WHOLE = String.raw`[-+]?(?:0|[1-9]\d{0,14}|[1-9]\d{0,2}(?:,\d{3}){1,4})`;
const NUMBER = String.raw`[-+]?(?:0|[1-9]\d{0,14}|[1-9]\d{0,2}(?:,\d{3}){1,4})(?:\.\d+)?(?:[eE][-+]?\d{1,3})?%?`;
const DAY = String.raw`(\d{4})\s?[-/.年]\s?(\d{1,2})\s?[-/.月]\s?(\d{1,2})日?`;
const TIME = String.raw`[ T]?(\d{1,2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?)`;

type Reading = 'boolean' | 'whole' | 'number' | 'day' | 'time' | 'text';

/** How a text is read as each of them: nothing where it isn't one. Numbers with zeros in front stay text, they are codes. */
const readings: Readonly<Record<Reading, (column: string) => string>> = {
  boolean: (column) =>
    `case lower(${trimmed(column)}) when '是' then true when '否' then false when 'true' then true when 'false' then false when 'yes' then true when 'no' then false end`,
  whole: (column) =>
    `case when regexp_full_match(${trimmed(column)}, '${WHOLE}') then try_cast(replace(${trimmed(column)}, ',', '') as bigint) end`,
  number: (column) =>
    `case when regexp_full_match(${trimmed(column)}, '${NUMBER}') then try_cast(rtrim(replace(${trimmed(column)}, ',', ''), '%') as double) / case when ends_with(${trimmed(column)}, '%') then 100 else 1 end end`,
  day: (column) =>
    `case when regexp_full_match(${trimmed(column)}, '${DAY}') then try_cast(regexp_replace(${trimmed(column)}, '${DAY}', '\\1-\\2-\\3') as date) end`,
  // Some of a column may be days without a time.
  time: (column) =>
    `coalesce(${readings.day(column)}, case when regexp_full_match(${trimmed(column)}, '${DAY}${TIME}Z?') then try_cast(regexp_replace(rtrim(${trimmed(column)}, 'Z'), '${DAY}${TIME}', '\\1-\\2-\\3 \\4') as timestamp) end)`,
  text: (column) => `nullif(${quoted(column)}, '')`,
};

const ORDER = ['boolean', 'whole', 'number', 'day', 'time'] as const;

/** What a column of a given type is read as. */
const readingOf = { number: 'number', boolean: 'boolean', date: 'time', text: 'text' } as const;

const counts = async (
  connection: DuckDBConnection,
  from: string,
  asked: readonly (readonly [string, Reading])[],
): Promise<number[]> => {
  if (asked.length === 0) return [];
  const list = asked.map(
    ([column, reading]) => `count(${reading === 'text' ? trimmed(column) : readings[reading](column)})`,
  );
  const reader = await connection.runAndReadAll(`select ${list.join(', ')} from ${from}`);
  return (reader.getRows()[0] ?? []).map(Number);
};

/** Which readings hold for every value of a column, out of those that are left. */
const holding = async (
  connection: DuckDBConnection,
  from: string,
  left: ReadonlyMap<string, readonly Reading[]>,
): Promise<Map<string, readonly Reading[]>> => {
  const asked = [...left].flatMap(([column, some]) =>
    ['text' as const, ...some].map((reading) => [column, reading] as const),
  );
  const found = await counts(connection, from, asked);
  const filled = new Map<string, number>();
  const holds = new Map<string, Reading[]>();
  for (const [at, [column, reading]] of asked.entries()) {
    const count = found[at] ?? 0;
    if (reading === 'text') filled.set(column, count);
    else if (count > 0 && count === filled.get(column)) holds.set(column, [...(holds.get(column) ?? []), reading]);
  }
  return holds;
};

export interface StagedColumn {
  /** Its name in the table of texts. */
  readonly staged: string;
  /** What it is to be; undefined: whatever all of its values are. */
  readonly type?: CellType;
}

/** For each column of a table of texts the expression that makes values of them. */
export const valuesOf = async (
  connection: DuckDBConnection,
  table: string,
  columns: readonly StagedColumn[],
): Promise<string[]> => {
  const open = columns.filter(({ type }) => type === undefined).map(({ staged }) => staged);
  const all = new Map(open.map((name) => [name, ORDER]));
  const likely = await holding(connection, `(select * from ${table} limit ${SAMPLE})`, all);
  const certain = await holding(connection, table, likely);
  return columns.map(({ staged, type }) =>
    readings[type === undefined ? (certain.get(staged)?.[0] ?? 'text') : readingOf[type]](staged),
  );
};
