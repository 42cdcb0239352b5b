import type { Channel } from '@console/api/contract';
import sql from 'sql-template-tag';
import type { Database } from '../../../../db/database.js';
import { nameCause } from '../../../../outbox/index.js';

/** Messages of a task that fared alike. */
export interface Sent {
  readonly task: string;
  readonly count: number;
  /** `2026-03-05`. Default: the first of March. */
  readonly day?: string;
  readonly state?: 'waiting' | 'taken' | 'refused' | 'unknown' | 'withheld';
  readonly reason?: string;
  readonly said?: string;
  readonly reached?: 'delivered' | 'failed' | 'opened' | 'clicked';
  /** Thousandths of a yuan each. Default 45. */
  readonly cost?: number;
}

/** A task of a plan that messages went out for; its plan has the same name as its id. */
export const addTask = (
  db: Database,
  task: string,
  { planId, channel = 'sms', templateId = null }: { planId: string; channel?: Channel; templateId?: string | null },
): Promise<void> =>
  nameCause(db, `task:${task}`, {
    channel,
    planId,
    planName: `计划 ${planId}`,
    taskId: task,
    taskName: `任务 ${task}`,
    templateId,
  });

let last = 0;

/** Messages, each to a customer of its own, handed over at noon of their day. */
export const addSent = async (db: Database, sent: readonly Sent[]): Promise<void> => {
  for (const one of sent) {
    const { task, count, day = '2026-03-01', state = 'taken', reason = '', said = '', reached, cost = 45 } = one;
    const noon = `${day}T12:00:00+08:00`;
    const first = last;
    last += count;
    const isGone = state !== 'waiting' && state !== 'withheld';
    await db.query(sql`
      insert into customers (id, name, phone)
      select 's' || n, '客户' || n, '139' || lpad(n::text, 8, '0') from generate_series(${first + 1}::int, ${last}::int) n`);
    await db.query(sql`
      insert into outbox (cause, person, customer_id, channel, address, address_hash, content, state, reason, said, cost,
        created_at, handed_at, sent_at, delivered_at, failed_at, opened_at, clicked_at)
      select ${`task:${task}`}, 's' || n, 's' || n, (select channel from outbox_causes where cause = ${`task:${task}`}),
        '139' || lpad(n::text, 8, '0'), 'h' || n, '{}', ${state}, ${reason}, ${said}, ${cost}::int, ${noon}::timestamptz,
        case when ${isGone} then ${noon}::timestamptz end, case when ${isGone && state !== 'refused'} then ${noon}::timestamptz end,
        case when ${reached !== undefined && reached !== 'failed'} then ${noon}::timestamptz + interval '1 minute' end,
        case when ${reached === 'failed'} then ${noon}::timestamptz + interval '1 minute' end,
        case when ${reached === 'opened'} then ${noon}::timestamptz + interval '2 minutes' end,
        case when ${reached === 'clicked'} then ${noon}::timestamptz + interval '2 minutes' end
      from generate_series(${first + 1}::int, ${last}::int) n`);
  }
};

/** Takes away all that such tests make. */
export const clearSent = async (db: Database): Promise<void> => {
  for (const table of [
    sql`outbox`,
    sql`outbox_days`,
    sql`outbox_causes`,
    sql`customers`,
    sql`report_exports`,
    sql`jobs`,
    sql`operate_plans`,
  ])
    await db.query(sql`delete from ${table}`);
};

/** March as calls take it. */
export const march = { startTime: '2026-03-01 00:00:00', endTime: '2026-03-31 23:59:59' };
