import type { AssignmentWaiting, AssignReason } from '@console/api/contract';
import sql from 'sql-template-tag';
import type { WeComHandover } from '../../../channels/weCom/weCom.js';
import { json, type Queryable } from '../../../db/database.js';
import { enqueue, JOBS_CHANNEL } from '../../../jobs/index.js';
import { hasLeft } from '../../../weCom/index.js';
import { toldSince } from './transferResults.store.js';

/** The kind of work that goes through the people of an assignment, which is its subject. */
export const HAND_OVER = 'hand_over_contacts';

/** A server may be killed so often in the midst of one piece before the work is given up. */
const ATTEMPTS = 100;

/** Has it go on now: what waits for its time is woken up. */
export const queueHandingOver = async (tx: Queryable, id: string): Promise<void> => {
  const woken = await tx.query(sql`
    update jobs set run_at = now() where subject = ${id} and kind = ${HAND_OVER} and status = 'queued' returning 1 as one`);
  if (woken.length > 0) await tx.query(sql`select pg_notify(${JOBS_CHANNEL}, '')`);
  else await enqueue(tx, { kind: HAND_OVER, subject: id, maxAttempts: ATTEMPTS });
};

/** Whether another job of the same assignment, an older one, is still at work: then this one waits. */
export const isBehind = async (tx: Queryable, jobId: string, id: string): Promise<boolean> => {
  const [older] = await tx.query(sql`
    select 1 as one from jobs other, jobs mine
    where mine.id = ${jobId} and other.subject = ${id} and other.kind = ${HAND_OVER} and other.status = 'running'
      and (other.created_at, other.id) < (mine.created_at, mine.id)`);
  return older !== undefined;
};

/** Whether it runs, and goes on doing so until this transaction ends. */
export const heldRunning = async (tx: Queryable, id: string): Promise<boolean> => {
  const [row] = await tx.query<{ state: string }>(sql`select state from staff_assignments where id = ${id} for share`);
  return row?.state === 'running';
};

/** What was being handed over by somebody who is no more: nobody knows, and it is not tried again. */
export const settleLost = async (tx: Queryable, id: string): Promise<void> => {
  await tx.query(sql`
    update staff_assignment_people set state = 'unknown', changed_at = now()
    where assignment_id = ${id} and state = 'sending'`);
};

/**
 * Writes the next ones into the books whom WeCom does not have to hand over: the books alone say whose they are. Where somebody
 * else was written there meanwhile, or somebody else has them as a contact, that stays. Answers how many it looked at.
 */
export const writeBooks = async (tx: Queryable, id: string, most: number): Promise<number> => {
  const rows = await tx.query(sql`
    with next as (
      select seq, customer_id, staff_id, former_name, next_name from staff_assignment_people
      where assignment_id = ${id} and state = 'waiting' and external_user_id = '' order by seq limit ${most} for update
    ),
    written as (
      update customers c set staff_name = n.next_name, updated_at = now() from next n
      where c.id = n.customer_id and c.staff_name = n.former_name and not exists (
        select 1 from wecom_contacts w join wecom_staff s on s.id = w.staff_id
        where w.customer_id = c.id and w.lost_at is null and s.active and w.staff_id is distinct from n.staff_id)
      returning c.id
    )
    update staff_assignment_people p set changed_at = now(),
      state = case when w.id is null then 'skipped' else 'done' end, reason = case when w.id is null then 'changed' else '' end
    from next n left join written w on w.id = n.customer_id where p.seq = n.seq returning 1 as one`);
  return rows.length;
};

export interface ClaimedPerson {
  readonly seq: number;
  readonly externalUserId: string;
}

export interface Claimed extends WeComHandover {
  readonly people: readonly ClaimedPerson[];
}

/** Goes back from somebody to whom WeCom has not handed them over yet. Over `p`. */
const isBlocked = sql`
  exists (
    select 1 from staff_assignments a join staff_assignment_people o on o.assignment_id = a.undoes
    where a.id = p.assignment_id and o.customer_id = p.customer_id and o.state in ('sending', 'asked')
      and o.asked_at > ${toldSince})`;

/** Milliseconds until the next one may be handed over; 0: now; null: none waits. Blocked ones are looked at again. */
export const nextDue = async (tx: Queryable, id: string, blocked: number): Promise<number | null> => {
  const [row] = await tx.query<{ wait: number | null; count: number }>(sql`
    select (extract(epoch from min(due_at) - now()) * 1000)::float8 as wait, count(*)::int as count
    from staff_assignment_people p
    where assignment_id = ${id} and state = 'waiting' and external_user_id <> '' and not ${isBlocked}`);
  if (row !== undefined && row.count > 0) return Math.max(0, row.wait ?? 0);
  const [waiting] = await tx.query(sql`
    select 1 as one from staff_assignment_people where assignment_id = ${id} and state = 'waiting' limit 1`);
  return waiting === undefined ? null : blocked;
};

/**
 * Takes the next ones who go from one to another. Whoever is no contact of the former any more by now, or wants nothing of
 * WeCom, is left alone: that is decided here, at the last moment.
 */
export const claim = async (tx: Queryable, id: string, most: number): Promise<Claimed | null> => {
  const [pair] = await tx.query<WeComHandover & { fromId: string; toId: string }>(sql`
    select f.user_id as "from", t.user_id as "to", ${hasLeft(sql`f`)} as "hasLeft", f.id as "fromId", t.id as "toId"
    from staff_assignment_people p join wecom_staff f on f.id = p.from_staff_id join wecom_staff t on t.id = p.staff_id
    where p.assignment_id = ${id} and p.state = 'waiting' and p.external_user_id <> '' and p.due_at <= now()
      and not ${isBlocked}
    order by p.due_at, p.seq limit 1`);
  if (pair === undefined) return null;
  // Two who hand over the same person at once take turns, and the second one sees the first.
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended('hand over ' || ${pair.fromId}, 0))`);
  const rows = await tx.query<ClaimedPerson & { state: string }>(sql`
    with next as (
      select p.seq, p.customer_id, p.external_user_id from staff_assignment_people p
      where p.assignment_id = ${id} and p.state = 'waiting' and p.external_user_id <> '' and p.due_at <= now()
        and p.from_staff_id = ${pair.fromId} and p.staff_id = ${pair.toId} and not ${isBlocked}
      order by p.due_at, p.seq limit ${most} for update of p
    ),
    judged as (
      select n.seq, case
        when not exists (
          select 1 from wecom_contacts w where w.external_user_id = n.external_user_id and w.staff_id = ${pair.fromId}
            and w.lost_at is null) then 'changed'
        when exists (
          select 1 from staff_assignment_people o
          where o.external_user_id = n.external_user_id and o.assignment_id <> ${id} and o.asked_at > ${toldSince}
            and o.state in ('sending', 'asked', 'unknown')) then 'underway'
        when exists (
          select 1 from customer_consents s where s.customer_id = n.customer_id and s.channel = 'qyWechat' and not s.agreed)
          or exists (
            select 1 from opt_outs o where o.channel = 'qyWechat'
              and o.address_hash = opt_out_hash('qyWechat', n.external_user_id)) then 'optedOut'
        else '' end as reason
      from next n
    )
    update staff_assignment_people p set reason = j.reason, changed_at = now(), from_left = ${pair.hasLeft},
      state = case when j.reason = '' then 'sending' else 'skipped' end,
      asked_at = case when j.reason = '' then now() end
    from judged j where j.seq = p.seq
    returning p.seq, p.external_user_id as "externalUserId", p.state`);
  const people = rows
    .filter(({ state }) => state === 'sending')
    .map(({ seq, externalUserId }) => ({ seq, externalUserId }));
  return { from: pair.from, to: pair.to, hasLeft: pair.hasLeft, people };
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

/** Everybody has had their turn; what WeCom took comes about by itself. */
export const noteDone = async (tx: Queryable, id: string): Promise<void> => {
  await tx.query(sql`
    update staff_assignments set state = 'done', finished_at = now(), waits_for = '', waits_until = null
    where id = ${id} and state = 'running' and not exists (
      select 1 from staff_assignment_people where assignment_id = ${id} and state in ('waiting', 'sending'))`);
};

/** Takes up what runs and nobody works on. */
export const queueLostHandingOver = async (db: Queryable): Promise<void> => {
  const lost = await db.query<{ id: string }>(sql`
    select id from staff_assignments a where state = 'running' and not exists (
      select 1 from jobs where subject = a.id and kind = ${HAND_OVER} and status in ('queued', 'running'))`);
  for (const { id } of lost) await queueHandingOver(db, id);
};
