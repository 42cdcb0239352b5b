import { randomId } from '@console/base';
import sql from 'sql-template-tag';
import type { Database, Queryable } from '../../../db/database.js';
import { isUniqueViolation } from '../../../db/sqlError.js';
import { fail } from '../../../http/failure.js';
import { cancelJobs } from '../../../jobs/index.js';
import { isSeenBy } from './assignments.store.js';
import { queueHandingOver } from './handOverWork.js';
import { putBack } from './wayBack.store.js';

interface Held {
  readonly state: string;
  readonly undoes: string | null;
}

/** How it stands, until the transaction ends nobody else's to change. Throws `assignment_not_found`, as of another's draft. */
const hold = async (tx: Queryable, id: string, userId: string): Promise<Held> => {
  const [found] = await tx.query<Held>(sql`
    select a.state, a.undoes from staff_assignments a where a.id = ${id} and ${isSeenBy(userId)} for update`);
  if (found === undefined) throw fail('assignment_not_found');
  return found;
};

const needs = ({ state }: Held, ...states: readonly string[]): void => {
  if (!states.includes(state)) throw fail('assignment_elsewhere');
};

const withdrawWaiting = (tx: Queryable, id: string) =>
  tx.query(sql`
    update staff_assignment_people set state = 'withdrawn', changed_at = now()
    where assignment_id = ${id} and state = 'waiting'`);

const become = (tx: Queryable, id: string, state: string) =>
  tx.query(sql`
    update staff_assignments set state = ${state}, waits_for = '', waits_until = null,
      started_at = case when ${state === 'running'} then coalesce(started_at, now()) else started_at end,
      finished_at = case when ${state === 'stopped'} then now() else finished_at end
    where id = ${id}`);

const usesWeCom = async (tx: Queryable, id: string): Promise<boolean> =>
  (
    await tx.query(sql`
      select 1 as one from staff_assignment_people
      where assignment_id = ${id} and state = 'waiting' and external_user_id <> '' limit 1`)
  ).length > 0;

/** Work that waits for its time is not waited for; what is at work sees by itself that it may not go on. */
const leaveWaiting = (tx: Queryable, id: string) => cancelJobs(tx, [id], ['queued']);

/** What is done with an assignment once it was worked out. Each throws the contract's reasons. */
export const assignmentSteps = (db: Database) => ({
  /** `configured`: WeCom can be asked to hand somebody over. */
  start: (id: string, userId: string, configured: boolean): Promise<void> =>
    db.transaction(async (tx) => {
      needs(await hold(tx, id, userId), 'draft');
      if (!configured && (await usesWeCom(tx, id))) throw fail('channel_not_configured');
      await become(tx, id, 'running');
      await queueHandingOver(tx, id);
    }),

  pause: (id: string, userId: string): Promise<void> =>
    db.transaction(async (tx) => {
      await leaveWaiting(tx, id);
      needs(await hold(tx, id, userId), 'running');
      await become(tx, id, 'paused');
    }),

  resume: (id: string, userId: string): Promise<void> =>
    db.transaction(async (tx) => {
      needs(await hold(tx, id, userId), 'paused');
      await become(tx, id, 'running');
      await queueHandingOver(tx, id);
    }),

  stop: (id: string, userId: string): Promise<void> =>
    db.transaction(async (tx) => {
      await leaveWaiting(tx, id);
      const held = await hold(tx, id, userId);
      needs(held, 'draft', 'running', 'paused');
      if (held.state === 'draft') {
        await tx.query(sql`delete from staff_assignments where id = ${id}`);
        return;
      }
      await withdrawWaiting(tx, id);
      await become(tx, id, 'stopped');
    }),

  undo: async (id: string, userId: string, configured: boolean) => {
    try {
      return await db.transaction(async (tx) => {
        await leaveWaiting(tx, id);
        const held = await hold(tx, id, userId);
        needs(held, 'running', 'paused', 'stopped', 'done');
        if (held.undoes !== null) throw fail('assignment_elsewhere');
        if (held.state !== 'done') {
          await withdrawWaiting(tx, id);
          await become(tx, id, 'stopped');
        }
        const back = randomId();
        await tx.query(sql`
          insert into staff_assignments (id, undoes, state, crowd_pack_id, label_ids, cities, current_staff_ids, share,
            reassign, created_by, started_at)
          select ${back}, id, 'running', crowd_pack_id, label_ids, cities, current_staff_ids, share, true, ${userId}, now()
          from staff_assignments where id = ${id}`);
        await putBack(tx, back, id);
        await tx.query(sql`
          insert into staff_assignment_staff (assignment_id, staff_id, order_num)
          select ${back}, staff_id, row_number() over (order by min(seq)) from staff_assignment_people
          where assignment_id = ${back} and staff_id is not null group by staff_id`);
        if (!configured && (await usesWeCom(tx, back))) throw fail('channel_not_configured');
        const [counts] = await tx.query<{ total: number; skipped: number }>(sql`
          select count(*)::int as total, count(*) filter (where state = 'skipped')::int as skipped
          from staff_assignment_people where assignment_id = ${back}`);
        const { total = 0, skipped = 0 } = counts ?? {};
        await queueHandingOver(tx, back);
        return { id: back, assignedCount: total - skipped, skippedCount: skipped };
      });
    } catch (error) {
      throw isUniqueViolation(error, 'staff_assignments_undoes_key') ? fail('assignment_elsewhere') : error;
    }
  },
});
