import type { ListOrder } from './types.js';

type Value = string | number | null;

const collators = new Map<string, Intl.Collator>();
const collatorOf = (language: string): Intl.Collator => {
  const known = collators.get(language);
  if (known) return known;
  const made = new Intl.Collator(language, { numeric: true });
  collators.set(language, made);
  return made;
};

/** The place of each distinct value. Telling words apart by a language's order is dear, so each pair is told once. */
const ranksOf = (values: readonly Value[], language: string): Map<Value, number> => {
  const { compare } = collatorOf(language);
  const distinct = [...new Set(values)].filter((value) => value !== null);
  distinct.sort((one, other) => {
    if (typeof one === 'number' && typeof other === 'number') return one - other;
    return compare(String(one), String(other));
  });
  return new Map(distinct.map((value, index) => [value, index]));
};

export interface SortRowsOptions<Row> {
  rows: readonly Row[];
  /** Left out: the rows as they come. */
  order: ListOrder | undefined;
  /** What a row is ordered by in that column. `null`: nothing there; such rows stand last either way. */
  valueOf: (row: Row, column: string) => Value;
  /** Whose order words follow. Default `zh-CN`: by pinyin. */
  language?: string;
}

/** Rows that are all at hand in the order asked for. Equal ones keep their places. */
export const sortRows = <Row>({ rows, order, valueOf, language = 'zh-CN' }: SortRowsOptions<Row>): readonly Row[] => {
  if (order === undefined) return rows;
  const values = rows.map((row) => valueOf(row, order.column));
  const numbers = values.every((value) => value === null || typeof value === 'number');
  const ranks = numbers ? undefined : ranksOf(values, language);
  const sign = order.asc ? 1 : -1;
  const keys = new Float64Array(rows.length);
  for (const [index, value] of values.entries()) {
    const known = typeof value === 'number' && numbers ? value : (ranks?.get(value) ?? 0);
    keys[index] = value === null || Number.isNaN(value) ? Number.POSITIVE_INFINITY : sign * known;
  }
  const places = new Uint32Array(rows.length).map((_, index) => index);
  // Two that stand last differ by nothing that is a number; then, as for equals, their places decide.
  // oxlint-disable-next-line unicorn/no-array-sort
  places.sort((one, other) => (keys[one] ?? 0) - (keys[other] ?? 0) || one - other);
  const sorted: Row[] = [];
  for (const place of places) {
    const row = rows[place];
    if (row !== undefined) sorted.push(row);
  }
  return sorted;
};
