import type { WeComProblem } from '@console/api/contract';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { enqueueOnce } from '../../../jobs/index.js';

/** The kind of work that has WeCom know of a link, which is its subject. */
export const KEEP_CONTACT_WAY = 'keep_contact_way';

const ATTEMPTS = 100;

export const queueContactWay = (tx: Queryable, linkId: string): Promise<void> =>
  enqueueOnce(tx, { kind: KEEP_CONTACT_WAY, subject: linkId, maxAttempts: ATTEMPTS });

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
  await tx.query(sql`update referral_links set way_state = 'making', asked_at = now() where id = ${id}`);
};

/** Nobody knows whether WeCom has made it: it is looked for. */
export const noteUnknown = async (tx: Queryable, id: string): Promise<void> => {
  await tx.query(sql`
    update referral_links set way_state = 'unknown', way_problem = 'unreachable' where id = ${id}`);
};

/** WeCom has it, as it was wanted at that time. */
export const noteMade = async (
  tx: Queryable,
  id: string,
  { wayId, qrUrl, made }: { wayId: string; qrUrl: string; made: number },
): Promise<void> => {
  await tx.query(sql`
    update referral_links set way_id = ${wayId}, made = ${made}, way_state = 'ready', way_problem = '', way_said = '',
      qr_image = case when qr_url = ${qrUrl} then qr_image end, qr_url = ${qrUrl}
    where id = ${id}`);
};

export const noteImage = async (
  tx: Queryable,
  id: string,
  { bytes, type }: { bytes: Uint8Array; type: string },
): Promise<void> => {
  await tx.query(sql`
    update referral_links set qr_image = decode(${Buffer.from(bytes).toString('base64')}, 'base64'), qr_type = ${type}
    where id = ${id}`);
};

/** WeCom has none any more. */
export const noteOff = async (tx: Queryable, id: string, made: number): Promise<void> => {
  await tx.query(sql`
    update referral_links set way_id = '', made = ${made}, way_state = 'off', way_problem = '', way_said = '', qr_url = '',
      qr_image = null where id = ${id}`);
};

/** Where it stands with it now; `waiting` tries on by itself. */
export const noteWayProblem = async (
  tx: Queryable,
  id: string,
  { state, problem, said }: { state: 'waiting' | 'failed'; problem: WeComProblem; said: string },
): Promise<void> => {
  await tx.query(sql`
    update referral_links set way_state = ${state}, way_problem = ${problem}, way_said = ${said} where id = ${id}`);
};

/** Takes up what was left lying, and ends the ways of links whose time is over. */
export const queueLostWays = async (db: Queryable): Promise<void> => {
  const open = await db.query<{ id: string }>(sql`
    select id from referral_links l
    where (way_state in ('waiting', 'making', 'unknown') or (way_id <> '' and expire_at <= now()))
      and not exists (
        select 1 from jobs where subject = l.id and kind = ${KEEP_CONTACT_WAY} and status in ('queued', 'running'))
    order by seq limit 1000`);
  for (const { id } of open) await queueContactWay(db, id);
};
