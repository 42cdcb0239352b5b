import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { endJob, enqueueAlone, hasOpenJob, wakeJob } from '../../../jobs/index.js';

/** The kind of work that goes through the people of an assignment, which is its subject: one job of each at a time. */
export const HAND_OVER = 'hand_over_contacts';

/** A server may be killed so often in the midst of one piece before the work is given up. */
const ATTEMPTS = 100;

/**
 * Has it go on now, by whoever holds the assignment: what waits for its time is woken up. A job at work sees that it may go on, since it
 * ends while it holds the assignment itself.
 */
export const queueHandingOver = async (tx: Queryable, id: string): Promise<void> => {
  const job = { kind: HAND_OVER, subject: id, maxAttempts: ATTEMPTS };
  if (!(await wakeJob(tx, job))) await enqueueAlone(tx, job);
};

/** A job that works on an assignment. */
export interface AtWork {
  readonly id: string;
  readonly subject: string;
}

const heldRunning = async (tx: Queryable, id: string): Promise<boolean> => {
  const [row] = await tx.query<{ state: string }>(sql`select state from staff_assignments where id = ${id} for share`);
  return row?.state === 'running';
};

/**
 * Whether it runs, and goes on doing so until this transaction ends. Where it does not, the job ends with it: whoever lets it go
 * on waits until then, and has another one begin.
 */
export const goesOn = async (tx: Queryable, { id, subject }: AtWork): Promise<boolean> => {
  const isRunning = await heldRunning(tx, subject);
  if (!isRunning) await endJob(tx, id);
  return isRunning;
};

/** Everybody has had their turn; what WeCom took comes about by itself. */
export const endDone = async (tx: Queryable, job: AtWork): Promise<void> => {
  if (!(await goesOn(tx, job))) return;
  await tx.query(sql`
    update staff_assignments set state = 'done', finished_at = now(), waits_for = '', waits_until = null
    where id = ${job.subject} and not exists (
      select 1 from staff_assignment_people where assignment_id = ${job.subject} and state in ('waiting', 'sending'))`);
  await endJob(tx, job.id);
};

/** Whether a job that was given up is to work on its assignment again: it runs, and no other job does. */
export const isWorkWanted = async (tx: Queryable, { subject }: AtWork): Promise<boolean> =>
  (await heldRunning(tx, subject)) && !(await hasOpenJob(tx, { kind: HAND_OVER, subject }));

/** Takes up what runs and nobody works on. */
export const queueLostHandingOver = async (db: Queryable): Promise<void> => {
  const lost = await db.query<{ id: string }>(sql`
    select id from staff_assignments a where state = 'running' and not exists (
      select 1 from jobs where subject = a.id and kind = ${HAND_OVER} and status in ('queued', 'running'))`);
  for (const { id } of lost) await queueHandingOver(db, id);
};
