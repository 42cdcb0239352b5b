import type { Input, readReferralStatistics, ReferralStatistics } from '@console/api/contract';
import sql, { empty, type Sql } from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { fail } from '../../../http/failure.js';
import { readSpan, type Span } from '../../../text/span.js';
import { shanghaiDay } from '../../../text/moment.js';
import { nickOf } from '../../../weCom/index.js';

type Wanted = Input<typeof readReferralStatistics>;

const MOST = 50;
const DAY = 24 * 3_600_000;

interface Narrowed {
  readonly span: Span;
  readonly id: string | undefined;
  readonly staffId: string | undefined;
}

const inSpan = ({ span, staffId }: Narrowed): Sql => sql`
  h.link_id is not null and h.occurred_at >= ${span.from.toISOString()}::timestamptz
    and h.occurred_at < ${span.to.toISOString()}::timestamptz
    ${staffId === undefined ? empty : sql`and h.staff_id = ${staffId}`}`;

/** Comings and goings by links. */
const changes = (narrowed: Narrowed): Sql => sql`
  select h.link_id, h.staff_id, (h.occurred_at at time zone 'Asia/Shanghai')::date as day,
    count(*) filter (where h.kind = 'added')::int as added, count(*) filter (where h.kind = 'lost')::int as lost
  from wecom_changes h
  where ${inSpan(narrowed)} ${narrowed.id === undefined ? empty : sql`and h.link_id = ${narrowed.id}`}
  group by 1, 2, 3`;

/** Visits are nobody's: of one member of staff there are none. */
const visits = ({ span, id, staffId }: Narrowed): Sql => sql`
  select v.link_id, v.day, v.count from referral_visits v
  where ${staffId === undefined} and v.day >= ${shanghaiDay(span.from)}::date
    and v.day <= ${shanghaiDay(new Date(span.to.getTime() - 1))}::date
    ${id === undefined ? empty : sql`and v.link_id = ${id}`}`;

/** All days of a span by the clocks of Shanghai. */
const daysOf = ({ from, to }: Span): string[] => {
  const last = shanghaiDay(new Date(to.getTime() - 1));
  const days: string[] = [];
  for (let at = from.getTime(); days.at(-1) !== last; at += DAY) {
    const day = shanghaiDay(new Date(at));
    days.push(day > last ? last : day);
  }
  return days;
};

/** Throws `referral_link_not_found`, `staff_not_found` and `invalid_span`. */
export const linkStatistics = async (db: Queryable, { id, staffId, ...given }: Wanted): Promise<ReferralStatistics> => {
  const narrowed = { span: readSpan(given), id, staffId };
  if (id !== undefined) {
    const [link] = await db.query(sql`select 1 as one from referral_links where id = ${id} and deleted_at is null`);
    if (link === undefined) throw fail('referral_link_not_found');
  }
  if (staffId !== undefined) {
    const [one] = await db.query(sql`select 1 as one from wecom_staff where id = ${staffId}`);
    if (one === undefined) throw fail('staff_not_found');
  }
  const byDay = await db.query<{ day: string; visits: number; added: number; lost: number }>(sql`
    select day::text as day, sum(visits)::int as visits, sum(added)::int as added, sum(lost)::int as lost
    from (
      select day, 0 as visits, added, lost from (${changes(narrowed)}) c
      union all select day, count, 0, 0 from (${visits(narrowed)}) v
    ) t group by day`);
  const links = await db.query<ReferralStatistics['links'][number]>(sql`
    select l.id, l.name as "linkName", sum(t.visits)::int as "visitCount", sum(t.added)::int as "addedCount",
      sum(t.lost)::int as "lostCount"
    from (
      select link_id, 0 as visits, added, lost from (${changes(narrowed)}) c
      union all select link_id, count, 0, 0 from (${visits(narrowed)}) v
    ) t join referral_links l on l.id = t.link_id
    group by l.id order by sum(t.added) desc, sum(t.visits) desc, l.seq limit ${MOST}`);
  const staff = await db.query<ReferralStatistics['staff'][number]>(sql`
    select s.id, ${nickOf} as nick, sum(t.added)::int as "addedCount", sum(t.lost)::int as "lostCount"
    from (${changes(narrowed)}) t join wecom_staff s on s.id = t.staff_id
    group by s.id order by sum(t.added) desc, s.seq limit ${MOST}`);
  const found = new Map(byDay.map((row) => [row.day, row]));
  const days = daysOf(narrowed.span).map((day) => {
    const { visits: visitCount = 0, added: addedCount = 0, lost: lostCount = 0 } = found.get(day) ?? {};
    return { day, visitCount, addedCount, lostCount };
  });
  const sum = (count: 'visitCount' | 'addedCount' | 'lostCount'): number =>
    days.reduce((total, day) => total + day[count], 0);
  const summary = { visitCount: sum('visitCount'), addedCount: sum('addedCount'), lostCount: sum('lostCount') };
  return { summary, days, links, staff };
};
