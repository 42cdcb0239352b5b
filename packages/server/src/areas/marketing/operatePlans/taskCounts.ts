import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { countsOf, type Sending, sendingOf } from '../../../outbox/index.js';
import type { LockedTask } from './lockedPlan.js';
import { causeOf } from './planDeps.js';
import { notePlan } from './planLog.js';

/**
 * Counts anew what came of a locked task whose messages are all written, and notes where its sending has ended. Answers how
 * that stands.
 */
export const recountTask = async (
  tx: Queryable,
  { id, planId, name, status }: Pick<LockedTask, 'id' | 'planId' | 'name' | 'status'>,
): Promise<Sending['state'] | null> => {
  const cause = causeOf(id);
  const sending = await sendingOf(tx, cause);
  const counts = await countsOf(tx, cause);
  const { waiting, taken, refused, unknown, withheld, delivered } = counts;
  const failed = counts.failed + refused;
  const awaited = Math.max(0, taken + unknown - delivered - counts.failed);
  const total = waiting + counts.sending + taken + refused + unknown + withheld;
  const isDone = sending?.state === 'done' && (status === 'sending' || status === 'paused');
  const isStopped = sending?.state === 'stopped' && (status === 'sending' || status === 'paused');
  const now = isDone ? 'finished' : isStopped ? 'stopped' : status;
  await tx.query(sql`
    update pd_tasks set total = ${total}::int, delivered = ${delivered}::int, failed = ${failed}::int,
      awaited = ${awaited}::int, withheld = ${withheld}::int, clicked = ${counts.clicked}::int,
      per_minute = case when ${now}::text <> 'sending' or counted_at is null then 0
        else round(greatest(0, ${delivered + failed + awaited}::int - delivered - failed - awaited) * 60
          / greatest(1, extract(epoch from now() - counted_at)))::int end,
      counted_at = now(), status = ${now}::text,
      finished_at = case when ${isDone || isStopped} then now() else finished_at end
    where id = ${id}`);
  if (isDone) await notePlan(tx, { planId, action: 'finished', userId: null, taskName: name });
  return sending?.state ?? null;
};
