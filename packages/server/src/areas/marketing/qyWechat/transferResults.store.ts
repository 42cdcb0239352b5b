import type { AssignReason } from '@console/api/contract';
import sql, { type Sql } from 'sql-template-tag';
import type { WeComHandover } from '../../../channels/weCom/weCom.js';
import type { WeComTransfer } from '../../../channels/weCom/weComDirectory.js';
import { json, type Queryable } from '../../../db/database.js';
import { enqueueOnce } from '../../../jobs/index.js';
import { type KeptReport, syncRun } from '../../../weCom/index.js';

/** The kind of work that asks WeCom what came of handing over. */
export const ASK_TRANSFERS = 'ask_transfers';

/** Milliseconds until WeCom is asked: it takes a day, or as long as people take to agree. */
export const ASK_AGAIN = 600_000;
const FIRST = 60_000;
const ATTEMPTS = 100;

export const queueTransferResults = (tx: Queryable): Promise<void> =>
  enqueueOnce(tx, {
    kind: ASK_TRANSFERS,
    subject: ASK_TRANSFERS,
    maxAttempts: ATTEMPTS,
    runAt: new Date(Date.now() + FIRST),
  });

export interface Pair extends WeComHandover {
  readonly fromId: string;
  readonly toId: string;
}

/** What was handed over before has come to its end: WeCom tells nothing of it any more. */
export const toldSince = sql`(now() - interval '30 days')`;

/** Somebody waits for a word of WeCom, or its reply was lost. */
const isOpen = sql`p.state in ('asked', 'unknown') and p.asked_at > ${toldSince}`;

/** The place of two in their order, as a job keeps it. */
export const placeOf = ({ fromId, toId, hasLeft }: Pair): string => [fromId, toId, hasLeft].join(' ');

/** The next two between whom somebody is handed over, after a place; undefined: none. */
export const nextPair = async (tx: Queryable, after: string): Promise<Pair | undefined> => {
  const [fromId = '', toId = '', hasLeft = 'false'] = after.split(' ');
  const [pair] = await tx.query<Pair>(sql`
    select f.id as "fromId", t.id as "toId", f.user_id as "from", t.user_id as "to", n.from_left as "hasLeft"
    from (
      select p.from_staff_id, p.staff_id, p.from_left from staff_assignment_people p
      where ${isOpen}
        and (p.from_staff_id, p.staff_id, p.from_left) > (${fromId}::text, ${toId}::text, ${hasLeft === 'true'}::boolean)
      order by p.from_staff_id, p.staff_id, p.from_left limit 1
    ) n join wecom_staff f on f.id = n.from_staff_id join wecom_staff t on t.id = n.staff_id`);
  return pair;
};

/** Whether there is anything left of which WeCom has not told. */
export const hasOpenTransfers = async (tx: Queryable): Promise<boolean> =>
  (
    await tx.query(sql`
      select 1 as one from staff_assignment_people p where p.state in ('asked', 'unknown') limit 1`)
  ).length > 0;

/** Handed over between these two, in that way. Over `p`. */
const isOf = ({ fromId, toId, hasLeft }: Pair) =>
  sql`p.from_staff_id = ${fromId} and p.staff_id = ${toId} and p.from_left = ${hasLeft}`;

/** As WeCom says it. */
const DONE = 1;
const UNDERWAY = 2;
const DECLINED = 3;
const FULL = 4;

/** So much WeCom's clock may be behind: what came about before is an earlier handing over of the same person. */
const CLOCKS = '10 minutes';

/** What WeCom tells of somebody is of the handing over that is meant, and of none before. Over `p` and the time told. */
const isOfThis = (at: Sql): Sql => sql`coalesce(${at} > p.asked_at - ${CLOCKS}::interval, true)`;

const timesOf = (told: readonly WeComTransfer[]) =>
  told.map(({ externalUserId, takenOver }) => ({ externalUserId, at: takenOver?.toISOString() ?? null }));

interface Moved {
  readonly seq: number;
  readonly externalUserId: string;
  readonly customerId: string;
  readonly formerName: string;
  readonly nextName: string;
}

const moved = sql`p.seq, p.external_user_id as "externalUserId", p.customer_id as "customerId",
  p.former_name as "formerName", p.next_name as "nextName"`;

/** In the books they belong to the new one, unless somebody else was written there meanwhile. */
const moveBooks = (tx: Queryable, people: readonly Moved[]) =>
  tx.query(sql`
    update customers c set staff_name = m."nextName", updated_at = now()
    from jsonb_to_recordset(${json(people)}) as m ("customerId" text, "formerName" text, "nextName" text)
    where c.id = m."customerId" and c.staff_name = m."formerName"`);

/** Whoever goes back from there, and waited for what WeCom tells, has their turn. */
const letGoBack = async (tx: Queryable, people: readonly { readonly seq: number }[]): Promise<void> => {
  if (people.length === 0) return;
  await tx.query(sql`
    update staff_assignment_people b set due_at = now()
    from staff_assignment_people o join staff_assignments a on a.undoes = o.assignment_id
    where o.seq = any(${people.map(({ seq }) => seq)}::bigint[]) and b.assignment_id = a.id
      and b.customer_id = o.customer_id and b.state = 'waiting' and b.due_at > now()`);
};

/** What is handed over belongs to the new one. */
const noteHandedOver = async (tx: Queryable, pair: Pair, told: readonly WeComTransfer[]): Promise<void> => {
  const { fromId, toId } = pair;
  const people = await tx.query<Moved>(sql`
    update staff_assignment_people p set state = 'done', reason = '', said = '', changed_at = now()
    from jsonb_to_recordset(${json(timesOf(told))}) as t ("externalUserId" text, at timestamptz)
    where ${isOf(pair)} and p.external_user_id = t."externalUserId"
      and p.state in ('asked', 'unknown') and ${isOfThis(sql`t.at`)} returning ${moved}`);
  if (people.length === 0) return;
  await moveBooks(tx, people);
  await letGoBack(tx, people);
  const ids = people.map(({ externalUserId }) => externalUserId);
  const run = (await syncRun(tx)) + 1;
  // Their coming is counted when WeCom tells since when; their going it does not report by itself.
  await tx.query(sql`
    with handed as (
      select w.* from wecom_contacts w join staff_assignment_people p on p.external_user_id = w.external_user_id
        and p.from_staff_id = w.staff_id and p.staff_id = ${toId} and p.state = 'done'
      where w.staff_id = ${fromId} and w.external_user_id = any(${ids}::text[]) and w.lost_at is null
    ),
    lost as (
      update wecom_contacts w set lost_at = now(), lost_by = 'report' from handed h where w.id = h.id
      returning w.id, w.staff_id, w.link_id, w.lost_at
    ),
    noted as (
      insert into wecom_changes (contact_id, staff_id, link_id, kind, occurred_at)
      select id, staff_id, link_id, 'lost', lost_at from lost on conflict (contact_id, kind, occurred_at) do nothing
    )
    insert into wecom_contacts as w (external_user_id, staff_id, name, customer_id, since, seen_run)
    select distinct on (h.external_user_id) h.external_user_id, ${toId}, h.name, h.customer_id, now(), ${run} from handed h
    on conflict (external_user_id, staff_id) do update set lost_at = null, lost_by = '', since = excluded.since,
      seen_run = greatest(w.seen_run, excluded.seen_run)`);
};

const noteRefused = async (
  tx: Queryable,
  pair: Pair,
  told: readonly WeComTransfer[],
  reason: AssignReason,
): Promise<void> => {
  const people = await tx.query<{ seq: number }>(sql`
    update staff_assignment_people p set state = 'refused', reason = ${reason}, changed_at = now()
    from jsonb_to_recordset(${json(timesOf(told))}) as t ("externalUserId" text, at timestamptz)
    where ${isOf(pair)} and p.external_user_id = t."externalUserId"
      and p.state in ('asked', 'unknown') and ${isOfThis(sql`t.at`)} returning p.seq`);
  await letGoBack(tx, people);
};

/** Writes down what WeCom tells of two between whom people are handed over. What it knows nothing of stays as it is. */
export const takeTransfers = async (tx: Queryable, pair: Pair, told: readonly WeComTransfer[]): Promise<void> => {
  const of = (wanted: number) => told.filter(({ status }) => status === wanted);
  await noteHandedOver(tx, pair, of(DONE));
  await tx.query(sql`
    update staff_assignment_people p set state = 'asked', said = '', changed_at = now()
    where ${isOf(pair)} and p.state = 'unknown'
      and p.external_user_id = any(${of(UNDERWAY).map(({ externalUserId }) => externalUserId)}::text[])`);
  await noteRefused(tx, pair, of(DECLINED), 'declined');
  await noteRefused(tx, pair, of(FULL), 'staffFull');
};

/** WeCom reports by itself that somebody was not handed over after all. */
export const onTransferFailed = async (
  tx: Queryable,
  { userId, externalUserId, reason, at }: KeptReport,
): Promise<void> => {
  const why: AssignReason = reason === 'customer_limit_exceed' ? 'staffFull' : 'declined';
  const people = await tx.query<{ seq: number }>(sql`
    update staff_assignment_people p set state = 'refused', reason = ${why}, changed_at = now() from wecom_staff t
    where t.id = p.staff_id and t.user_id = ${userId} and p.external_user_id = ${externalUserId}
      and p.state in ('asked', 'unknown') and ${isOfThis(sql`${at.toISOString()}::timestamptz`)} returning p.seq`);
  await letGoBack(tx, people);
};

/**
 * Of those of whom WeCom tells nothing any more, who has them is known by reading contacts: once that was done to its end, it counts.
 * Answers how many it settled.
 */
export const settleUntold = async (tx: Queryable, most: number): Promise<number> => {
  const people = await tx.query<Moved & { isTheirs: boolean }>(sql`
    with old as (
      select o.seq, exists (
          select 1 from wecom_contacts w
          where w.external_user_id = o.external_user_id and w.staff_id = o.staff_id and w.lost_at is null
        ) as theirs
      from staff_assignment_people o, wecom_sync y
      where o.state in ('asked', 'unknown') and o.asked_at <= ${toldSince} and y.status = 'done'
        and y.started_at > o.asked_at
      order by o.asked_at limit ${most} for update of o
    )
    update staff_assignment_people p set changed_at = now(), state = case when old.theirs then 'done' else 'refused' end,
      reason = case when old.theirs then '' else 'untold' end
    from old where p.seq = old.seq returning ${moved}, old.theirs as "isTheirs"`);
  await moveBooks(
    tx,
    people.filter(({ isTheirs }) => isTheirs),
  );
  await letGoBack(tx, people);
  return people.length;
};
