import type { Channel, DryRun, OperatePlanDetail, PdTask, TaskRun } from '@console/api/contract';
import { templateChannels } from '@console/api/contract';
import { ifKnown } from '@console/base';
import sql from 'sql-template-tag';
import type { Database } from '../../../db/database.js';
import type { Language } from '../../../http/messages.js';
import { contentOf } from '../../../messageTemplates/index.js';
import { inFen, type Sending, sendingOf } from '../../../outbox/index.js';
import { dryRunsOf } from './dryRun.store.js';
import { spentOf } from './limits.js';
import { reasonWords } from './operatePlans.messages.js';
import { causeOf } from './planDeps.js';
import { planRowsOf, shownApproval, shownPlan } from './planRows.store.js';
import { readSettings } from './planSettings.store.js';
import { skippedOf } from './skipped.js';

interface TaskRow {
  readonly id: string;
  readonly taskName: string;
  readonly channel: Channel;
  readonly templateId: string | null;
  readonly templateName: string;
  readonly templateVersion: number | null;
  readonly usableVersion: number | null;
  readonly templateContent: unknown;
  readonly content: string;
  readonly toGroups: boolean;
  readonly groups: { readonly id: string; readonly name: string }[];
  readonly sendTime: Date | null;
  readonly status: string;
  readonly failure: string;
  readonly prepared: boolean;
  readonly waitsFor: string;
  readonly people: number;
  readonly skipped: unknown;
  readonly spent: number;
  readonly total: number;
  readonly delivered: number;
  readonly failed: number;
  readonly awaited: number;
  readonly withheld: number;
  readonly clicked: number;
  readonly perMinute: number;
  readonly startedAt: Date | null;
  readonly updateTime: Date;
}

const tasksOf = (db: Database, planId: string): Promise<TaskRow[]> =>
  db.query<TaskRow>(sql`
    select t.id, t.name as "taskName", t.channel, t.template_id as "templateId", coalesce(m.name, '') as "templateName",
      t.template_version as "templateVersion", m.usable_version as "usableVersion", v.content as "templateContent",
      t.content, t.to_groups as "toGroups", (
        select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'name', d.name) order by d.name, d.id), '[]')
        from pd_task_domains g join private_domains d on d.id = g.domain_id where g.task_id = t.id
      ) as groups, t.send_at as "sendTime", t.status, t.failure, t.prepared, t.waits_for as "waitsFor", t.people, t.skipped,
      (${spentOf})::float8 as spent, t.total, t.delivered, t.failed, t.awaited, t.withheld, t.clicked,
      t.per_minute as "perMinute", t.started_at as "startedAt", t.updated_at as "updateTime"
    from pd_tasks t left join message_templates m on m.id = t.template_id
      left join message_template_versions v on v.template_id = t.template_id and v.version = t.template_version
    where t.plan_id = ${planId} order by coalesce(t.started_at, t.send_at) nulls last, t.seq`);

const runOf = (row: TaskRow, sending: Sending | null): TaskRun | null => {
  if (row.startedAt === null) return null;
  const { delivered, failed, awaited, withheld, total } = row;
  const sent = delivered + failed + awaited;
  return {
    startTime: row.startedAt.toISOString(),
    preparing: !row.prepared,
    peopleCount: row.people,
    skipped: skippedOf(row.skipped),
    totalCount: total,
    sentCount: sent,
    deliveredCount: delivered,
    failedCount: failed,
    awaitedCount: awaited,
    withheldCount: withheld,
    leftCount: Math.max(0, total - sent - withheld),
    clickedCount: row.clicked,
    perMinute: row.perMinute,
    waitsFor: row.status === 'sending' && row.waitsFor !== '' ? row.waitsFor : (sending?.waitsFor ?? null),
    waitsUntil: sending?.waitsUntil?.toISOString() ?? null,
    cost: inFen(row.spent),
  };
};

interface Beside {
  readonly planId: string;
  readonly isPaused: boolean;
  readonly memberCount: number;
  readonly dryRun: DryRun | null;
  readonly sending: Sending | null;
  readonly language: Language;
}

const shownTask = (row: TaskRow, { planId, isPaused, memberCount, dryRun, sending, language }: Beside): PdTask => {
  const channel = ifKnown(templateChannels, row.channel, null);
  return {
    id: row.id,
    planId,
    taskName: row.taskName,
    channel: row.channel,
    templateId: row.templateId,
    templateName: row.templateName,
    templateVersion: row.templateVersion,
    templateOutdated: row.usableVersion !== null && row.usableVersion !== row.templateVersion,
    templateContent: channel === null || row.templateContent === null ? null : contentOf(channel, row.templateContent),
    content: row.content,
    privateDomains: row.groups,
    sendTime: row.sendTime?.toISOString() ?? null,
    status: isPaused && row.status === 'sending' ? 'paused' : row.status,
    failure: row.status === 'failed' ? reasonWords(row.failure, language) : null,
    targetCount: row.people > 0 ? row.people : row.toGroups ? row.groups.length : memberCount,
    reachedCount: row.delivered + row.awaited,
    clickedCount: row.clicked,
    dryRun,
    run: runOf(row, sending),
    updateTime: row.updateTime.toISOString(),
  };
};

/** One plan with its tasks, in the order they go out; null: there is none. */
export const readPlan = async (
  db: Database,
  id: string,
  { userId, language }: { readonly userId: string; readonly language: Language },
): Promise<OperatePlanDetail | null> => {
  const [plan] = await planRowsOf(db, sql`where p.id = ${id}`, userId);
  if (plan === undefined) return null;
  const { approvalSize } = await readSettings(db);
  const dryRuns = await dryRunsOf(db, sql`t.plan_id = ${id}`);
  const tasks: PdTask[] = [];
  for (const row of await tasksOf(db, id)) {
    const sending = row.status === 'sending' ? await sendingOf(db, causeOf(row.id)) : null;
    const dryRun = dryRuns.get(row.id) ?? null;
    const isPaused = plan.executeStatus === 'paused';
    tasks.push(shownTask(row, { planId: id, isPaused, memberCount: plan.memberCount, dryRun, sending, language }));
  }
  return {
    ...shownPlan(plan, approvalSize),
    ...shownApproval(plan),
    decisionWords: plan.decisionWords,
    tasks,
  };
};
