import type { ReportMeasure, ReportPeople, ReportPerson } from '@console/api/contract';
import sql, { empty, type Sql } from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { maskPhone, maskPhones } from '../../../text/maskPhones.js';
import { reachesOf } from './counts.js';
import { type Place, readCursor, writeCursor } from './cursor.js';
import { counted, isCounted, planName, type ReportFilter, taskName } from './reportFilter.js';

export interface PeopleFilter extends ReportFilter {
  readonly measure: ReportMeasure;
  readonly reason?: string;
  readonly size: number;
  readonly after?: string;
}

interface Row extends Place {
  readonly customerId: string | null;
  readonly customerName: string;
  readonly phone: string;
  readonly planName: string;
  readonly taskName: string;
  readonly said: string;
  readonly time: Date;
  readonly deliveredAt: Date | null;
  readonly openedAt: Date | null;
  readonly clickedAt: Date | null;
}

const shownPerson = (row: Row): ReportPerson => ({
  id: row.seq,
  customerId: row.customerId,
  customerName: row.customerName,
  phoneNumber: row.phone === '' ? '' : maskPhone(row.phone),
  channel: row.channel,
  planName: row.planName,
  taskName: row.taskName,
  reach: row.reach,
  reason: row.why,
  said: maskPhones(row.said),
  time: row.time.toISOString(),
  deliverTime: row.deliveredAt?.toISOString() ?? null,
  openTime: row.openedAt?.toISOString() ?? null,
  clickTime: row.clickedAt?.toISOString() ?? null,
});

/** From this place on, days first, the latest at the top. */
const from = ({ day, cause, reach, why, channel }: Place): Sql => sql`
  and (d.day < ${day}::date or (
    d.day = ${day}::date and (d.cause, d.reach, d.why, d.channel) >= (${cause}, ${reach}, ${why}, ${channel})))`;

/** Whether messages `g` stand at this place, of which some were on the page before. */
const isAt = ({ day, cause, reach, why, channel }: Place): Sql =>
  sql`(g.day = ${day}::date and (g.cause, g.reach, g.why, g.channel) = (${cause}, ${reach}, ${why}, ${channel}))`;

/**
 * The messages that a number counts. Days say where they are, each at least one, so that a page looks at no more of them than it
 * has rows; an index leads to those of a day.
 */
export const pageOfPeople = async (db: Queryable, filter: PeopleFilter): Promise<ReportPeople> => {
  const { measure, reason, size, after, ...within } = filter;
  const place = readCursor(after);
  const wanted = sql`${isCounted(within)} and d.reach = any(${[...reachesOf[measure]]}::text[])
    ${reason === undefined ? empty : sql`and d.why = ${reason}`}`;
  const rows = await db.query<Row>(sql`
    with g as materialized (
      select d.day, d.cause, d.reach, d.why, d.channel, ${planName} as plan, ${taskName} as task
      from ${counted} where ${wanted} ${place === null ? empty : from(place)}
      order by d.day desc, d.cause, d.reach, d.why, d.channel limit ${size + 2}
    )
    select g.day::text as day, g.cause, g.reach, g.why, g.channel, o.seq::text as seq, c.id as "customerId",
      coalesce(c.name, '') as "customerName",
      coalesce(nullif(c.phone, ''), case when o.channel = 'sms' then o.address end, '') as phone,
      g.plan as "planName", g.task as "taskName", o.said, coalesce(o.handed_at, o.created_at) as time,
      o.delivered_at as "deliveredAt", o.opened_at as "openedAt", o.clicked_at as "clickedAt"
    from g cross join lateral (
      select * from outbox m where m.cause = g.cause and m.day = g.day and m.reach = g.reach and m.why = g.why
        and m.reach <> 'waiting' and m.channel = g.channel
        ${place === null ? empty : sql`and m.seq > case when ${isAt(place)} then ${place.seq}::bigint else 0 end`}
      order by m.seq limit ${size + 1}
    ) o left join customers c on c.id = o.customer_id
    order by g.day desc, g.cause, g.reach, g.why, g.channel, o.seq limit ${size + 1}`);
  const [all] = await db.query<{ total: number }>(sql`
    select coalesce(sum(d.messages), 0)::int as total from ${counted} where ${wanted}`);
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return {
    list: shown.map(shownPerson),
    total: all?.total ?? 0,
    after: rows.length > size && last !== undefined ? writeCursor(last) : null,
  };
};
