import type { SendingWait } from '@console/api/contract';
import sql, { type Sql } from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { nameCause, putIn, startSending } from '../../../outbox/index.js';
import { mayStart } from './approval.js';
import { nextBatch } from './audience.js';
import { failTask } from './failTask.js';
import { limitsAt } from './limits.js';
import { isOver, lacksAudience, type LockedPlan, type LockedTask, lockedTask } from './lockedPlan.js';
import { causeOf, type PlanDeps } from './planDeps.js';
import { notePlan } from './planLog.js';
import { readSettings } from './planSettings.store.js';
import { withMore } from './skipped.js';
import { recountTask } from './taskCounts.js';
import { isUsable } from './taskTemplate.js';
import type { TaskWriter, WriterFault } from './taskWriter.js';

/** People written to in one transaction. */
const BATCH = 500;
/** Milliseconds until it is looked again: while messages go out, at first and later; while they rest; for late receipts and clicks. */
const LOOK_SOON = 1000;
const LOOK = 5000;
const LOOK_AT_REST = 30_000;
const LOOK_AFTER = 2 * 60_000;
const LOOK_BACK = 3_600_000;
/** So long after its start somebody who has started it looks on. */
const FRESH = 20_000;
/** For so long after its end most of them come. */
const COMING = 10 * 60_000;
/** For so long after its end a task hears what became of its messages. */
const HEARS = 3 * 24 * 3_600_000;
/** Nothing can be written just now. */
const CLOSED = 60_000;

/** What a task waits for, as it is told. */
const waitings: Readonly<Record<WriterFault, SendingWait>> = {
  channel_not_configured: 'settings',
  public_url_missing: 'publicUrl',
  vendor_code_missing: 'vendorCode',
};

/** Milliseconds until the next step; null: there is none. */
export type Next = number | null;

/** Its time has come. What has changed since it was started keeps it from beginning. */
const begin = async (
  deps: Pick<PlanDeps, 'tell'>,
  tx: Queryable,
  { plan, task, writer }: { plan: LockedPlan; task: LockedTask; writer: TaskWriter | WriterFault },
): Promise<Next> => {
  const { approvalSize } = await readSettings(tx);
  const hindrances = [
    { reason: 'operate_plan_incomplete', holds: lacksAudience(plan, task) },
    { reason: 'plan_not_approved', holds: !mayStart(plan, approvalSize) },
    { reason: 'template_not_usable', holds: !(await isUsable(tx, task)) },
    ...(typeof writer === 'string' ? [{ reason: writer, holds: true }] : []),
  ];
  const hindrance = hindrances.find(({ holds }) => holds);
  if (hindrance !== undefined) {
    await failTask(deps, tx, task, hindrance.reason);
    return null;
  }
  await tx.query(sql`update pd_tasks set status = 'sending', started_at = now() where id = ${task.id}`);
  await notePlan(tx, { planId: plan.id, action: 'started', userId: null, taskName: task.name });
  return 0;
};

/** Writes the messages of the next people; after the last of them they begin to go out. */
const prepare = async (tx: Queryable, plan: LockedPlan, task: LockedTask, writer: TaskWriter): Promise<Next> => {
  const { id, channel, reached, total, skipped, cost, templateId } = task;
  const cause = causeOf(id);
  const limits = await limitsAt(tx, plan, {
    taskId: id,
    channel,
    writer,
    begin: new Date(),
    written: total,
    spent: cost,
  });
  const audience = {
    packId: plan.crowdPackId ?? '',
    groupsOf: task.toGroups ? id : undefined,
    channel,
    settings: await readSettings(tx),
    hasGot: (hash: Sql, customerId: Sql) => sql`(
      exists (select 1 from outbox o where o.cause = ${cause} and o.address_hash = ${hash})
      or exists (select 1 from outbox o where o.cause = ${cause} and o.customer_id = ${customerId}))`,
  };
  const about = { channel, templateId, planId: plan.id, planName: plan.name, taskId: id, taskName: task.name };
  await nameCause(tx, cause, about);
  const write = await writer.begin(tx, cause);
  const batch = await nextBatch(tx, audience, { after: reached, most: BATCH, write, limits });
  await putIn(tx, cause, channel, batch.messages);
  const isLast = batch.reached === null;
  await tx.query(sql`
    update pd_tasks set people = people + ${batch.messages.length + batch.leftOut.length}::int,
      total = total + ${batch.messages.length}::int, cost = cost + ${batch.cost}::bigint,
      skipped = ${withMore(skipped, batch.leftOut)}::jsonb, reached = ${batch.reached ?? reached},
      prepared = ${isLast}, waits_for = ''
    where id = ${id}`);
  if (!isLast) return 0;
  await startSending(tx, cause, channel);
  return LOOK_SOON;
};

/** Nothing can be written until somebody has set up what is missing: whoever looks at the task is told what. */
const wait = async (tx: Queryable, { id }: LockedTask, fault: WriterFault): Promise<Next> => {
  await tx.query(sql`update pd_tasks set waits_for = ${waitings[fault]} where id = ${id}`);
  return CLOSED;
};

/** What came of its messages; for a while also after it has ended. */
const follow = async (tx: Queryable, task: LockedTask): Promise<Next> => {
  const state = await recountTask(tx, task);
  if (state === 'paused') return LOOK_AT_REST;
  if (state === null) return null;
  const [passed] = await tx.query<{ sinceStart: number; sinceEnd: number }>(sql`
    select coalesce(extract(epoch from now() - started_at) * 1000, 0)::float8 as "sinceStart",
      coalesce(extract(epoch from now() - finished_at) * 1000, 0)::float8 as "sinceEnd"
    from pd_tasks where id = ${task.id}`);
  const { sinceStart = 0, sinceEnd = 0 } = passed ?? {};
  if (state === 'running') return sinceStart < FRESH ? LOOK_SOON : LOOK;
  if (sinceEnd > HEARS) return null;
  return sinceEnd < COMING ? LOOK_AFTER : LOOK_BACK;
};

/** The next thing to do for a task that was started, whoever did the one before. */
export const nextStep = async (
  deps: Pick<PlanDeps, 'tell'>,
  tx: Queryable,
  id: string,
  writer: TaskWriter | WriterFault,
): Promise<Next> => {
  const { plan, task } = await lockedTask(tx, id);
  if (task.prepared) return follow(tx, task);
  // Who lets the plan go on wakes it up.
  if (plan.status !== 'active' || isOver(plan)) return null;
  if (task.status === 'waiting') return begin(deps, tx, { plan, task, writer });
  if (task.status !== 'sending') return null;
  return typeof writer === 'string' ? wait(tx, task, writer) : prepare(tx, plan, task, writer);
};
