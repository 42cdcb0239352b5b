import type { WeComProblem } from '@console/api/contract';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { enqueueOnce, wakeJob } from '../../../jobs/index.js';

/** The kind of work that has WeCom know of a link, which is its subject. */
export const KEEP_CONTACT_WAY = 'keep_contact_way';

const ATTEMPTS = 100;

const jobOf = (linkId: string) => ({ kind: KEEP_CONTACT_WAY, subject: linkId, maxAttempts: ATTEMPTS });

/** Has it looked after, at the latest when work on it that waits for its time goes on. */
export const keepContactWay = (tx: Queryable, linkId: string): Promise<void> => enqueueOnce(tx, jobOf(linkId));

/** The same now: what waits for its time is woken up. */
export const queueContactWay = async (tx: Queryable, linkId: string): Promise<void> => {
  if (!(await wakeJob(tx, jobOf(linkId)))) await keepContactWay(tx, linkId);
};

/** A link as WeCom is to know it. */
export interface WantedWay {
  readonly code: string;
  readonly name: string;
  /** Accounts of staff whom it leads to. */
  readonly userIds: string[];
  /** It leads to somebody: it is switched on, and has not ended. */
  readonly open: boolean;
  readonly wanted: number;
  readonly made: number;
  /** Empty: there is none. */
  readonly wayId: string;
  readonly wayState: string;
  readonly askedAt: Date | null;
  readonly qrUrl: string;
  readonly hasImage: boolean;
}

/** Null: there is no such link. */
export const wantedWay = async (tx: Queryable, id: string): Promise<WantedWay | null> => {
  const [row] = await tx.query<WantedWay>(sql`
    select l.code, l.name, l.wanted, l.made, l.way_id as "wayId", l.way_state as "wayState", l.asked_at as "askedAt",
      l.qr_url as "qrUrl", l.qr_image is not null as "hasImage",
      l.deleted_at is null and l.enabled and (l.expire_at is null or l.expire_at > now()) as open,
      array(
        select s.user_id from referral_link_staff g join wecom_staff s on s.id = g.staff_id
        where g.link_id = l.id and s.active order by g.order_num
      ) as "userIds"
    from referral_links l where l.id = ${id}`);
  return row ?? null;
};

/** WeCom is asked for a way this very moment. */
export const noteMaking = async (tx: Queryable, id: string): Promise<void> => {
  await tx.query(sql`update referral_links set way_state = 'making', asked_at = now(), try_at = null where id = ${id}`);
};

/** Nobody knows whether WeCom has made it: it is looked for. */
export const noteUnknown = async (tx: Queryable, id: string): Promise<void> => {
  await tx.query(sql`
    update referral_links set way_state = 'unknown', way_problem = 'unreachable', try_at = null where id = ${id}`);
};

/** WeCom has it, as it was wanted at that time. It is ready once its picture can be shown. */
export const noteMade = async (
  tx: Queryable,
  id: string,
  { wayId, qrUrl, made }: { wayId: string; qrUrl: string; made: number },
): Promise<void> => {
  await tx.query(sql`
    update referral_links set way_id = ${wayId}, made = ${made}, way_problem = '', way_said = '', try_at = null,
      way_state = case when qr_url = ${qrUrl} and qr_image is not null then 'ready' else 'waiting' end,
      qr_image = case when qr_url = ${qrUrl} then qr_image end, qr_url = ${qrUrl}
    where id = ${id}`);
};

/** All that is wanted of it is there. */
export const noteReady = async (tx: Queryable, id: string): Promise<void> => {
  await tx.query(sql`
    update referral_links set way_state = 'ready', way_problem = '', way_said = '', try_at = null where id = ${id}`);
};

export const noteImage = async (
  tx: Queryable,
  id: string,
  { bytes, type }: { bytes: Uint8Array; type: string },
): Promise<void> => {
  await tx.query(sql`
    update referral_links set qr_image = decode(${Buffer.from(bytes).toString('base64')}, 'base64'), qr_type = ${type}
    where id = ${id}`);
  await noteReady(tx, id);
};

/** WeCom has none any more. */
export const noteOff = async (tx: Queryable, id: string, made: number): Promise<void> => {
  await tx.query(sql`
    update referral_links set way_id = '', made = ${made}, way_state = 'off', way_problem = '', way_said = '', qr_url = '',
      qr_image = null, try_at = null where id = ${id}`);
};

export interface WayProblem {
  /** `waiting` tries on by itself. */
  readonly state: 'waiting' | 'failed';
  readonly problem: WeComProblem;
  readonly said: string;
  /** Milliseconds until what failed is tried again all the same; null: not before somebody says so. */
  readonly again: number | null;
}

/** Where it stands with it now. */
export const noteWayProblem = async (
  tx: Queryable,
  id: string,
  { state, problem, said, again }: WayProblem,
): Promise<void> => {
  await tx.query(sql`
    update referral_links set way_state = ${state}, way_problem = ${problem}, way_said = ${said},
      try_at = now() + ${again}::float8 * interval '1 millisecond' where id = ${id}`);
};

/** Takes up what was left lying or failed a while ago, and ends the ways of links whose time is over. */
export const queueLostWays = async (db: Queryable): Promise<void> => {
  const open = await db.query<{ id: string }>(sql`
    select id from referral_links l
    where (
        way_state in ('waiting', 'making', 'unknown') or (made <> wanted and way_state <> 'failed')
        or (way_state = 'failed' and try_at <= now()) or (way_id <> '' and expire_at <= now())
      )
      and not exists (
        select 1 from jobs where subject = l.id and kind = ${KEEP_CONTACT_WAY} and status in ('queued', 'running'))
    order by seq limit 1000`);
  for (const { id } of open) await queueContactWay(db, id);
};
