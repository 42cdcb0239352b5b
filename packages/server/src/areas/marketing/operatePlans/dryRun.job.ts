import { randomId } from '@console/base';
import sql, { type Sql } from 'sql-template-tag';
import { daysFor } from '../../../channels/dayLimits.store.js';
import type { Database, Queryable } from '../../../db/database.js';
import { fail } from '../../../http/failure.js';
import { enqueueOnce, type JobKind } from '../../../jobs/index.js';
import { type LeftOut, nextBatch } from './audience.js';
import { variablesOf, withMoreEmpty } from './emptyValues.js';
import { forgetAddresses } from './forgetDryRuns.js';
import { beginOf, limitsAt } from './limits.js';
import { isOver, lacksAudience, lockedTask } from './lockedPlan.js';
import type { PlanDeps } from './planDeps.js';
import { notePlan } from './planLog.js';
import { readSettings } from './planSettings.store.js';
import { withMore } from './skipped.js';
import { isUsable, storedTask } from './taskTemplate.js';
import { type TaskWriter, taskWriter, type WriterFault } from './taskWriter.js';

/** Looks who would get a task. */
export const DRY_RUN = 'dry_run_pd_task';

/** People looked at in one transaction. */
const BATCH = 500;
/** Milliseconds that one piece works. */
const PIECE = 2000;

/** Begins it anew, in the place of a former one. Throws the contract's reasons. */
export const beginDryRun = async (
  deps: Pick<PlanDeps, 'db' | 'channels' | 'publicUrl'>,
  id: string,
  userId: string,
): Promise<void> => {
  const { db } = deps;
  const stored = await storedTask(db, id);
  if (stored === null) throw fail('pd_task_not_found');
  const writer = await taskWriter(deps, stored);
  if (typeof writer === 'string') throw fail(writer);
  await db.transaction(async (tx) => {
    const { plan, task } = await lockedTask(tx, id);
    if (task.status !== 'draft' && task.status !== 'failed') throw fail('pd_task_started');
    if (isOver(plan) || plan.ended) throw fail('operate_plan_finished');
    if (lacksAudience(plan, task)) throw fail('operate_plan_incomplete');
    if (!(await isUsable(tx, task))) throw fail('template_not_usable');
    await tx.query(sql`update pd_dry_runs set task_id = null where task_id = ${id}`);
    await tx.query(sql`
      insert into pd_dry_runs (id, task_id, plan_version, pack_version, pack_counted_at)
      select ${randomId()}, ${id}, ${plan.version}, coalesce(k.version, 0), k.counted_at
      from (select ${plan.crowdPackId}::text as id) wanted left join crowd_packs k on k.id = wanted.id`);
    await notePlan(tx, { planId: plan.id, action: 'dryRun', userId, taskName: task.name });
    await enqueueOnce(tx, { kind: DRY_RUN, subject: id });
  });
};

/** What a dry run looks with. */
interface Looking {
  readonly writer: TaskWriter;
  /** Of its text. */
  readonly variables: readonly string[];
}

/** Who gets nothing, and why: customers, or groups. */
const noteLeftOut = async (
  tx: Queryable,
  runId: string,
  { toGroups }: { readonly toGroups: boolean },
  leftOut: readonly LeftOut[],
): Promise<void> => {
  const given = sql`jsonb_to_recordset(${JSON.stringify(leftOut)}::jsonb) as p (reason text, id text)`;
  await (toGroups
    ? tx.query(sql`
        insert into pd_dry_run_groups (run_id, domain_id, reason) select ${runId}, p.id, p.reason from ${given}
        on conflict do nothing`)
    : tx.query(sql`
        insert into pd_dry_run_people (run_id, reason, customer_id) select ${runId}, p.reason, p.id from ${given}
        on conflict do nothing`));
};

/** The next people, or groups. Answers whether there are more. */
const goOn = async (tx: Queryable, id: string, { writer, variables }: Looking): Promise<boolean> => {
  const { plan, task } = await lockedTask(tx, id);
  const [run] = await tx.query<{
    id: string;
    reached: string;
    skipped: unknown;
    emptyValues: unknown;
    willSend: number;
    cost: number;
    planVersion: number;
  }>(sql`
    select id, reached, skipped, empty_values as "emptyValues", will_send as "willSend", cost, plan_version as "planVersion"
    from pd_dry_runs where task_id = ${id} and state = 'running' for update`);
  if (run === undefined) return false;
  // Nobody wants to know any more.
  if (run.planVersion !== plan.version || lacksAudience(plan, task)) {
    await tx.query(sql`update pd_dry_runs set state = 'failed' where id = ${run.id}`);
    return false;
  }
  const limits = await limitsAt(tx, plan, {
    taskId: id,
    channel: task.channel,
    writer,
    begin: beginOf(plan, task, new Date()),
    written: run.willSend,
    spent: run.cost,
  });
  const audience = {
    packId: plan.crowdPackId ?? '',
    groupsOf: task.toGroups ? id : undefined,
    channel: task.channel,
    settings: await readSettings(tx),
    hasGot: (hash: Sql) => sql`
      exists (select 1 from pd_dry_run_addresses d where d.run_id = ${run.id} and d.address_hash = ${hash})`,
  };
  const write = await writer.begin(tx, null);
  const batch = await nextBatch(tx, audience, { after: run.reached, most: BATCH, write, limits, variables });
  await noteLeftOut(tx, run.id, task, batch.leftOut);
  await tx.query(sql`
    insert into pd_dry_run_addresses (run_id, address_hash)
    select ${run.id}, hash from unnest(${[...batch.hashes]}::text[]) as given (hash) on conflict do nothing`);
  const isLast = batch.reached === null;
  await tx.query(sql`
    update pd_dry_runs set people = people + ${batch.messages.length + batch.leftOut.length},
      will_send = will_send + ${batch.messages.length}, cost = cost + ${batch.cost}::bigint,
      skipped = ${withMore(run.skipped, batch.leftOut)}::jsonb,
      empty_values = ${withMoreEmpty(run.emptyValues, batch.emptyValues)}::jsonb,
      reached = ${batch.reached ?? run.reached},
      waits_until = ${limits.isSilent ? null : limits.until}::timestamptz,
      days = ${daysFor(run.willSend + batch.messages.length, limits.days)},
      state = ${isLast ? 'ready' : 'running'}
    where id = ${run.id}`);
  return !isLast;
};

const failed = (tx: Queryable, taskId: string) =>
  tx.query(sql`update pd_dry_runs set state = 'failed' where task_id = ${taskId} and state = 'running'`);

/** The next people; after the last of them, what is not needed any more goes. Answers whether there is more to do. */
const step = async (
  tx: Queryable,
  id: string,
  { writer, variables }: { readonly writer: TaskWriter | WriterFault; readonly variables: readonly string[] },
): Promise<boolean> => {
  if (typeof writer === 'string') await failed(tx, id);
  else if (await goOn(tx, id, { writer, variables })) return true;
  return forgetAddresses(tx, id);
};

export const dryRunJob = (deps: Pick<PlanDeps, 'channels' | 'publicUrl'> & { readonly db: Database }): JobKind => ({
  run: async ({ subject: id, write, signal }) => {
    const stored = await storedTask(deps.db, id);
    if (stored === null) return undefined;
    const looking = { writer: await taskWriter(deps, stored), variables: variablesOf(stored) };
    const until = performance.now() + PIECE;
    while (!signal.aborted && performance.now() < until)
      if (!(await write((tx) => step(tx, id, looking)))) return undefined;
    return { next: {} };
  },
  onDead: async (tx, { subject }) => {
    await failed(tx, subject);
  },
  onRetry: async (tx, { subject }) => {
    const runs = await tx.query(sql`
      update pd_dry_runs set state = case when state = 'failed' then 'running' else state end
      where task_id = ${subject} returning 1 as one`);
    return runs.length > 0;
  },
});
