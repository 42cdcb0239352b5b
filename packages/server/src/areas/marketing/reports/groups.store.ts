import type { Channel, DeliveryReport, ReportGrouping, ReportRow } from '@console/api/contract';
import sql, { empty, type Sql } from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { containing, type Order, orderBy, pageOf } from '../../../db/sqlParts.js';
import { countColumns, type Counts, none, shown } from './counts.js';
import { counted, isCounted, planName, type ReportFilter, taskName, templateName } from './reportFilter.js';

/** What rows are told apart by, and what they are called. */
const groupings: Readonly<Record<ReportGrouping, { readonly id: Sql; readonly name: Sql }>> = {
  plan: { id: sql`k.plan_id`, name: planName },
  template: { id: sql`k.template_id`, name: templateName },
  task: { id: sql`k.task_id`, name: taskName },
  day: { id: sql`d.day::text`, name: sql`d.day::text` },
  channel: { id: sql`d.channel`, name: sql`d.channel` },
};

/** Numbers that rows are put in the order of. */
const columns = {
  name: 'name',
  lastDay: '"lastDay"',
  sentCount: 'sent',
  deliveredCount: 'delivered',
  clickedCount: 'clicked',
  failedCount: 'failed',
  unknownCount: 'unknown',
  cost: 'cost',
};

export interface GroupFilter extends ReportFilter {
  readonly by: ReportGrouping;
  readonly keyword?: string;
}

interface GroupRow extends Counts {
  readonly id: string | null;
  readonly name: string;
  readonly planId: string | null;
  readonly planName: string;
  readonly channels: Channel[];
  readonly lastDay: string;
}

const matches = (keyword = ''): Sql => {
  if (keyword.trim() === '') return empty;
  const pattern = containing(keyword);
  return sql`and (${planName} ilike ${pattern} or ${taskName} ilike ${pattern} or ${templateName} ilike ${pattern})`;
};

const shownRow = ({ id, name, planId, planName: plan, channels, lastDay, ...counts }: GroupRow): ReportRow => ({
  id,
  name,
  planId,
  planName: plan,
  channels,
  lastDay,
  ...shown(counts, channels),
});

/** The rows of a report: as many as `which` says. */
const rowsOf = (db: Queryable, { by, keyword, ...filter }: GroupFilter, which: Sql): Promise<GroupRow[]> => {
  const { id, name } = groupings[by];
  const isTask = by === 'task';
  return db.query<GroupRow>(sql`
    select ${id} as id, max(${name}) as name, ${isTask ? sql`max(k.plan_id)` : sql`null::text`} as "planId",
      ${isTask ? sql`max(${planName})` : sql`''`} as "planName", array_agg(distinct d.channel) as channels,
      coalesce(max(d.day) filter (where d.reach not in ('waiting', 'withheld')), max(d.day))::text as "lastDay", ${countColumns}
    from ${counted} where ${isCounted(filter)} ${matches(keyword)} group by ${id} ${which}`);
};

const USUAL = '"lastDay" desc, sent desc, id nulls last';

/** All rows, the latest first. */
export const allRows = async (db: Queryable, filter: GroupFilter): Promise<ReportRow[]> =>
  (await rowsOf(db, filter, orderBy(undefined, columns, USUAL))).map(shownRow);

export interface GroupPage extends GroupFilter {
  readonly current: number;
  readonly size: number;
  readonly orders?: readonly Order[];
}

/** One page of them, and the sums over all. */
export const pageOfRows = async (
  db: Queryable,
  { current, size, orders, ...filter }: GroupPage,
): Promise<DeliveryReport> => {
  const rows = await rowsOf(db, filter, sql`${orderBy(orders, columns, USUAL)} ${pageOf({ current, size })}`);
  const { by, keyword, ...within } = filter;
  const { id } = groupings[by];
  const [all] = await db.query<Counts & { total: number; channels: Channel[] }>(sql`
    select count(distinct coalesce(${id}, ''))::int as total,
      coalesce(array_agg(distinct d.channel), '{}') as channels, ${countColumns}
    from ${counted} where ${isCounted(within)} ${matches(keyword)}`);
  const { total, channels, ...counts } = all ?? { total: 0, channels: [], ...none };
  const of = filter.channel === undefined ? channels : [filter.channel];
  return { list: rows.map(shownRow), total, current, size, summary: shown(counts, of) };
};
