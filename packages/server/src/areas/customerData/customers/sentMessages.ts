import sql, { type Sql } from 'sql-template-tag';

/**
 * Messages that went out to a customer, over `o`, with the task that they were sent for, over `t`, and its template, over `m`.
 * What they said is not told: it may name others, and whoever wants to know looks at the template.
 */
export const sentTo = (id: string): Sql => sql`
  from outbox o
    left join pd_tasks t on t.id = case when o.cause like 'task:%' then substr(o.cause, 6) end
    left join message_templates m on m.id = t.template_id
  where o.customer_id = ${id} and o.sent_at is not null`;

/** What one was sent with, of these: its template, or the task where that has none. */
export const sentWith = sql`coalesce(m.name, t.name, '')`;

/** How one of these stands, a word. */
export const standing = sql`
  case when o.clicked_at is not null then 'clicked' when o.delivered_at is not null then 'delivered'
    when o.failed_at is not null then 'failed' else o.state end`;
