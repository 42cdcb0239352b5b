import sql, { empty, join, raw, type Sql } from 'sql-template-tag';

export interface Order {
  readonly column: string;
  readonly asc: boolean;
}

/** What a person typed, found anywhere in a text, signs taken as they are. */
export const containing = (keyword: string): string => `%${keyword.trim().replace(/[\\%_]/g, '\\$&')}%`;

/** `order by` for the columns asked for, as far as they are known, then as usual. */
export const orderBy = (
  orders: readonly Order[] | undefined,
  columns: Readonly<Record<string, string>>,
  usual: string,
): Sql => {
  const wanted = (orders ?? []).flatMap(({ column, asc }) => {
    const known = Object.hasOwn(columns, column) ? columns[column] : undefined;
    return known === undefined ? [] : [raw(`${known} ${asc ? 'asc' : 'desc'} nulls last`)];
  });
  return sql`order by ${join([...wanted, raw(usual)])}`;
};

/** The rows of one page; pages count from 1. */
export const pageOf = ({ current, size }: { current: number; size: number }): Sql =>
  sql`limit ${size} offset ${(current - 1) * size}`;

/** `and` one of these columns has what a person typed; nothing where they typed nothing. */
export const matching = (keyword: string, ...columns: readonly string[]): Sql => {
  if (keyword.trim() === '') return empty;
  const pattern = containing(keyword);
  return sql`and (${join(
    columns.map((column) => sql`${raw(column)} ilike ${pattern}`),
    ' or ',
  )})`;
};
