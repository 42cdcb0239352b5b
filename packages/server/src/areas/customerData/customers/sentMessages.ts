import sql, { type Sql } from 'sql-template-tag';

/**
 * Messages that went out to a customer, over `o`, with what they were sent for, over `k`, and that as it is called by now: its
 * task, over `t`, and the template, over `m`. What they said is not told: it may name others, and whoever wants to know looks at
 * the template.
 */
export const sentTo = (id: string): Sql => sql`
  from outbox o
    left join outbox_causes k on k.cause = o.cause
    left join pd_tasks t on t.id = k.task_id
    left join message_templates m on m.id = k.template_id
  where o.customer_id = ${id} and o.sent_at is not null`;

/** What one of these was sent with: its template, or the task where that has none, as they are called or were at that time. */
export const sentWith = sql`coalesce(m.name, nullif(k.template_name, ''), t.name, k.task_name, '')`;

/** How one of these stands, a word: how far it has come, as reports count it. */
export const standing = sql`case when o.state = 'sending' then o.state else o.reach end`;
