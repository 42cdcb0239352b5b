import {
  addOperatePlan,
  addPdTask,
  dryRunPdTask,
  type Input,
  modifyChannelSettings,
  pageCrowdPacks,
  pageSmsTemplates,
  readOperatePlan,
  startOrStopPdTask,
} from '@console/api/contract';
import sql from 'sql-template-tag';
import { failTask } from '../../areas/marketing/operatePlans/failTask.js';
import { lockedTask } from '../../areas/marketing/operatePlans/lockedPlan.js';
import { causeOf } from '../../areas/marketing/operatePlans/planDeps.js';
import { recountTask } from '../../areas/marketing/operatePlans/taskCounts.js';
import type { Report } from '../../channels/receipts/report.js';
import { countsOf, takeReports } from '../../outbox/index.js';
import { shanghaiDay } from '../../text/moment.js';
import { type DemoGateway, startDemoGateway } from '../demoGateway.js';
import type { DemoPart, DemoWorld } from '../demoWorld.js';
import { managersOf } from '../managersOf.js';
import { until } from '../until.js';

interface DemoTask {
  readonly taskName: string;
  readonly template: string;
  readonly becomes: 'draft' | 'waiting' | 'sending' | 'paused' | 'stopped' | 'finished' | 'failed';
  /** Of its messages that went out, from 0 to 1. */
  readonly share: number;
  /** Hours since it began; below 0: until it does. */
  readonly hoursAgo: number;
}

const tasks: readonly DemoTask[] = [
  { taskName: '首轮邀请', template: '家庭观赛日邀请', becomes: 'finished', share: 1, hoursAgo: 27 },
  { taskName: '座位升级', template: '座位升级', becomes: 'stopped', share: 0.35, hoursAgo: 22 },
  { taskName: '开赛提醒', template: '开赛提醒', becomes: 'paused', share: 0.25, hoursAgo: 4 },
  { taskName: '赛后回访', template: '赛后回访', becomes: 'sending', share: 0.6, hoursAgo: 1 },
  { taskName: '次日提醒', template: '开赛提醒', becomes: 'waiting', share: 0, hoursAgo: -26 },
  { taskName: '周末邀请', template: '家庭观赛日邀请', becomes: 'failed', share: 0, hoursAgo: -50 },
  { taskName: '补发邀请', template: '家庭观赛日邀请', becomes: 'draft', share: 0, hoursAgo: 0 },
];
const PACK = '常购票的球迷';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

type Settings = Input<typeof modifyChannelSettings>;
const settings: Omit<Settings, 'enabled' | 'address'> = {
  channel: 'sms',
  vendor: 'smsGateway',
  account: 'demo',
  secret: 'nobody answers by this',
  signName: '篮协会员',
  dailyLimit: 50_000,
  dailyLimitPerPerson: 10,
  quietFrom: '',
  quietTo: '',
  price: 45,
};

interface Run {
  readonly world: DemoWorld;
  readonly gateway: DemoGateway;
  readonly planId: string;
  readonly id: string;
}

const taskOf = async ({ world, planId, id }: Run) => {
  const { tasks: all } = await world.calls.call(readOperatePlan, { id: planId }, { as: world.admin });
  const found = all.find((one) => one.id === id);
  if (found === undefined) throw new Error('a task of a plan is gone');
  return found;
};

/** Tries who would get it. Answers how many. */
const tried = async (run: Run): Promise<number> => {
  const { world, id } = run;
  await world.calls.call(dryRunPdTask, { id }, { as: world.admin });
  let count = 0;
  await until('a dry run', async () => {
    const { dryRun } = await taskOf(run);
    count = dryRun?.willSendCount ?? 0;
    return dryRun?.state === 'ready';
  });
  return count;
};

/** Starts it, and has it come as far as it is to. */
const bring = async (run: Run, { becomes, share }: DemoTask): Promise<void> => {
  const { world, gateway, id } = run;
  const { calls, db, admin: as } = world;
  const going = Math.floor((await tried(run)) * share);
  gateway.takes(going);
  await calls.call(startOrStopPdTask, { id, move: 'start' }, { as });
  if (becomes === 'waiting') return;
  if (becomes === 'failed') {
    await db.transaction(async (tx) => {
      const { task } = await lockedTask(tx, id);
      await failTask({ tell: async () => undefined }, tx, task, 'template_not_usable');
    });
    return;
  }
  await until('the messages of a plan', async () => {
    if (becomes === 'finished') return (await taskOf(run)).status === 'finished';
    const { taken, refused } = await countsOf(db, causeOf(id));
    return taken + refused >= going;
  });
  if (becomes === 'paused') await calls.call(startOrStopPdTask, { id, move: 'pause' }, { as });
  if (becomes === 'stopped') await calls.call(startOrStopPdTask, { id, move: 'stop' }, { as });
};

/** What a vendor says afterwards of messages that it took. */
const receiptsOf = async ({ db, chance }: DemoWorld, cause: string): Promise<Report[]> => {
  const sent = await db.query<{ seq: string }>(sql`
    select seq::text as seq from outbox where cause = ${cause} and state = 'taken' order by seq`);
  return sent.flatMap(({ seq }): Report[] => {
    const one = { receiptId: `${cause}-${seq}`, to: '' };
    if (chance.happens(0.92)) return [{ ...one, state: 'delivered', said: '' }];
    if (chance.happens(0.5)) return [{ ...one, state: 'failed', said: '用户关机' }];
    return chance.happens(0.2) ? [{ ...one, state: 'optedOut', said: '' }] : [];
  });
};

/** Hears what became of its messages, and moves all of it to its time. */
const settle = async ({ world, id }: Run, { taskName, becomes, hoursAgo }: DemoTask, planId: string): Promise<void> => {
  const { db } = world;
  const cause = causeOf(id);
  if (becomes !== 'waiting' && becomes !== 'failed') {
    const reports = await receiptsOf(world, cause);
    await db.transaction((tx) => takeReports(tx, 'sms', reports));
    await db.transaction(async (tx) => recountTask(tx, (await lockedTask(tx, id)).task));
  }
  const back = sql`${Math.max(0, hoursAgo)}::float8 * interval '1 hour'`;
  await db.query(sql`
    update outbox set created_at = created_at - ${back}, sent_at = sent_at - ${back},
      delivered_at = delivered_at - ${back}, failed_at = failed_at - ${back}
    where cause = ${cause}`);
  await db.query(sql`
    update pd_tasks set started_at = started_at - ${back}, finished_at = finished_at - ${back} where id = ${id}`);
  await db.query(sql`
    update plan_log set created_at = created_at - ${back}
    where plan_id = ${planId} and task_name = ${taskName} and action <> 'taskAdded'`);
};

const addPlan = async (world: DemoWorld): Promise<string> => {
  const { calls, admin: as, calendar } = world;
  const { now } = calendar;
  const packOf = async () =>
    (await calls.call(pageCrowdPacks, { current: 1, size: 20 }, { as })).list.find(({ packName }) => packName === PACK);
  await until('a crowd pack', async () => (await packOf())?.status === 'ready');
  const dayIn = (days: number) => shanghaiDay(new Date(now.getTime() + days * DAY));
  const plan = {
    planName: '家庭观赛周',
    description: '一周主场：邀请、提醒、回访',
    crowdPackId: (await packOf())?.id ?? null,
    startTime: `${dayIn(-3)} 09:00:00`,
    endTime: `${dayIn(6)} 20:00:00`,
    budget: 100_000,
  };
  return (await calls.call(addOperatePlan, plan, { as, at: calendar.workdayAgo(6) })).id;
};

/**
 * A plan with a task in every state, sent through a gateway that is there only for that. The channel is switched off afterwards:
 * nothing goes out from a demo.
 */
export const planRuns: DemoPart = {
  title: { zh: '计划的执行', en: 'runs of a plan' },
  add: async (world) => {
    const { calls, admin: as, db, calendar } = world;
    const [manager] = managersOf(world);
    const gateway = await startDemoGateway();
    const caller = { as: manager, at: calendar.workdayAgo(8) };
    try {
      await calls.call(modifyChannelSettings, { ...settings, enabled: true, address: `${gateway.url}/send` }, caller);
      const planId = await addPlan(world);
      const { list: templates } = await calls.call(pageSmsTemplates, { current: 1, size: 50 }, { as });
      const made: { run: Run; task: DemoTask }[] = [];
      // All of them before the first is tried: each changes the plan.
      for (const task of tasks) {
        const { taskName, hoursAgo } = task;
        const templateId = templates.find(({ templateName }) => templateName === task.template)?.id;
        const day = shanghaiDay(new Date(calendar.now.getTime() - hoursAgo * HOUR));
        const { id } = await calls.call(
          addPdTask,
          { planId, taskName, channel: 'sms', templateId, ...(hoursAgo < 0 && { sendTime: `${day} 10:00:00` }) },
          { as },
        );
        made.push({ run: { world, gateway, planId, id }, task });
      }
      const begun = calendar.workdayAgo(6);
      await db.query(sql`update operate_plans set created_at = ${begun} where id = ${planId}`);
      await db.query(sql`update plan_log set created_at = ${begun} where plan_id = ${planId}`);
      for (const [at, { run, task }] of made.entries()) {
        if (task.becomes !== 'draft') {
          await bring(run, task);
          await settle(run, task, planId);
        }
        world.report(at + 1, made.length);
      }
    } finally {
      await calls.call(
        modifyChannelSettings,
        { ...settings, enabled: false, address: 'https://sms.example.com/send' },
        { as: manager },
      );
      await gateway.close();
    }
    await db.query(sql`delete from channel_days where channel = 'sms'`);
    await db.query(sql`delete from channel_people where channel = 'sms'`);
  },
};
