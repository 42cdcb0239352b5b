import type { Channel } from '@console/api/contract';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { fail } from '../../../http/failure.js';
import { peopleInGroupsOf } from './taskGroups.js';

export interface LockedPlan {
  readonly id: string;
  readonly name: string;
  readonly status: string;
  readonly crowdPackId: string | null;
  readonly startTime: Date;
  readonly endTime: Date;
  /** In fen; null: without a limit. */
  readonly budget: number | null;
  readonly version: number;
  readonly approval: string;
  readonly approvedSize: number;
  /** Its end has passed. */
  readonly ended: boolean;
  /** People whom it is meant for: those of its crowd pack, and those in the groups that tasks of it go to. */
  readonly size: number;
}

/** A plan that nobody else changes until the transaction ends. Throws `operate_plan_not_found`, `changed_meanwhile`. */
export const lockedPlan = async (tx: Queryable, id: string, version?: number): Promise<LockedPlan> => {
  await tx.query(sql`select 1 from operate_plans where id = ${id} for no key update`);
  const [plan] = await tx.query<LockedPlan>(sql`
    select p.id, p.name, p.status, p.crowd_pack_id as "crowdPackId", p.start_at as "startTime", p.end_at as "endTime",
      p.budget, p.version, p.approval, p.approved_size as "approvedSize", p.end_at <= now() as ended,
      coalesce((select k.member_count from crowd_packs k where k.id = p.crowd_pack_id), 0) + ${peopleInGroupsOf} as size
    from operate_plans p where p.id = ${id}`);
  if (plan === undefined) throw fail('operate_plan_not_found');
  if (version !== undefined && version !== plan.version) throw fail('changed_meanwhile');
  return plan;
};

/** It was ended, or its time is over. A draft whose time is over can still be given another. */
export const isOver = ({ status, ended }: Pick<LockedPlan, 'status' | 'ended'>): boolean =>
  status === 'finished' || (ended && status !== 'draft');

export interface LockedTask {
  readonly id: string;
  readonly planId: string;
  readonly name: string;
  readonly channel: Channel;
  readonly templateId: string | null;
  readonly templateVersion: number | null;
  readonly content: string;
  readonly toGroups: boolean;
  readonly sendTime: Date | null;
  readonly status: string;
  readonly reached: string;
  readonly prepared: boolean;
  readonly people: number;
  /** Messages that were written. */
  readonly total: number;
  readonly skipped: unknown;
  readonly cost: number;
  readonly startedBy: string | null;
}

const columns = sql`
  t.id, t.plan_id as "planId", t.name, t.channel, t.template_id as "templateId", t.template_version as "templateVersion",
  t.content, t.to_groups as "toGroups", t.send_at as "sendTime", t.status, t.reached, t.prepared, t.people, t.total,
  t.skipped, t.cost, t.started_by as "startedBy"`;

/** Those of a plan that is locked already, in the order they were added. */
export const lockedTasks = (tx: Queryable, planId: string): Promise<LockedTask[]> =>
  tx.query<LockedTask>(sql`
    select ${columns} from pd_tasks t where t.plan_id = ${planId} order by t.seq for no key update`);

/** A task with its plan: always the plan first. Throws `pd_task_not_found`, `changed_meanwhile`. */
export const lockedTask = async (
  tx: Queryable,
  id: string,
  version?: number,
): Promise<{ plan: LockedPlan; task: LockedTask }> => {
  const [found] = await tx.query<{ planId: string }>(sql`select plan_id as "planId" from pd_tasks where id = ${id}`);
  if (found === undefined) throw fail('pd_task_not_found');
  const plan = await lockedPlan(tx, found.planId, version);
  const [task] = await tx.query<LockedTask>(
    sql`select ${columns} from pd_tasks t where t.id = ${id} for no key update`,
  );
  if (task === undefined) throw fail('pd_task_not_found');
  return { plan, task };
};

/** Nobody is named whom a task goes to: the people of its plan, unless it has groups. */
export const lacksAudience = (
  { crowdPackId }: Pick<LockedPlan, 'crowdPackId'>,
  { toGroups }: Pick<LockedTask, 'toGroups'>,
): boolean => crowdPackId === null && !toGroups;

/** Its work was begun, or waits for its time: nothing of it may change. */
export const isStarted = ({ status }: Pick<LockedTask, 'status'>): boolean =>
  status === 'waiting' || status === 'sending' || status === 'paused';

/** Some of its people were written to already, so that it cannot be meant for others any more. */
export const isHalfDone = (task: Pick<LockedTask, 'status' | 'people'>): boolean =>
  isStarted(task) || (task.status === 'failed' && task.people > 0);

/** Nothing was written to anybody for it, so that it may still become another. */
export const isUntouched = ({ status, people }: Pick<LockedTask, 'status' | 'people'>): boolean =>
  status === 'draft' || (status === 'failed' && people === 0);
