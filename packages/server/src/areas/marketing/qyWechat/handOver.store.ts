import type { AssignmentWaiting, AssignReason } from '@console/api/contract';
import sql from 'sql-template-tag';
import { isOptedOut } from '../../../channels/optOuts.store.js';
import type { WeComHandover } from '../../../channels/weCom/weCom.js';
import { json, type Queryable } from '../../../db/database.js';
import { hasLeft } from '../../../weCom/index.js';
import { bookedToLeft } from './planPeople.js';
import { toldSince } from './transferResults.store.js';

/** What was being handed over by somebody who is no more: nobody knows, and it is not tried again. */
export const settleLost = async (tx: Queryable, id: string): Promise<void> => {
  await tx.query(sql`
    update staff_assignment_people set state = 'unknown', changed_at = now()
    where assignment_id = ${id} and state = 'sending'`);
};

/**
 * Writes the next ones into the books whom WeCom does not have to hand over: the books alone say whose they are. Where somebody
 * else was written there meanwhile, or somebody else has them as a contact, that stays; so does whoever had left and is back, where
 * nobody is to be taken from staff. Answers how many it looked at.
 */
export const writeBooks = async (tx: Queryable, id: string, most: number): Promise<number> => {
  const rows = await tx.query(sql`
    with next as (
      select seq, customer_id, staff_id, former_name, next_name from staff_assignment_people
      where assignment_id = ${id} and state = 'waiting' and external_user_id = '' order by seq limit ${most} for update
    ),
    judged as (
      select n.*, case
        when exists (
          select 1 from wecom_contacts w join wecom_staff s on s.id = w.staff_id
          where w.customer_id = c.id and w.lost_at is null and s.active and w.staff_id is distinct from n.staff_id)
          then 'changed'
        when not a.reassign and c.staff_name <> '' and not ${bookedToLeft} then 'hasStaff'
        else '' end as reason
      from next n join customers c on c.id = n.customer_id join staff_assignments a on a.id = ${id}
    ),
    written as (
      update customers c set staff_name = j.next_name, updated_at = now() from judged j
      where c.id = j.customer_id and j.reason = '' and c.staff_name = j.former_name returning c.id
    )
    update staff_assignment_people p set changed_at = now(), state = case when w.id is null then 'skipped' else 'done' end,
      reason = case when w.id is null and j.reason = '' then 'changed' else j.reason end
    from judged j left join written w on w.id = j.customer_id where p.seq = j.seq returning 1 as one`);
  return rows.length;
};

export interface ClaimedPerson {
  readonly seq: number;
  readonly externalUserId: string;
}

export interface Claimed extends WeComHandover {
  readonly people: readonly ClaimedPerson[];
}

/** Waits for WeCom to hand them over. */
const waitsForWeCom = (id: string) => sql`p.assignment_id = ${id} and p.state = 'waiting' and p.external_user_id <> ''`;

/** Milliseconds until the next one may be handed over; 0: now; null: none waits. */
export const nextDue = async (tx: Queryable, id: string): Promise<number | null> => {
  const [row] = await tx.query<{ wait: number }>(sql`
    select greatest(0, extract(epoch from p.due_at - now()) * 1000)::float8 as wait from staff_assignment_people p
    where ${waitsForWeCom(id)} order by p.due_at, p.seq limit 1`);
  return row?.wait ?? null;
};

interface NextPair extends WeComHandover {
  readonly fromId: string;
  readonly toId: string;
  /** People may be taken from staff. */
  readonly reassign: boolean;
  /** The assignment that is taken back. */
  readonly undoes: string | null;
}

/** Between whom the next one goes. */
const nextPair = async (tx: Queryable, id: string): Promise<NextPair | undefined> => {
  const [pair] = await tx.query<NextPair>(sql`
    select f.user_id as "from", t.user_id as "to", ${hasLeft(sql`f`)} as "hasLeft", f.id as "fromId", t.id as "toId",
      a.reassign, a.undoes
    from (
      select p.from_staff_id, p.staff_id from staff_assignment_people p
      where ${waitsForWeCom(id)} and p.due_at <= now() order by p.due_at, p.seq limit 1
    ) n join wecom_staff f on f.id = n.from_staff_id join wecom_staff t on t.id = n.staff_id
      join staff_assignments a on a.id = ${id}`);
  return pair;
};

/** How long somebody waits whom WeCom has not told of yet, unless it tells before. */
const UNTOLD = '1 hour';

/**
 * Takes the next ones who go from one to another. Whoever is no contact of the former any more by now, or wants nothing of
 * WeCom, is left alone: that is decided here, at the last moment. Whoever goes back, and may not have come over yet, waits.
 */
export const claim = async (tx: Queryable, id: string, most: number): Promise<Claimed | null> => {
  const pair = await nextPair(tx, id);
  if (pair === undefined) return null;
  const { from, to, hasLeft: isGone, fromId, toId, reassign, undoes } = pair;
  // Two who hand over the same person at once take turns, and the second one sees the first.
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended('hand over ' || ${fromId}, 0))`);
  const has = (staffId: string) => sql`
    exists (
      select 1 from wecom_contacts w
      where w.external_user_id = n.external_user_id and w.staff_id = ${staffId} and w.lost_at is null)`;
  const isUntold = sql`o.asked_at > ${toldSince} and o.state in ('sending', 'asked', 'unknown')`;
  const rows = await tx.query<ClaimedPerson & { state: string }>(sql`
    with next as (
      select p.seq, p.customer_id, p.external_user_id from staff_assignment_people p
      where ${waitsForWeCom(id)} and p.due_at <= now() and p.from_staff_id = ${fromId} and p.staff_id = ${toId}
      order by p.due_at, p.seq limit ${most} for update of p
    ),
    judged as (
      select n.seq, case
        when exists (
          select 1 from staff_assignment_people o
          where o.assignment_id = ${undoes}::text and o.customer_id = n.customer_id and ${isUntold}) then 'untold'
        when not ${has(fromId)} then case when ${has(toId)} then 'alreadyTheirs' else 'changed' end
        when ${!reassign && !isGone} then 'hasStaff'
        when exists (
          select 1 from staff_assignment_people o
          where o.external_user_id = n.external_user_id and o.assignment_id <> ${id} and ${isUntold}) then 'underway'
        when exists (
          select 1 from customer_consents s where s.customer_id = n.customer_id and s.channel = 'qyWechat' and not s.agreed
        ) or ${isOptedOut(sql`'qyWechat'::text`, sql`n.external_user_id`)} then 'optedOut'
        else '' end as reason
      from next n
    )
    update staff_assignment_people p set from_left = ${isGone},
      reason = case j.reason when 'untold' then '' else j.reason end,
      state = case j.reason when '' then 'sending' when 'untold' then 'waiting' else 'skipped' end,
      due_at = case j.reason when 'untold' then now() + ${UNTOLD}::interval else p.due_at end,
      changed_at = case j.reason when 'untold' then p.changed_at else now() end,
      asked_at = case when j.reason = '' then now() end
    from judged j where j.seq = p.seq
    returning p.seq, p.external_user_id as "externalUserId", p.state`);
  const people = rows
    .filter(({ state }) => state === 'sending')
    .map(({ seq, externalUserId }) => ({ seq, externalUserId }));
  return { from, to, hasLeft: isGone, people };
};

export interface SettledPerson {
  readonly seq: number;
  readonly state: 'waiting' | 'asked' | 'refused' | 'unknown';
  readonly reason: AssignReason | '';
  readonly said: string;
  /** Milliseconds until it may be tried again, of one that waits. */
  readonly after: number;
}

/** Writes down what came of those who were handed over. Where it was stopped meanwhile, nobody waits any more. */
export const settle = async (tx: Queryable, id: string, people: readonly SettledPerson[]): Promise<void> => {
  await tx.query(sql`select 1 from staff_assignments where id = ${id} for share`);
  await tx.query(sql`
    update staff_assignment_people p set state = s.state, reason = s.reason, said = s.said, changed_at = now(),
      due_at = now() + s.after * interval '1 millisecond',
      asked_at = case when s.state in ('asked', 'unknown') then p.asked_at end
    from jsonb_to_recordset(${json(people)}) as s (seq bigint, state text, reason text, said text, after integer)
    where p.seq = s.seq and p.state = 'sending'`);
  await tx.query(sql`
    update staff_assignment_people p set state = 'withdrawn', changed_at = now() from staff_assignments a
    where a.id = ${id} and a.state = 'stopped' and p.assignment_id = a.id and p.state = 'waiting'`);
};

/** Notes why nothing happens, and when that is looked at again; null: it goes on. */
export const noteWaits = async (
  tx: Queryable,
  id: string,
  waiting: { readonly for: AssignmentWaiting; readonly ms: number } | null,
): Promise<void> => {
  await tx.query(sql`
    update staff_assignments set waits_for = ${waiting?.for ?? ''},
      waits_until = now() + ${waiting?.ms ?? null}::float8 * interval '1 millisecond'
    where id = ${id} and (waits_for <> '' or ${waiting !== null})`);
};
