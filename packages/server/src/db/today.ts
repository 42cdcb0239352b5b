import sql, { type Sql } from 'sql-template-tag';

/** When the day of a moment began, by the clocks that the limits of a day go by. */
export const dayOf = (moment: Sql): Sql =>
  sql`date_trunc('day', (${moment}) at time zone 'Asia/Shanghai') at time zone 'Asia/Shanghai'`;

/** When the present day began. */
export const today = dayOf(sql`now()`);
