import sql from 'sql-template-tag';

/** When the day began, by the clocks that the limits of a day go by. */
export const today = sql`date_trunc('day', now() at time zone 'Asia/Shanghai') at time zone 'Asia/Shanghai'`;
