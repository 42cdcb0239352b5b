import {
  addOperatePlan,
  addPdTask,
  type Input,
  readOperatePlan,
  startOrStopPdTask,
  type TaskMove,
} from '@console/api/contract';
import { randomId } from '@console/base';
import sql from 'sql-template-tag';
import type { startApp, TestUser } from '../../../../testing/startApp.js';
import { shanghaiTime } from '../../../../text/moment.js';

type App = Awaited<ReturnType<typeof startApp>>;

const HOUR = 3_600_000;

/** A moment so many hours from now, as it is sent. */
export const inHours = (hours: number): string => shanghaiTime(new Date(Date.now() + hours * HOUR));

/** A template of text messages whose only version is approved. */
export const addTemplate = async (app: App, id: string, content: string): Promise<void> => {
  await app.db.query(sql`
    insert into message_templates (id, channel, name, usable_version) values (${id}, 'sms', ${id}, 1)`);
  const said = { smsKind: 'notice', signName: '省篮协', signFileId: null, content, vendorCode: '' };
  await app.db.query(sql`
    insert into message_template_versions (template_id, version, content, state, authors)
    values (${id}, 1, ${JSON.stringify(said)}::jsonb, 'approved', '{}')`);
};

/** So many customers `c1` on, each with a number, and a crowd pack of all of them. */
export const addPack = async (app: App, id: string, count: number): Promise<void> => {
  await app.db.query(sql`
    insert into customers (id, name, phone)
    select 'c' || n, '客户' || n, '139' || lpad(n::text, 8, '0') from generate_series(1, ${count}::int) n
    on conflict do nothing`);
  await app.db.query(sql`
    insert into crowd_packs (id, name, source, status, member_count, counted_at)
    values (${id}, ${id}, 'hand', 'ready', ${count}, now())`);
  await app.db.query(sql`
    insert into crowd_pack_members (pack_id, customer_id) select ${id}, 'c' || n from generate_series(1, ${count}::int) n`);
};

/** What is done with plans over and over, by one person. */
export const planner = (app: App, as: TestUser) => {
  const read = (id: string) => app.call(readOperatePlan, { id }, { as });
  const move = (id: string, to: TaskMove) => app.call(startOrStopPdTask, { id, move: to }, { as });
  return {
    read,
    move,
    /** The only task of a plan, or the first one. */
    task: async (planId: string) => {
      const [task] = (await read(planId)).tasks;
      if (task === undefined) throw new Error('the plan has no task');
      return task;
    },
    add: (change: Partial<Input<typeof addOperatePlan>> = {}) =>
      app.call(
        addOperatePlan,
        { planName: '家庭观赛日', crowdPackId: 'pack', startTime: inHours(-1), endTime: inHours(48), ...change },
        { as },
      ),
    addTask: (planId: string, change: Partial<Input<typeof addPdTask>> = {}) =>
      app.call(addPdTask, { planId, taskName: '邀请', channel: 'sms', templateId: 'template', ...change }, { as }),
    /** As if it had been tried just now, for the plan and the people as they are. */
    tried: async (taskId: string): Promise<void> => {
      await app.db.query(sql`update pd_dry_runs set task_id = null where task_id = ${taskId}`);
      await app.db.query(sql`
        insert into pd_dry_runs (id, task_id, state, plan_version, pack_version, pack_counted_at, people, will_send)
        select ${randomId()}, t.id, 'ready', p.version, k.version, k.counted_at, k.member_count, k.member_count
        from pd_tasks t join operate_plans p on p.id = t.plan_id join crowd_packs k on k.id = p.crowd_pack_id
        where t.id = ${taskId}`);
    },
  };
};

/** Takes away all that such tests make. */
export const clearPlans = async (app: App): Promise<void> => {
  for (const table of [
    sql`jobs`,
    sql`sendings`,
    sql`outbox`,
    sql`short_links`,
    sql`opt_outs`,
    sql`operate_plans`,
    sql`pd_dry_runs`,
    sql`plan_settings`,
    sql`message_templates`,
    sql`message_template_rules`,
    sql`crowd_packs`,
    sql`customers`,
    sql`channel_settings`,
    sql`channel_days`,
    sql`channel_people`,
  ])
    await app.db.query(sql`delete from ${table}`);
};
