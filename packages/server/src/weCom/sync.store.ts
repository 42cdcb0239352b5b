import {
  type WeComProblem,
  weComProblems,
  type WeComSync,
  weComSyncStates,
  type WeComSyncStep,
  weComSyncSteps,
} from '@console/api/contract';
import sql from 'sql-template-tag';
import type { Queryable } from '../db/database.js';
import { enqueueAlone, hasOpenJob, wakeJob } from '../jobs/index.js';

/** The kind of work that reads staff, contacts and groups from WeCom. */
export const SYNC_WECOM = 'sync_wecom';

/** A server may be killed so often in the midst of one piece before the work is given up. */
const ATTEMPTS = 100;

const oneOf = <T extends string>(values: readonly T[], value: string): T | null =>
  values.find((one) => one === value) ?? null;

interface SyncRow {
  readonly status: string;
  readonly step: string;
  readonly staffCount: number;
  readonly staffRead: number;
  readonly contactCount: number;
  readonly groupCount: number;
  readonly problem: string;
  readonly said: string;
  readonly startTime: Date | null;
  readonly finishTime: Date | null;
}

/** How far it is; whether the channel is set up is up to the caller. */
export const readSync = async (db: Queryable): Promise<Omit<WeComSync, 'configured'>> => {
  const [row] = await db.query<SyncRow>(sql`
    select y.status, y.step, y.staff_read as "staffRead", y.contact_count as "contactCount", y.problem, y.said, y.started_at as "startTime",
      y.finished_at as "finishTime",
      (select count(*)::int from wecom_staff where active) as "staffCount",
      (select count(*)::int from private_domains where chat_id is not null and gone_at is null) as "groupCount"
    from wecom_sync y`);
  return {
    status: oneOf(weComSyncStates, row?.status ?? '') ?? 'never',
    step: oneOf(weComSyncSteps, row?.step ?? ''),
    staffCount: row?.staffCount ?? 0,
    staffRead: row?.staffRead ?? 0,
    contactCount: row?.contactCount ?? 0,
    groupCount: row?.groupCount ?? 0,
    problem: oneOf(weComProblems, row?.problem ?? ''),
    said: row?.said ?? '',
    startTime: row?.startTime?.toISOString() ?? null,
    finishTime: row?.finishTime?.toISOString() ?? null,
  };
};

/** The number of the reading that is under way, or was the last one. */
export const syncRun = async (tx: Queryable): Promise<number> => {
  const [row] = await tx.query<{ run: number }>(sql`select run from wecom_sync`);
  return row?.run ?? 0;
};

/** Another reading begins. Answers its number. */
export const beginRun = async (tx: Queryable): Promise<number> => {
  const [row] = await tx.query<{ run: number }>(sql`
    update wecom_sync set run = run + 1, status = 'running', step = 'staff', staff_read = 0, problem = '', said = '',
      started_at = now() returning run`);
  return row?.run ?? 0;
};

/** It goes on; `staffRead` more members of staff were read. */
export const noteStep = async (tx: Queryable, step: WeComSyncStep, staffRead = 0): Promise<void> => {
  await tx.query(sql`
    update wecom_sync set status = 'running', step = ${step}, staff_read = staff_read + ${staffRead}::int, problem = '',
      said = ''`);
};

export const noteSyncWaits = async (tx: Queryable, problem: WeComProblem, said: string): Promise<void> => {
  await tx.query(sql`update wecom_sync set status = 'waiting', problem = ${problem}, said = ${said}`);
};

/** Of how many members of staff the contacts were read in the reading that is under way. */
export const staffRead = async (tx: Queryable): Promise<number> => {
  const [row] = await tx.query<{ count: number }>(sql`select staff_read as count from wecom_sync`);
  return row?.count ?? 0;
};

/** Counts people who are somebody's contact, which takes too long to be done whenever somebody looks. */
export const countContacts = async (tx: Queryable): Promise<void> => {
  await tx.query(sql`
    update wecom_sync set contact_count = (
      select count(distinct external_user_id) from wecom_contacts where lost_at is null)`);
};

/** It has come to its end, well or not. */
export const noteSyncEnd = async (tx: Queryable, failure?: { problem: WeComProblem; said: string }): Promise<void> => {
  await tx.query(sql`
    update wecom_sync set status = ${failure === undefined ? 'done' : 'failed'}, step = '', finished_at = now(),
      problem = ${failure?.problem ?? ''}, said = ${failure?.said ?? ''}`);
  await countContacts(tx);
};

const job = { kind: SYNC_WECOM, subject: SYNC_WECOM, maxAttempts: ATTEMPTS };

/** Has it read now: what waits for its time is woken up, and nothing is begun twice. */
export const startSync = async (tx: Queryable): Promise<void> => {
  if ((await wakeJob(tx, job)) || (await hasOpenJob(tx, job))) return;
  await tx.query(sql`update wecom_sync set status = 'running', step = 'staff', problem = '', said = ''`);
  // Where two ask at once, one of them has begun it.
  await enqueueAlone(tx, job);
};

/** Whether a reading that was given up is wanted again: none is under way. */
export const isSyncWanted = async (tx: Queryable): Promise<boolean> => !(await hasOpenJob(tx, job));

/** Has it read where the last reading was hours ago, and the channel is set up. */
export const queueSync = async (db: Queryable): Promise<void> => {
  const due = await db.query(sql`
    select 1 as one from wecom_sync y, channel_settings s
    where s.channel = 'qyWechat' and s.enabled
      and (y.finished_at is null or y.finished_at < now() - interval '4 hours')`);
  if (due.length > 0 && !(await hasOpenJob(db, job))) await startSync(db);
};
