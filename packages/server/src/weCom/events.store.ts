import { createHash } from 'node:crypto';
import sql from 'sql-template-tag';
import type { Queryable } from '../db/database.js';
import { enqueueOnce, wakeJob } from '../jobs/index.js';
import { type ReportKind, reportKinds, type WeComReport } from './reports.js';

/** The kind of work that looks into what WeCom reports. */
export const TAKE_WECOM_REPORTS = 'take_wecom_reports';

const ATTEMPTS = 100;

/** Has it looked into now: what waits for its time is woken up, since whoever comes is greeted at once. */
export const queueReports = async (tx: Queryable): Promise<void> => {
  const job = { kind: TAKE_WECOM_REPORTS, subject: TAKE_WECOM_REPORTS, maxAttempts: ATTEMPTS };
  if (!(await wakeJob(tx, job))) await enqueueOnce(tx, job);
};

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
  /** How often it was looked into in vain. */
  readonly tries: number;
}

interface EventRow extends Omit<KeptReport, 'kind'> {
  readonly kind: string;
}

const isKnown = (row: EventRow): row is KeptReport => reportKinds.some((kind: ReportKind) => kind === row.kind);

const fields = sql`seq, kind, user_id as "userId", external_user_id as "externalUserId", chat_id as "chatId",
  welcome_code as "welcomeCode", reason, state, occurred_at as at, tries`;

/** The next ones that are to be looked into by now, in the order in which they came. */
export const openReports = async (tx: Queryable, most: number): Promise<KeptReport[]> => {
  const rows = await tx.query<EventRow>(sql`
    select ${fields} from wecom_events where not done and due_at <= now() order by due_at, seq limit ${most}`);
  return rows.filter(isKnown);
};

/** Milliseconds until the next one is to be looked into; null: there is none. */
export const nextReportDue = async (tx: Queryable): Promise<number | null> => {
  const [row] = await tx.query<{ wait: number }>(sql`
    select greatest(0, extract(epoch from due_at - now()) * 1000)::float8 as wait from wecom_events
    where not done order by due_at, seq limit 1`);
  return row?.wait ?? null;
};

/** Takes the next one who came within so many milliseconds: whatever comes of it, they are not greeted again. */
export const takeWelcome = async (tx: Queryable, within: number): Promise<KeptReport | undefined> => {
  const [row] = await tx.query<EventRow>(sql`
    select ${fields} from wecom_events
    where welcome_code <> '' and occurred_at > now() - ${within}::float8 * interval '1 millisecond'
    order by occurred_at, seq limit 1 for update`);
  if (row === undefined || !isKnown(row)) return undefined;
  await tx.query(sql`update wecom_events set welcome_code = '' where seq = ${row.seq}`);
  return row;
};

/** It is looked into again after so many milliseconds. */
export const reportLater = async (tx: Queryable, seq: number, after: number): Promise<void> => {
  await tx.query(sql`
    update wecom_events set tries = tries + 1, due_at = now() + ${after}::float8 * interval '1 millisecond' where seq = ${seq}`);
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
