import type { AssignShare } from '@console/api/contract';
import sql, { empty, type Sql } from 'sql-template-tag';
import { isOptedOut } from '../../../channels/optOuts.store.js';
import { json, type Queryable } from '../../../db/database.js';
import { hasLeft, nickOf } from '../../../weCom/index.js';
import { shareOut } from './shareOut.js';
import { toldSince } from './transferResults.store.js';

/** Somebody who is to get people, as it was asked for. */
export interface WantedTaker {
  readonly id: string;
  readonly weight?: number | undefined;
  readonly most?: number | undefined;
}

export interface PeoplePlan {
  readonly assignmentId: string;
  /** Whom it is about: a condition over `customers c`. */
  readonly people: Sql;
  readonly takers: readonly WantedTaker[];
  readonly share: AssignShare;
  /** True takes people away from who has them now. */
  readonly reassign: boolean;
  /** Only from these, where somebody is the contact of several; none: from whoever has had them longest. */
  readonly currentStaffIds: readonly string[];
}

/** An active contact of a customer. Over `c`. */
export const contactOfOne = (staffIds: readonly string[] | null): Sql => sql`
  exists (
    select 1 from wecom_contacts w where w.customer_id = c.id and w.lost_at is null
      ${staffIds === null ? empty : sql`and w.staff_id = any(${[...staffIds]}::text[])`})`;

/** The books say that somebody belongs to one of these. Over `c`. */
export const bookedTo = (staffIds: readonly string[]): Sql => sql`
  (c.staff_name <> '' and c.staff_name in (
    select ${nickOf} from wecom_staff s where s.id = any(${[...staffIds]}::text[])))`;

/** The books say that somebody belongs to one who has left; the names of those are put together once. Over `c`. */
export const bookedToLeft = sql`
  (c.staff_name in (select ${nickOf} from wecom_staff s group by 1 having bool_and(${hasLeft(sql`s`)})))`;

/** WeCom writes to whom it hands over: not to those who want nothing of it. Over `c` and `k`. */
const wantsNothing = sql`(
  exists (
    select 1 from customer_consents a where a.customer_id = c.id and a.channel = 'qyWechat' and not a.agreed)
  or ${isOptedOut(sql`'qyWechat'::text`, sql`k.external_user_id`)})`;

/** Puts all of them in, with why nobody gets some. Answers how many there are, up to one more than `most`. */
const putIn = async (tx: Queryable, plan: PeoplePlan, most: number): Promise<number> => {
  const { assignmentId, people, takers, reassign, currentStaffIds } = plan;
  const ids = takers.map(({ id }) => id);
  const from = currentStaffIds.length === 0 ? empty : sql`and w.staff_id = any(${[...currentStaffIds]}::text[])`;
  const rows = await tx.query<{ count: number }>(sql`
    with put as (
      insert into staff_assignment_people
        (assignment_id, customer_id, from_staff_id, external_user_id, former_name, state, reason, changed_at)
      select ${assignmentId}, c.id, k.staff_id, coalesce(k.external_user_id, ''), c.staff_name,
        case when r.reason = '' then 'waiting' else 'skipped' end, r.reason, case when r.reason <> '' then now() end
      from customers c
      left join lateral (
        select w.staff_id, w.external_user_id, not ${hasLeft(sql`s`)} as active from wecom_contacts w join wecom_staff s on s.id = w.staff_id
        where w.customer_id = c.id and w.lost_at is null ${from}
        order by s.active desc, w.since, w.id limit 1
      ) k on true
      cross join lateral (
        select case
          when ${contactOfOne(ids)} or (not ${contactOfOne(null)} and ${bookedTo(ids)}) then 'alreadyTheirs'
          when not ${reassign} and (k.active or (c.staff_name <> '' and not ${bookedToLeft})) then 'hasStaff'
          when exists (
            select 1 from staff_assignment_people o join staff_assignments a on a.id = o.assignment_id
            where o.customer_id = c.id and o.state in ('waiting', 'sending', 'asked', 'unknown')
              and (
                (o.state in ('asked', 'unknown') and o.asked_at > ${toldSince}) or a.state in ('running', 'paused')
              )
          ) then 'underway'
          when k.staff_id is not null and ${wantsNothing} then 'optedOut'
          else '' end as reason
      ) r
      where ${people} limit ${most + 1}
      returning 1 as one
    )
    select count(*)::int as count from put`);
  return rows[0]?.count ?? 0;
};

/** Gives those who wait to the takers; for whom nobody has room is skipped. */
const giveOut = async (tx: Queryable, { assignmentId, takers, share }: PeoplePlan, most: number): Promise<void> => {
  const known = await tx.query<{ id: string; nick: string; load: number }>(sql`
    select s.id, ${nickOf} as nick,
      (select count(*)::int from wecom_contacts w where w.staff_id = s.id and w.lost_at is null) as load
    from wecom_staff s where s.id = any(${takers.map(({ id }) => id)}::text[])`);
  const [open] = await tx.query<{ count: number }>(sql`
    select count(*)::int as count from staff_assignment_people where assignment_id = ${assignmentId} and state = 'waiting'`);
  const factsOf = new Map(known.map((one) => [one.id, one]));
  const all = takers.map(({ id, weight = 1, most: own = most }) => ({
    id,
    weight,
    most: own,
    load: factsOf.get(id)?.load ?? 0,
  }));
  let low = 0;
  const ranges = [...shareOut(all, open?.count ?? 0, share)].map(([id, count]) => {
    const range = { id, nick: factsOf.get(id)?.nick ?? '', low, high: low + count };
    low = range.high;
    return range;
  });
  // Shuffled, the same each time: nobody gets the oldest customers alone.
  await tx.query(sql`
    update staff_assignment_people p set staff_id = r.id, next_name = r.nick
    from (
      select seq, row_number() over (order by md5(assignment_id || customer_id), seq) as n from staff_assignment_people
      where assignment_id = ${assignmentId} and state = 'waiting'
    ) numbered
    join jsonb_to_recordset(${json(ranges)}) as r (id text, nick text, low integer, high integer)
      on numbered.n > r.low and numbered.n <= r.high
    where p.seq = numbered.seq`);
  await tx.query(sql`
    update staff_assignment_people set state = 'skipped', reason = 'full', changed_at = now()
    where assignment_id = ${assignmentId} and state = 'waiting' and staff_id is null`);
};

/** Works out who goes where, up to `most` people. Answers how many it is about; more than `most`: they are too many. */
export const planPeople = async (tx: Queryable, plan: PeoplePlan, most: number): Promise<number> => {
  const count = await putIn(tx, plan, most);
  if (count > 0 && count <= most) await giveOut(tx, plan, most);
  return count;
};
