import sql from 'sql-template-tag';

/** How far messages have come that went out. */
export const sentReaches = ['taken', 'unknown', 'failed', 'delivered', 'opened', 'clicked'] as const;

/** Whether messages of days `d` are paid for: what the vendor refused is not; what it took, and reported as not arrived, is. */
export const isPaid = sql`(d.reach = any(${[...sentReaches]}::text[]) and (d.reach <> 'failed' or d.why = 'undelivered'))`;
