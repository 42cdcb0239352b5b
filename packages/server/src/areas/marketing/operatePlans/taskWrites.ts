import type { addPdTask, Channel, Input, modifyPdTask } from '@console/api/contract';
import { randomId } from '@console/base';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { fail } from '../../../http/failure.js';
import { cancelJobs } from '../../../jobs/index.js';
import { noteChange } from './approval.js';
import { checkText } from './checkText.js';
import { isOver, isUntouched, lockedPlan, lockedTask, lockedTasks } from './lockedPlan.js';
import type { PlanDeps } from './planDeps.js';
import { notePlan } from './planLog.js';
import { sendTimeOf } from './planSpan.js';
import { removeTasks } from './removeTasks.js';
import { chosenGroups, groupsOfTask, setGroups } from './taskGroups.js';
import { chosenTemplate } from './taskTemplate.js';

const MOST_TASKS = 20;

interface Said {
  readonly channel: Channel;
  readonly templateId: string | undefined;
  readonly content: string;
  readonly toGroups: boolean;
}

/** What a task says: a version of a template, or a text of its own. Throws the contract's reasons. */
const saying = async (
  deps: Pick<PlanDeps, 'checks' | 'publicUrl'>,
  tx: Queryable,
  { channel, templateId, content, toGroups }: Said,
) => {
  if (channel === 'qyWechat') {
    if (content.trim() === '') throw fail('template_missing');
    await checkText(deps, tx, { content: content.trim(), toGroups });
    return { templateId: null, templateVersion: null, content: content.trim() };
  }
  if (templateId === undefined) throw fail('template_missing');
  return { ...(await chosenTemplate(tx, channel, templateId)), content: '' };
};

/** Tasks added, changed and deleted. */
export const taskWrites = ({ db, ...deps }: Pick<PlanDeps, 'db' | 'checks' | 'publicUrl'>) => ({
  add: async (body: Input<typeof addPdTask>, userId: string): Promise<{ id: string }> => {
    const {
      planId,
      version,
      taskName,
      channel,
      templateId,
      content = '',
      privateDomainIds = [],
      sendTime = null,
    } = body;
    const id = randomId();
    await db.transaction(async (tx) => {
      const plan = await lockedPlan(tx, planId, version);
      if (isOver(plan)) throw fail('operate_plan_finished');
      if ((await lockedTasks(tx, planId)).length >= MOST_TASKS)
        throw fail('too_many_pd_tasks', { values: { count: MOST_TASKS } });
      const groups = await chosenGroups(tx, channel, privateDomainIds);
      const toGroups = groups.length > 0;
      const said = await saying(deps, tx, { channel, templateId, content, toGroups });
      const sendAt = sendTimeOf(sendTime, { start: plan.startTime, end: plan.endTime });
      await tx.query(sql`
        insert into pd_tasks (id, plan_id, name, channel, template_id, template_version, content, to_groups, send_at,
          created_by)
        values (${id}, ${planId}, ${taskName.trim()}, ${channel}, ${said.templateId}, ${said.templateVersion},
          ${said.content}, ${toGroups}, ${sendAt}, ${userId})`);
      await setGroups(tx, id, groups);
      await notePlan(tx, { planId, action: 'taskAdded', userId, taskName: taskName.trim() });
      await noteChange(tx, plan, userId);
    });
    return { id };
  },

  modify: (body: Input<typeof modifyPdTask>, userId: string): Promise<void> =>
    db.transaction(async (tx) => {
      const { plan, task } = await lockedTask(tx, body.id, body.version);
      if (isOver(plan)) throw fail('operate_plan_finished');
      if (!isUntouched(task)) throw fail('pd_task_started');
      const channel = body.channel ?? task.channel;
      const name = body.taskName?.trim() ?? task.name;
      const templateId = body.templateId ?? (channel === task.channel ? (task.templateId ?? undefined) : undefined);
      const { content = task.content, sendTime } = body;
      const had = await groupsOfTask(tx, task.id);
      const stays = body.privateDomainIds === undefined && channel === 'qyWechat';
      const groups = stays ? had : await chosenGroups(tx, channel, body.privateDomainIds ?? [], had);
      const toGroups = stays ? task.toGroups : groups.length > 0;
      const said = await saying(deps, tx, { channel, templateId, content, toGroups });
      const sendAt =
        sendTime === undefined ? task.sendTime : sendTimeOf(sendTime, { start: plan.startTime, end: plan.endTime });
      await tx.query(sql`
        update pd_tasks set name = ${name}, channel = ${channel}, template_id = ${said.templateId},
          template_version = ${said.templateVersion}, content = ${said.content}, to_groups = ${toGroups}, send_at = ${sendAt},
          status = 'draft', failure = '', updated_at = now()
        where id = ${task.id}`);
      await setGroups(tx, task.id, groups);
      await notePlan(tx, { planId: plan.id, action: 'taskChanged', userId, taskName: name });
      await noteChange(tx, plan, userId);
    }),

  /** All or none. Throws `pd_task_started`. */
  remove: (ids: readonly string[], userId: string): Promise<void> =>
    db.transaction(async (tx) => {
      await cancelJobs(tx, ids);
      const found = await tx.query<{ planId: string }>(sql`
        select distinct plan_id as "planId" from pd_tasks where id = any(${[...ids]}::text[]) order by 1`);
      for (const { planId } of found) {
        const plan = await lockedPlan(tx, planId);
        const gone = (await lockedTasks(tx, planId)).filter(({ id }) => ids.includes(id));
        await removeTasks(tx, gone, userId, 'pd_task_started');
        for (const { name } of gone) await notePlan(tx, { planId, action: 'taskRemoved', userId, taskName: name });
        await noteChange(tx, plan, userId);
      }
    }),
});
