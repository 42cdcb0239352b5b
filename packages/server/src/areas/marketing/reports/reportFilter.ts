import type { Channel } from '@console/api/contract';
import sql, { empty, type Sql } from 'sql-template-tag';
import { shanghaiDay } from '../../../text/moment.js';
import { readSpan } from '../../../text/span.js';

/** Which messages are counted. */
export interface ReportFilter {
  /** First and last day, `2026-11-20`. */
  readonly from: string;
  readonly to: string;
  /** Left out: all of them. */
  readonly channel?: Channel;
  /** Null: what belongs to none. */
  readonly planId?: string | null;
  readonly templateId?: string | null;
  readonly taskId?: string | null;
}

type Asked = Omit<ReportFilter, 'from' | 'to'> & { readonly startTime: string; readonly endTime: string };

/** Whole days: those that the span touches. Throws `invalid_span`. */
export const filterOf = ({ startTime, endTime, channel, planId, templateId, taskId }: Asked): ReportFilter => {
  const { from, to } = readSpan({ startTime, endTime });
  return {
    from: shanghaiDay(from),
    to: shanghaiDay(new Date(to.getTime() - 1)),
    channel,
    planId,
    templateId,
    taskId,
  };
};

const DAY = 86_400_000;

/** Each of its days. */
export const daysOf = ({ from, to }: Pick<ReportFilter, 'from' | 'to'>): string[] => {
  const first = Date.parse(from);
  const count = Math.round((Date.parse(to) - first) / DAY) + 1;
  return Array.from({ length: count }, (_, at) => new Date(first + at * DAY).toISOString().slice(0, 10));
};

const isOf = (column: Sql, id: string | null | undefined): Sql => {
  if (id === undefined) return empty;
  return id === null ? sql`and ${column} is null` : sql`and ${column} = ${id}`;
};

/** Days `d` with what they were sent for, `k`, and what that is called by now, if it is there: `p`, `t` and `m`. */
export const counted = sql`
  outbox_days d left join outbox_causes k on k.cause = d.cause
  left join operate_plans p on p.id = k.plan_id left join pd_tasks t on t.id = k.task_id
  left join message_templates m on m.id = k.template_id`;

/** Whether a day is one of those. */
export const isCounted = ({ from, to, channel, planId, templateId, taskId }: ReportFilter): Sql => sql`
  d.messages > 0 and d.day between ${from}::date and ${to}::date
  ${channel === undefined ? empty : sql`and d.channel = ${channel}`}
  ${isOf(sql`k.plan_id`, planId)} ${isOf(sql`k.template_id`, templateId)} ${isOf(sql`k.task_id`, taskId)}`;

/** What they are called: as they are now, or as they were when they were sent for; empty: nobody knows. */
export const planName = sql`coalesce(p.name, k.plan_name, '')`;
export const taskName = sql`coalesce(t.name, k.task_name, '')`;
export const templateName = sql`coalesce(m.name, k.template_name, '')`;
