import type {
  Assignment,
  AssignmentDetail,
  AssignedPerson,
  Input,
  pageAssignedPeople,
  pageAssignments,
} from '@console/api/contract';
import sql, { empty, type Sql } from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { pageOf } from '../../../db/sqlParts.js';
import { maskPhone } from '../../../text/maskPhones.js';
import { nickOf } from '../../../weCom/index.js';
import { countBack } from './wayBack.store.js';

const SHOWN_STAFF = 3;
const AT_ONCE = 2000;

interface AssignmentRow {
  readonly id: string;
  readonly undoes: string | null;
  readonly undoneBy: string | null;
  readonly state: string;
  readonly waitsFor: string | null;
  readonly waitsUntil: Date | null;
  readonly remark: string;
  readonly crowdPackName: string;
  readonly staffNames: string[];
  readonly staffCount: number;
  readonly total: number;
  readonly skippedCount: number;
  readonly waitingCount: number;
  readonly askedCount: number;
  readonly doneCount: number;
  readonly refusedCount: number;
  readonly unknownCount: number;
  readonly withdrawnCount: number;
  readonly createdBy: string;
  readonly createTime: Date;
  readonly startTime: Date | null;
  readonly finishTime: Date | null;
}

interface AskedRow {
  readonly labels: { readonly id: string; readonly name: string }[];
  readonly cities: string[];
  readonly currentStaff: { readonly id: string; readonly name: string }[];
  readonly share: string;
  readonly reassign: boolean;
}

interface PersonRow {
  readonly id: string;
  readonly customerId: string;
  readonly customerName: string;
  readonly phoneNumber: string;
  readonly city: string;
  readonly fromName: string;
  readonly toName: string;
  readonly viaWeCom: boolean;
  readonly state: string;
  readonly reason: string | null;
  readonly said: string;
  readonly changeTime: Date | null;
}

/** Drafts are for those alone who made them. Over `a`. */
export const isSeenBy = (userId: string): Sql => sql`(a.state <> 'draft' or a.created_by = ${userId})`;

const rowsOf = (db: Queryable, rest: Sql): Promise<AssignmentRow[]> =>
  db.query<AssignmentRow>(sql`
    select a.id, a.undoes, (select b.id from staff_assignments b where b.undoes = a.id) as "undoneBy", a.state,
      nullif(a.waits_for, '') as "waitsFor", a.waits_until as "waitsUntil", a.remark,
      coalesce((select p.name from crowd_packs p where p.id = a.crowd_pack_id), '') as "crowdPackName",
      array(
        select ${nickOf} from staff_assignment_staff g join wecom_staff s on s.id = g.staff_id
        where g.assignment_id = a.id order by g.order_num limit ${SHOWN_STAFF}
      ) as "staffNames",
      (select count(*)::int from staff_assignment_staff g where g.assignment_id = a.id) as "staffCount",
      n.total, n."skippedCount", n."waitingCount", n."askedCount", n."doneCount", n."refusedCount", n."unknownCount",
      n."withdrawnCount", coalesce((select u.username from users u where u.id = a.created_by), '') as "createdBy",
      a.created_at as "createTime", a.started_at as "startTime", a.finished_at as "finishTime"
    from staff_assignments a
    cross join lateral (
      select count(*)::int as total, count(*) filter (where state = 'skipped')::int as "skippedCount",
        count(*) filter (where state in ('waiting', 'sending'))::int as "waitingCount",
        count(*) filter (where state = 'asked')::int as "askedCount",
        count(*) filter (where state = 'done')::int as "doneCount",
        count(*) filter (where state = 'refused')::int as "refusedCount",
        count(*) filter (where state = 'unknown')::int as "unknownCount",
        count(*) filter (where state = 'withdrawn')::int as "withdrawnCount"
      from staff_assignment_people where assignment_id = a.id
    ) n ${rest}`);

const shown = ({ waitsUntil, createTime, startTime, finishTime, ...row }: AssignmentRow): Assignment => ({
  ...row,
  waitsUntil: waitsUntil?.toISOString() ?? null,
  createTime: createTime.toISOString(),
  startTime: startTime?.toISOString() ?? null,
  finishTime: finishTime?.toISOString() ?? null,
});

/** Assignments, newest first; of drafts those alone that the reader made. */
export const pageOfAssignments = async (db: Queryable, wanted: Input<typeof pageAssignments>, userId: string) => {
  const { current, size, state } = wanted;
  const where = sql`where ${isSeenBy(userId)}
    ${state === undefined ? empty : sql`and a.state = ${state}`}`;
  const rows = await rowsOf(db, sql`${where} order by a.seq desc ${pageOf({ current, size })}`);
  const [all] = await db.query<{ total: number }>(sql`select count(*)::int as total from staff_assignments a ${where}`);
  return { list: rows.map(shown), total: all?.total ?? 0, current, size };
};

/** Null: there is no such assignment, or it is another's draft. */
export const readOneAssignment = async (
  db: Queryable,
  id: string,
  userId: string,
): Promise<AssignmentDetail | null> => {
  const [row] = await rowsOf(db, sql`where a.id = ${id} and ${isSeenBy(userId)}`);
  if (row === undefined) return null;
  const [asked] = await db.query<AskedRow>(sql`
    select a.cities, a.share, a.reassign,
      (
        select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name) order by t.name, t.id), '[]')
        from tags t where t.id = any(a.label_ids)
      ) as labels,
      (
        select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'name', ${nickOf}) order by s.seq), '[]')
        from wecom_staff s where s.id = any(a.current_staff_ids)
      ) as "currentStaff"
    from staff_assignments a where a.id = ${id}`);
  const staff = await db.query<AssignmentDetail['staff'][number]>(sql`
    select s.id as "staffId", ${nickOf} as "staffName",
      (select count(*)::int from wecom_contacts w where w.staff_id = s.id and w.lost_at is null) as "contactCount",
      count(p.seq) filter (where p.state <> 'skipped')::int as "getsCount",
      count(p.seq) filter (where p.state <> 'skipped' and p.external_user_id <> '')::int as "viaWeComCount",
      count(p.seq) filter (where p.state = 'done')::int as "doneCount"
    from staff_assignment_staff g join wecom_staff s on s.id = g.staff_id
      left join staff_assignment_people p on p.assignment_id = g.assignment_id and p.staff_id = g.staff_id
    where g.assignment_id = ${id} group by s.id, g.order_num order by g.order_num`);
  const reasons = await db.query<AssignmentDetail['reasons'][number]>(sql`
    select state, reason, count(*)::int as count from staff_assignment_people
    where assignment_id = ${id} and reason <> '' group by state, reason order by count(*) desc, state, reason`);
  const back = await countBack(db, id);
  const { labels = [], cities = [], currentStaff = [], share = 'even', reassign = false } = asked ?? {};
  return { ...shown(row), labels, cities, currentStaff, share, reassign, staff, reasons, back };
};

type PeopleFilter = Omit<Input<typeof pageAssignedPeople>, 'current' | 'size' | 'orders'>;

const peopleOf = (db: Queryable, rest: Sql): Promise<(PersonRow & { seq: number })[]> =>
  db.query<PersonRow & { seq: number }>(sql`
    select p.seq, p.seq::text as id, c.id as "customerId", c.name as "customerName", c.phone as "phoneNumber", c.city,
      coalesce((select ${nickOf} from wecom_staff s where s.id = p.from_staff_id), p.former_name) as "fromName",
      coalesce((select ${nickOf} from wecom_staff s where s.id = p.staff_id), p.next_name) as "toName",
      p.external_user_id <> '' and p.state <> 'skipped' as "viaWeCom",
      case when p.state = 'sending' then 'waiting' else p.state end as state, nullif(p.reason, '') as reason, p.said,
      p.changed_at as "changeTime"
    from staff_assignment_people p join customers c on c.id = p.customer_id ${rest}`);

const whereOf = ({ assignmentId, state, reason, staffId }: PeopleFilter): Sql => sql`
  where p.assignment_id = ${assignmentId}
    ${state === undefined ? empty : sql`and p.state = any(${state === 'waiting' ? ['waiting', 'sending'] : [state]}::text[])`}
    ${reason === undefined ? empty : sql`and p.reason = ${reason}`}
    ${staffId === undefined ? empty : sql`and p.staff_id = ${staffId}`}`;

const person = ({ phoneNumber, changeTime, ...row }: PersonRow): AssignedPerson => ({
  ...row,
  phoneNumber: maskPhone(phoneNumber),
  changeTime: changeTime?.toISOString() ?? null,
});

const isThere = async (db: Queryable, id: string, userId: string): Promise<boolean> =>
  (await db.query(sql`select 1 as one from staff_assignments a where a.id = ${id} and ${isSeenBy(userId)}`)).length > 0;

/** Null: there is no such assignment, or it is another's draft. */
export const pageOfAssignedPeople = async (db: Queryable, wanted: Input<typeof pageAssignedPeople>, userId: string) => {
  const { current, size, orders: _orders, ...filter } = wanted;
  if (!(await isThere(db, filter.assignmentId, userId))) return null;
  const where = whereOf(filter);
  const rows = await peopleOf(db, sql`${where} order by p.seq ${pageOf({ current, size })}`);
  const [all] = await db.query<{ total: number }>(
    sql`select count(*)::int as total from staff_assignment_people p ${where}`,
  );
  return { list: rows.map(({ seq: _seq, ...row }) => person(row)), total: all?.total ?? 0, current, size };
};

/** All people of an assignment, read little by little. Null: there is no such assignment, or it is another's draft. */
export const allAssignedPeople = async (db: Queryable, assignmentId: string, userId: string) => {
  if (!(await isThere(db, assignmentId, userId))) return null;
  return (async function* () {
    for (let after = 0; ; ) {
      const rows: (PersonRow & { seq: number })[] = await peopleOf(
        db,
        sql`where p.assignment_id = ${assignmentId} and p.seq > ${after} order by p.seq limit ${AT_ONCE}`,
      );
      for (const { seq: _seq, ...row } of rows) yield person(row);
      if (rows.length < AT_ONCE) return;
      after = rows.at(-1)?.seq ?? after;
    }
  })();
};
