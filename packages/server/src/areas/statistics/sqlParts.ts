import sql, { type Sql } from 'sql-template-tag';
import type { Span } from '../../text/span.js';

/** Whether the time in a column lies in a span. */
export const during = (column: Sql, { from, to }: Span): Sql =>
  sql`(${column} >= ${from.toISOString()}::timestamptz and ${column} < ${to.toISOString()}::timestamptz)`;

const clock = sql`(l.asked_at at time zone 'Asia/Shanghai')`;

/** Of the week on which answer `l` was asked, 0: Monday. */
export const weekdayOf = sql`(extract(isodow from ${clock})::int - 1)`;

/** Of the day in which answer `l` was asked, 0 to 23. */
export const hourOf = sql`extract(hour from ${clock})::int`;
