import sql, { empty, join, raw, type Sql } from 'sql-template-tag';

/** A page of a list, and what narrows it. */
export interface FeedbackPage {
  readonly current: number;
  readonly size: number;
  readonly orders?: readonly { readonly column: string; readonly asc: boolean }[];
  readonly from: Date | null;
  readonly to: Date | null;
  readonly keyword?: string;
}

/** What a person typed, found anywhere in a text, signs taken as they are. */
export const containing = (keyword: string): string => `%${keyword.trim().replace(/[\\%_]/g, '\\$&')}%`;

/** Whether a time lies in what may be an open span. */
export const during = (column: string, { from, to }: Pick<FeedbackPage, 'from' | 'to'>): Sql => sql`
  ${from === null ? empty : sql`and ${raw(column)} >= ${from.toISOString()}::timestamptz`}
  ${to === null ? empty : sql`and ${raw(column)} < ${to.toISOString()}::timestamptz`}
`;

/** `order by` for the known ones of the columns asked for, then as usual. */
export const orderBy = (
  orders: FeedbackPage['orders'],
  columns: Readonly<Record<string, string>>,
  usual: string,
): Sql => {
  const wanted = (orders ?? []).flatMap(({ column, asc }) => {
    const known = Object.hasOwn(columns, column) ? columns[column] : undefined;
    return known === undefined ? [] : [raw(`${known} ${asc ? 'asc' : 'desc'} nulls last`)];
  });
  return sql`order by ${join([...wanted, raw(usual)])}`;
};
