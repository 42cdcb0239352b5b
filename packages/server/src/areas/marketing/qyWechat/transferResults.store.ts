import type { AssignReason } from '@console/api/contract';
import sql from 'sql-template-tag';
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
  readonly key: string;
  readonly fromId: string;
  readonly toId: string;
}

/** What was handed over before has come to its end: WeCom tells nothing of it any more. */
export const toldSince = sql`(now() - interval '30 days')`;

/** Somebody waits for a word of WeCom, or its reply was lost. */
const isOpen = sql`p.state in ('asked', 'unknown') and p.asked_at > ${toldSince}`;

const keyOf = sql`(p.from_staff_id || ' ' || p.staff_id || ' ' || p.from_left)`;

/** The next two between whom somebody is handed over, after a place; undefined: none. */
export const nextPair = async (tx: Queryable, after: string): Promise<Pair | undefined> => {
  const [pair] = await tx.query<Pair>(sql`
    select distinct ${keyOf} as key, f.id as "fromId", t.id as "toId", f.user_id as "from", t.user_id as "to",
      p.from_left as "hasLeft"
    from staff_assignment_people p join wecom_staff f on f.id = p.from_staff_id join wecom_staff t on t.id = p.staff_id
    where ${isOpen} and ${keyOf} > ${after} order by key limit 1`);
  return pair;
};

/** Whether there is anything left to ask about. */
export const hasOpenTransfers = async (tx: Queryable): Promise<boolean> =>
  (await tx.query(sql`select 1 as one from staff_assignment_people p where ${isOpen} limit 1`)).length > 0;

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

/** What is handed over belongs to the new one, in the books too unless somebody else was written there meanwhile. */
const noteHandedOver = async (tx: Queryable, pair: Pair, told: readonly WeComTransfer[]): Promise<void> => {
  const { fromId, toId } = pair;
  const handed = told.map(({ externalUserId, takenOver }) => ({
    externalUserId,
    at: takenOver?.toISOString() ?? null,
  }));
  const moved = await tx.query<{
    externalUserId: string;
    customerId: string;
    formerName: string;
    nextName: string;
  }>(sql`
    update staff_assignment_people p set state = 'done', reason = '', said = '', changed_at = now()
    from jsonb_to_recordset(${json(handed)}) as t ("externalUserId" text, at timestamptz)
    where ${isOf(pair)} and p.external_user_id = t."externalUserId"
      and p.state in ('asked', 'unknown') and coalesce(t.at > p.asked_at - ${CLOCKS}::interval, true)
    returning p.external_user_id as "externalUserId", p.customer_id as "customerId", p.former_name as "formerName", p.next_name as "nextName"`);
  if (moved.length === 0) return;
  await tx.query(sql`
    update customers c set staff_name = m."nextName", updated_at = now()
    from jsonb_to_recordset(${json(moved)}) as m ("customerId" text, "formerName" text, "nextName" text)
    where c.id = m."customerId" and c.staff_name = m."formerName"`);
  const ids = moved.map(({ externalUserId }) => externalUserId);
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

const noteRefused = async (tx: Queryable, pair: Pair, externalIds: readonly string[], reason: AssignReason) => {
  await tx.query(sql`
    update staff_assignment_people p set state = 'refused', reason = ${reason}, changed_at = now()
    where ${isOf(pair)} and p.state in ('asked', 'unknown')
      and p.external_user_id = any(${[...externalIds]}::text[])`);
};

/** Writes down what WeCom tells of two between whom people are handed over. What it knows nothing of stays as it is. */
export const takeTransfers = async (tx: Queryable, pair: Pair, told: readonly WeComTransfer[]): Promise<void> => {
  const of = (wanted: number): string[] =>
    told.filter(({ status }) => status === wanted).map(({ externalUserId }) => externalUserId);
  await noteHandedOver(
    tx,
    pair,
    told.filter(({ status }) => status === DONE),
  );
  await tx.query(sql`
    update staff_assignment_people p set state = 'asked', said = '', changed_at = now()
    where ${isOf(pair)} and p.state = 'unknown'
      and p.external_user_id = any(${of(UNDERWAY)}::text[])`);
  await noteRefused(tx, pair, of(DECLINED), 'declined');
  await noteRefused(tx, pair, of(FULL), 'staffFull');
};

/** WeCom reports by itself that somebody was not handed over after all. */
export const onTransferFailed = async (
  tx: Queryable,
  { userId, externalUserId, reason }: KeptReport,
): Promise<void> => {
  const why: AssignReason = reason === 'customer_limit_exceed' ? 'staffFull' : 'declined';
  await tx.query(sql`
    update staff_assignment_people p set state = 'refused', reason = ${why}, changed_at = now() from wecom_staff t
    where t.id = p.staff_id and t.user_id = ${userId} and p.external_user_id = ${externalUserId}
      and p.state in ('asked', 'unknown')`);
};
