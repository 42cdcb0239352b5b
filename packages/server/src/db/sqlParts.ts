import sql, { join, raw, type Sql } from 'sql-template-tag';

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
