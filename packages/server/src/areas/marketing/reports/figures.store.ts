import type { Channel, DeliveryFigures } from '@console/api/contract';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { countColumns, type Counts, none, shown, sumOf } from './counts.js';
import { counted, daysOf, isCounted, planName, type ReportFilter, taskName, templateName } from './reportFilter.js';

interface Day extends Counts {
  readonly day: string;
  readonly channels: Channel[];
}

const byDay = (db: Queryable, filter: ReportFilter): Promise<Day[]> =>
  db.query<Day>(sql`
    select d.day::text as day, array_agg(distinct d.channel) as channels, ${countColumns}
    from ${counted} where ${isCounted(filter)} group by d.day`);

const reasonsOf = (db: Queryable, filter: ReportFilter) =>
  db.query<{ measure: string; reason: string; count: number }>(sql`
    select d.reach as measure, d.why as reason, sum(d.messages)::int as count
    from ${counted} where ${isCounted(filter)} and d.reach in ('failed', 'withheld')
    group by d.reach, d.why order by count desc, d.reach, d.why`);

/** What the things are called that it is narrowed to. */
const namesOf = async (db: Queryable, { planId, templateId, taskId }: ReportFilter) => {
  const [plan, template, task] = [planId ?? null, templateId ?? null, taskId ?? null];
  const [row] = await db.query<{ planName: string; templateName: string; taskName: string }>(sql`
    select coalesce((select name from operate_plans where id = ${plan}),
        (select plan_name from outbox_causes where plan_id = ${plan} order by created_at desc limit 1), '') as "planName",
      coalesce((select name from message_templates where id = ${template}),
        (select template_name from outbox_causes where template_id = ${template} order by created_at desc limit 1), '')
        as "templateName",
      coalesce((select name from pd_tasks where id = ${task}),
        (select task_name from outbox_causes where task_id = ${task} limit 1), '') as "taskName"`);
  return row ?? { planName: '', templateName: '', taskName: '' };
};

/** What became of messages, as sums and day by day. */
export const figuresOf = async (db: Queryable, filter: ReportFilter): Promise<DeliveryFigures> => {
  const rows = await byDay(db, filter);
  const known = new Map(rows.map((row) => [row.day, row]));
  const channels = filter.channel === undefined ? rows.flatMap((row) => row.channels) : [filter.channel];
  return {
    ...shown(sumOf(rows), channels),
    reasons: await reasonsOf(db, filter),
    days: daysOf(filter).map((day) => ({ day, ...shown(known.get(day) ?? none, channels) })),
    ...(await namesOf(db, filter)),
  };
};

export interface TaskDay extends Counts {
  readonly day: string;
  readonly cause: string;
  readonly channel: string;
  readonly planName: string;
  readonly taskName: string;
  readonly templateName: string;
}

/** Rows of a sheet that are read at a time. */
const BATCH = 1000;

/** What became of each task on each day, the earliest first, read day by day, and of a day little by little. */
export async function* taskDaysOf(db: Queryable, filter: ReportFilter): AsyncGenerator<TaskDay> {
  for (const day of daysOf(filter)) {
    const ofDay = isCounted({ ...filter, from: day, to: day });
    for (let last: string | undefined = ''; last !== undefined; ) {
      const rows: TaskDay[] = await db.query<TaskDay>(sql`
        select d.day::text as day, d.cause, max(d.channel) as channel, max(${planName}) as "planName", max(${taskName}) as "taskName",
          max(${templateName}) as "templateName", ${countColumns}
        from ${counted} where ${ofDay} and d.cause > ${last} group by d.day, d.cause order by d.cause limit ${BATCH}`);
      yield* rows;
      last = rows.length < BATCH ? undefined : rows.at(-1)?.cause;
    }
  }
}
