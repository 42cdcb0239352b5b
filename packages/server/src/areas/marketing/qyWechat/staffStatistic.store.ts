import type { Input, pageAssignStatistic, StaffStatistic } from '@console/api/contract';
import sql, { empty, raw, type Sql } from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { matching, orderBy, pageOf } from '../../../db/sqlParts.js';
import { readWithin } from '../../../text/span.js';
import { nickOf } from '../../../weCom/index.js';

type Wanted = Pick<Input<typeof pageAssignStatistic>, 'startTime' | 'endTime' | 'staffId' | 'keyword'>;

const columns = {
  staffName: '"staffName"',
  contactCount: '"contactCount"',
  assignedCount: '"assignedCount"',
  askedCount: '"askedCount"',
  failedCount: '"failedCount"',
  addedCount: '"addedCount"',
  lostCount: '"lostCount"',
};

const within = (column: string, { from, to }: { from: Date | null; to: Date | null }): Sql => sql`
  ${from === null ? empty : sql`and ${raw(column)} >= ${from.toISOString()}::timestamptz`}
  ${to === null ? empty : sql`and ${raw(column)} < ${to.toISOString()}::timestamptz`}`;

/** Staff with what they were given and what came and went in a span; those whom WeCom lists no more only with something to tell. */
const statisticOf = (wanted: Wanted): Sql => {
  const span = readWithin(wanted);
  return sql`
    select s.id as "staffId", ${nickOf} as "staffName", s.seq,
      (select count(*)::int from wecom_contacts w where w.staff_id = s.id and w.lost_at is null) as "contactCount",
      p.assigned as "assignedCount", p.asked as "askedCount", p.failed as "failedCount",
      h.added as "addedCount", h.lost as "lostCount"
    from wecom_staff s
    cross join lateral (
      select count(*) filter (where state = 'done')::int as assigned, count(*) filter (where state = 'asked')::int as asked,
        count(*) filter (where state in ('refused', 'unknown'))::int as failed
      from staff_assignment_people where staff_id = s.id ${within('changed_at', span)}
    ) p
    cross join lateral (
      select count(*) filter (where kind = 'added')::int as added, count(*) filter (where kind = 'lost')::int as lost
      from wecom_changes where staff_id = s.id ${within('occurred_at', span)}
    ) h
    where (s.active or p.assigned + p.asked + p.failed + h.added + h.lost > 0)
      ${wanted.staffId === undefined ? empty : sql`and s.id = ${wanted.staffId}`}
      ${matching(wanted.keyword ?? '', 's.nick', 's.user_id')}`;
};

interface Row extends StaffStatistic {
  readonly seq: number;
}

const shown = ({ seq: _seq, ...row }: Row): StaffStatistic => row;

/** Throws `invalid_request` for a day that does not exist. */
export const pageOfStatistic = async (db: Queryable, wanted: Input<typeof pageAssignStatistic>) => {
  const { current, size, orders } = wanted;
  const all = statisticOf(wanted);
  const list = await db.query<Row>(sql`
    select * from (${all}) t ${orderBy(orders, columns, '"assignedCount" desc, seq')} ${pageOf({ current, size })}`);
  const [counted] = await db.query<{ total: number }>(sql`select count(*)::int as total from (${all}) t`);
  return { list: list.map(shown), total: counted?.total ?? 0, current, size };
};

/** Of all staff. */
export const wholeStatistic = async (db: Queryable, wanted: Wanted): Promise<StaffStatistic[]> =>
  (await db.query<Row>(sql`select * from (${statisticOf(wanted)}) t order by "assignedCount" desc, seq`)).map(shown);
