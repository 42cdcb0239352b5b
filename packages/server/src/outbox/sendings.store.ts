import { type Channel, channels } from '@console/api/contract';
import sql from 'sql-template-tag';
import type { Queryable } from '../db/database.js';
import { endJob, enqueueAlone, wakeJob } from '../jobs/index.js';
import { countsOf, stopAll, totalOf } from './outbox.store.js';

/** The kind of work that goes through the messages of a cause, which is its subject. */
export const SEND_MESSAGES = 'send_messages';

export const sendingStates = ['running', 'paused', 'stopped', 'done'] as const;
export type SendingState = (typeof sendingStates)[number];

/**
 * Why nothing goes out although it runs: `quiet` hours, `dayFull` the limit of the day, `vendor` it asked for a pause or is not
 * reached, `settings` the channel is not set up or switched off. Of one that is paused: `account` the vendor refuses account,
 * keys or balance, so that it was paused by itself.
 */
export const waitings = ['quiet', 'dayFull', 'vendor', 'settings', 'account'] as const;
export type Waiting = (typeof waitings)[number];

export interface Sending {
  readonly channel: Channel;
  readonly state: SendingState;
  /** Null: it goes on. */
  readonly waitsFor: Waiting | null;
  /** When it looks again; null: it does not wait. */
  readonly waitsUntil: Date | null;
  /** What the vendor says of the account that it refuses; else empty. */
  readonly said: string;
  /** Messages that were put in. */
  readonly total: number;
  /** Calls that are under way at once. */
  readonly pace: number;
}

/** A server may be killed so often in the midst of one piece before the work is given up. */
const ATTEMPTS = 100;

const oneOf = <T extends string>(values: readonly T[], value: string): T | undefined =>
  values.find((one) => one === value);

/** Null: nothing was ever sent for this. */
export const sendingOf = async (tx: Queryable, cause: string): Promise<Sending | null> => {
  const [row] = await tx.query<{
    channel: string;
    state: string;
    waitsFor: string;
    waitsUntil: Date | null;
    said: string;
    pace: number;
  }>(sql`
    select channel, state, waits_for as "waitsFor", waits_until as "waitsUntil", said, pace
    from sendings where cause = ${cause}`);
  const channel = oneOf(channels, row?.channel ?? '');
  if (row === undefined || channel === undefined) return null;
  const { waitsUntil, said, pace } = row;
  const state = oneOf(sendingStates, row.state) ?? 'stopped';
  const total = totalOf(await countsOf(tx, cause));
  return { channel, state, waitsFor: oneOf(waitings, row.waitsFor) ?? null, waitsUntil, said, total, pace };
};

/** How it stands, and stays until this transaction ends; null: nothing was ever sent for this. */
export const heldState = async (tx: Queryable, cause: string): Promise<SendingState | null> => {
  const [row] = await tx.query<{ state: string }>(
    sql`select state from sendings where cause = ${cause} for no key update`,
  );
  return row === undefined ? null : (oneOf(sendingStates, row.state) ?? 'stopped');
};

/**
 * Has the work go on now: what waits for its time is woken up. One that is at work sees what was put in before it ends, since it
 * ends while it holds the sending, as whoever puts in does.
 */
const wake = async (tx: Queryable, cause: string): Promise<void> => {
  const job = { kind: SEND_MESSAGES, subject: cause, maxAttempts: ATTEMPTS };
  if (!(await wakeJob(tx, job))) await enqueueAlone(tx, job);
};

/**
 * Begins to send what was put in for a cause, or goes on where more was put in. One that was paused or stopped stays so, and
 * of one that was stopped nothing goes out. Comes in the transaction that puts the messages in.
 */
export const startSending = async (tx: Queryable, cause: string, channel: Channel): Promise<void> => {
  const [row] = await tx.query<{ state: string }>(sql`
    insert into sendings as s (cause, channel) values (${cause}, ${channel})
    on conflict (cause) do update set updated_at = now(),
      state = case when s.state = 'done' then 'running' else s.state end
    returning state`);
  if (row?.state === 'running') await wake(tx, cause);
  if (row?.state === 'stopped') await stopAll(tx, cause);
};

const change = async (tx: Queryable, cause: string, from: readonly SendingState[], to: SendingState) => {
  const changed = await tx.query(sql`
    update sendings set state = ${to}, waits_for = '', waits_until = null, said = '', updated_at = now()
    where cause = ${cause} and state = any(${[...from]}::text[]) returning 1 as one`);
  return changed.length > 0;
};

/** Hands over nothing more until it is resumed; what is under way ends. False: it does not run. */
export const pauseSending = (tx: Queryable, cause: string): Promise<boolean> =>
  change(tx, cause, ['running'], 'paused');

/** False: it is not paused. */
export const resumeSending = async (tx: Queryable, cause: string): Promise<boolean> => {
  const resumed = await change(tx, cause, ['paused'], 'running');
  if (resumed) await wake(tx, cause);
  return resumed;
};

/** Whatever has not gone out never will. False: there is nothing to stop. */
export const stopSending = async (tx: Queryable, cause: string): Promise<boolean> => {
  const stopped = await change(tx, cause, ['running', 'paused'], 'stopped');
  if (stopped) await stopAll(tx, cause);
  return stopped;
};

/** Notes why nothing goes out, and when that is looked at again; null: it goes on. */
export const noteWaiting = async (
  tx: Queryable,
  cause: string,
  waiting: { readonly for: Waiting; readonly ms: number } | null,
): Promise<void> => {
  await tx.query(sql`
    update sendings set waits_for = ${waiting?.for ?? ''}, updated_at = now(),
      waits_until = now() + ${waiting?.ms ?? null}::float8 * interval '1 millisecond'
    where cause = ${cause} and state = 'running' and (waits_for <> '' or ${waiting !== null})`);
};

export const notePace = async (tx: Queryable, cause: string, pace: number): Promise<void> => {
  await tx.query(sql`update sendings set pace = ${pace} where cause = ${cause}`);
};

/** A job that works on a cause. */
export interface AtWork {
  readonly id: string;
  readonly subject: string;
}

/**
 * Ends the work where everything has gone its way, in one of its own transactions. False: it goes on, since more was put in
 * meanwhile, waits for its time, or is not known yet.
 */
export const endDone = async (tx: Queryable, { id, subject: cause }: AtWork): Promise<boolean> => {
  if ((await heldState(tx, cause)) === 'running') {
    const left = await tx.query(sql`
      (select 1 as one from outbox where cause = ${cause} and state = 'waiting' limit 1)
      union all (select 1 from outbox where cause = ${cause} and state = 'sending' limit 1)`);
    if (left.length > 0) return false;
    await change(tx, cause, ['running'], 'done');
  }
  await endJob(tx, id);
  return true;
};

/**
 * Ends the work on one that may not go on, in one of its own transactions. `account`: the vendor's words, since it refuses account,
 * keys or balance: whoever is not sent to yet waits until somebody has mended that and lets it go on.
 */
export const endHalted = async (tx: Queryable, { id, subject: cause }: AtWork, account?: string): Promise<void> => {
  // Held in each case: whoever lets it go on waits until this job is no more, and has another one begin.
  const state = await heldState(tx, cause);
  if (state === 'running' && account !== undefined)
    await tx.query(sql`
      update sendings set state = 'paused', waits_for = 'account', waits_until = null, said = ${account}, updated_at = now()
      where cause = ${cause}`);
  await endJob(tx, id);
};

/** Whether a job that was given up is to work on its cause again: it runs, and no other job does. */
export const isWorkWanted = async (tx: Queryable, { subject: cause }: AtWork): Promise<boolean> => {
  if ((await heldState(tx, cause)) !== 'running') return false;
  const others = await tx.query(sql`
    select 1 as one from jobs where subject = ${cause} and kind = ${SEND_MESSAGES} and status in ('queued', 'running')`);
  return others.length === 0;
};

/** Takes up what runs and nobody works on: its work was given up or lost. */
export const queueLostSendings = async (db: Queryable): Promise<void> => {
  const lost = await db.query<{ cause: string }>(sql`
    select cause from sendings s where state = 'running' and not exists (
      select 1 from jobs where subject = s.cause and kind = ${SEND_MESSAGES} and status in ('queued', 'running'))`);
  for (const { cause } of lost) await wake(db, cause);
};
