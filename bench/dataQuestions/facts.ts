import type { Vocabulary } from '../../packages/server/src/analysis/semantics/index.js';

export type Cell = string | number | boolean | null;
export type Row = Readonly<Record<string, Cell>>;

/** A metric counted in plain TypeScript, so that it can be held against what the query gave. */
export interface PlainMetric {
  readonly table: string;
  /** Column that it is dated by; null: it has no time. */
  readonly time: string | null;
  readonly of: (rows: readonly Row[]) => number | null;
  readonly where?: (row: Row) => boolean;
}

/** A vocabulary, rows for its tables, and the same figures worked out without SQL. */
export interface Schema {
  readonly name: string;
  readonly vocabulary: Vocabulary;
  /** Columns with their types in DuckDB. */
  readonly columns: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly rows: Readonly<Record<string, readonly Row[]>>;
  readonly metrics: Readonly<Record<string, PlainMetric>>;
  /** The column that a dimension is in each table. */
  readonly dimensions: Readonly<Record<string, string>>;
}

/** The same numbers in each run. */
export const randomFrom = (seed: number) => {
  let state = seed;
  const next = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  return {
    below: (limit: number): number => Math.floor(next() * limit),
    chance: (share: number): boolean => next() < share,
    one: <T>(items: readonly [T, ...T[]]): T => items[Math.floor(next() * items.length)] ?? items[0],
  };
};

const DAY = 86_400_000;

/** A time as DuckDB writes it, so many minutes after a day began. */
export const timeAfter = (day: string, minutes: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + minutes * 60_000).toISOString().slice(0, 19).replace('T', ' ');

export const daysAfter = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY).toISOString().slice(0, 10);

export const count = (rows: readonly Row[]): number => rows.length;
export const sumOf =
  (column: string) =>
  (rows: readonly Row[]): number =>
    rows.reduce((sum, row) => sum + Number(row[column] ?? 0), 0);
export const meanOf =
  (column: string) =>
  (rows: readonly Row[]): number | null => {
    const known = rows.filter((row) => row[column] !== null);
    return known.length === 0 ? null : sumOf(column)(known) / known.length;
  };
export const distinct =
  (column: string) =>
  (rows: readonly Row[]): number =>
    new Set(rows.map((row) => row[column])).size;
export const shareOf =
  (part: (row: Row) => boolean, whole: (row: Row) => boolean = () => true) =>
  (rows: readonly Row[]): number | null => {
    const all = rows.filter(whole).length;
    return all === 0 ? null : (100 * rows.filter(part).length) / all;
  };
