import type { addOperatePlan, copyOperatePlan, Input, modifyOperatePlan } from '@console/api/contract';
import { randomId } from '@console/base';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { isForeignKeyViolation, isUniqueViolation } from '../../../db/sqlError.js';
import { fail } from '../../../http/failure.js';
import { cancelJobs } from '../../../jobs/index.js';
import { readMoment } from '../../../text/moment.js';
import { noteChange } from './approval.js';
import { knownPack } from './knownPack.js';
import { isHalfDone, isOver, isStarted, type LockedPlan, lockedPlan, lockedTasks } from './lockedPlan.js';
import type { PlanDeps } from './planDeps.js';
import { queueEnd } from './planEnd.js';
import { notePlan } from './planLog.js';
import { planSpan } from './planSpan.js';
import { setStatus } from './planStatus.js';
import { removeTasks } from './removeTasks.js';

const refused = (error: unknown): unknown => {
  if (isUniqueViolation(error, 'operate_plans_name')) return fail('name_taken');
  return isForeignKeyViolation(error, 'operate_plans_crowd_pack_id_fkey') ? fail('crowd_pack_not_found') : error;
};

type Change = Input<typeof modifyOperatePlan>;

/** What a plan is to be after a change; null: it stays as it is. Throws the contract's reasons. */
const changeOf = async (tx: Queryable, plan: LockedPlan, change: Change) => {
  const { planName, description, crowdPackId, startTime, endTime, budget } = change;
  const said = [planName, description, crowdPackId, startTime, endTime, budget];
  if (said.every((one) => one === undefined)) return null;
  const { start, end } = planSpan(
    startTime === undefined ? plan.startTime : readMoment(startTime),
    endTime === undefined ? plan.endTime : readMoment(endTime),
  );
  const packId = crowdPackId === undefined ? plan.crowdPackId : crowdPackId;
  const tasks = await lockedTasks(tx, plan.id);
  const isMoved = start.getTime() !== plan.startTime.getTime();
  if (packId !== plan.crowdPackId && tasks.some(isHalfDone)) throw fail('operate_plan_running');
  if (isMoved && tasks.some(isStarted)) throw fail('operate_plan_running');
  const open = tasks.filter(({ status }) => status !== 'finished' && status !== 'stopped');
  if (open.some(({ sendTime }) => sendTime !== null && (sendTime < start || sendTime >= end)))
    throw fail('send_time_outside');
  return {
    name: planName ?? plan.name,
    description: description?.trim(),
    packId,
    start,
    end,
    budget: budget === undefined ? plan.budget : budget,
  };
};

/** Plans added, changed, copied and deleted. */
export const planWrites = ({ db }: Pick<PlanDeps, 'db'>) => {
  const saved = async <T>(work: (tx: Queryable) => Promise<T>): Promise<T> => {
    try {
      return await db.transaction(work);
    } catch (error) {
      throw refused(error);
    }
  };

  return {
    add: async (body: Input<typeof addOperatePlan>, userId: string): Promise<{ id: string }> => {
      const { planName, description = '', crowdPackId = null, budget = null } = body;
      if (crowdPackId !== null) await knownPack(db, crowdPackId);
      const { start, end } = planSpan(readMoment(body.startTime), readMoment(body.endTime));
      const id = randomId();
      await saved(async (tx) => {
        await tx.query(sql`
          insert into operate_plans (id, name, description, crowd_pack_id, start_at, end_at, budget, authors, created_by)
          values (${id}, ${planName.trim()}, ${description.trim()}, ${crowdPackId}, ${start}, ${end}, ${budget},
            array[${userId}::text], ${userId})`);
        await notePlan(tx, { planId: id, action: 'added', userId });
      });
      return { id };
    },

    modify: (body: Change, userId: string): Promise<void> =>
      saved(async (tx) => {
        const { id, executeStatus, version } = body;
        // Its end may come sooner from now on.
        await cancelJobs(tx, [id], ['queued']);
        const plan = await lockedPlan(tx, id, version);
        if (isOver(plan)) throw fail('operate_plan_finished');
        const change = await changeOf(tx, plan, body);
        if (change !== null) {
          const { name, description, packId, start, end, budget } = change;
          await tx.query(sql`
            update operate_plans set name = ${name.trim()}, description = coalesce(${description ?? null}::text, description),
              crowd_pack_id = ${packId}, start_at = ${start}, end_at = ${end}, budget = ${budget}
            where id = ${id}`);
          await notePlan(tx, { planId: id, action: 'changed', userId });
          await noteChange(tx, plan, userId);
        }
        const changed = await lockedPlan(tx, id);
        if (executeStatus !== undefined) await setStatus(tx, changed, executeStatus, userId);
        if (changed.status !== 'draft') await queueEnd(tx, id, changed.endTime);
      }),

    copy: async (
      { id, planName, startTime }: Input<typeof copyOperatePlan>,
      userId: string,
    ): Promise<{ id: string }> => {
      const made = randomId();
      await saved(async (tx) => {
        const plan = await lockedPlan(tx, id);
        const begin = startTime === undefined ? plan.startTime : readMoment(startTime);
        const length = plan.endTime.getTime() - plan.startTime.getTime();
        const { start, end } = planSpan(begin, begin && new Date(begin.getTime() + length));
        const moved = start.getTime() - plan.startTime.getTime();
        await tx.query(sql`
          insert into operate_plans (id, name, description, crowd_pack_id, start_at, end_at, budget, authors, created_by)
          select ${made}, ${planName.trim()}, description, crowd_pack_id, ${start}::timestamptz, ${end}::timestamptz, budget,
            array[${userId}::text], ${userId} from operate_plans where id = ${id}`);
        // With the version of each template that was approved last.
        await tx.query(sql`
          with made as materialized (
            select gen_random_uuid()::text as id, t.id as of, t.seq, coalesce(m.usable_version, t.template_version) as version
            from pd_tasks t left join message_templates m on m.id = t.template_id where t.plan_id = ${id}
          ),
          tasks as (
            insert into pd_tasks (id, plan_id, name, channel, template_id, template_version, content, to_groups, send_at,
              created_by)
            select made.id, ${made}, t.name, t.channel, t.template_id, made.version, t.content, t.to_groups,
              t.send_at + ${moved}::float8 * interval '1 millisecond', ${userId}
            from made join pd_tasks t on t.id = made.of order by made.seq
          )
          insert into pd_task_domains (task_id, domain_id)
          select made.id, g.domain_id from made join pd_task_domains g on g.task_id = made.of`);
        await notePlan(tx, { planId: made, action: 'copied', userId, words: plan.name });
      });
      return { id: made };
    },

    /** All or none. Throws `operate_plan_running`. */
    remove: (ids: readonly string[], userId: string): Promise<void> =>
      db.transaction(async (tx) => {
        const tasks = await tx.query<{ id: string }>(
          sql`select id from pd_tasks where plan_id = any(${[...ids]}::text[]) order by id`,
        );
        await cancelJobs(tx, [...ids, ...tasks.map(({ id }) => id)]);
        await tx.query(sql`select 1 from operate_plans where id = any(${[...ids]}::text[]) order by id for update`);
        for (const id of ids) await removeTasks(tx, await lockedTasks(tx, id), userId, 'operate_plan_running');
        await tx.query(sql`delete from operate_plans where id = any(${[...ids]}::text[])`);
      }),
  };
};
