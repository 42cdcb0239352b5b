import { createHash } from 'node:crypto';
import sql from 'sql-template-tag';
import type { Queryable } from '../db/database.js';
import { enqueueOnce } from '../jobs/index.js';
import { type ReportKind, reportKinds, type WeComReport } from './reports.js';

/** The kind of work that looks into what WeCom reports. */
export const TAKE_WECOM_REPORTS = 'take_wecom_reports';

const ATTEMPTS = 100;

export const queueReports = (tx: Queryable): Promise<void> =>
  enqueueOnce(tx, { kind: TAKE_WECOM_REPORTS, subject: TAKE_WECOM_REPORTS, maxAttempts: ATTEMPTS });

/** Keeps a report until it was looked into. One that came before is left out: WeCom sends the same up to three times. */
export const keepReport = async (tx: Queryable, report: WeComReport): Promise<void> => {
  const { kind, userId, externalUserId, chatId, welcomeCode, reason, state, at } = report;
  const key = createHash('sha256').update(JSON.stringify(report)).digest('base64url');
  const kept = await tx.query(sql`
    insert into wecom_events (event_key, kind, user_id, external_user_id, chat_id, welcome_code, reason, state, occurred_at)
    values (${key}, ${kind}, ${userId}, ${externalUserId}, ${chatId}, ${welcomeCode}, ${reason}, ${state},
      ${at.toISOString()}::timestamptz)
    on conflict (event_key) do nothing returning 1 as one`);
  await tx.query(sql`update wecom_sync set heard_at = now()`);
  if (kept.length > 0) await queueReports(tx);
};

export interface KeptReport extends WeComReport {
  readonly seq: number;
}

interface EventRow extends Omit<KeptReport, 'kind'> {
  readonly kind: string;
}

const isKnown = (row: EventRow): row is KeptReport => reportKinds.some((kind: ReportKind) => kind === row.kind);

/** The next ones that were not looked into, in the order in which they came. */
export const openReports = async (tx: Queryable, most: number): Promise<KeptReport[]> => {
  const rows = await tx.query<EventRow>(sql`
    select seq, kind, user_id as "userId", external_user_id as "externalUserId", chat_id as "chatId",
      welcome_code as "welcomeCode", reason, state, occurred_at as at
    from wecom_events where not done order by seq limit ${most}`);
  return rows.filter(isKnown);
};

/** It is not greeted again, whatever comes of it. */
export const spendWelcome = async (tx: Queryable, seq: number): Promise<void> => {
  await tx.query(sql`update wecom_events set welcome_code = '' where seq = ${seq}`);
};

export const reportDone = async (tx: Queryable, seq: number): Promise<void> => {
  await tx.query(sql`update wecom_events set done = true where seq = ${seq}`);
};

/** Looks into what was left lying while the channel was not set up or WeCom not reached. */
export const queueLostReports = async (db: Queryable): Promise<void> => {
  const [open] = await openReports(db, 1);
  if (open !== undefined) await queueReports(db);
};

/** WeCom does not repeat what is older. */
export const forgetOldReports = async (db: Queryable): Promise<void> => {
  await db.query(sql`delete from wecom_events where received_at < now() - interval '7 days'`);
};
