import { pageSmsTemplates, pageTemplateReviews, readChannelSettings, readOperatePlan } from '@console/api/contract';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ADMIN_ACCOUNT } from '../../areas/account/seed.js';
import { signInStore } from '../../areas/account/signIn.store.js';
import { startApp } from '../../testing/startApp.js';
import { calendarOf } from '../calendar.js';
import { demoCalls } from '../demoCalls.js';
import type { DemoPerson, DemoWorld } from '../demoWorld.js';
import { chanceOf } from '../random.js';
import { planRuns } from './planRuns.js';
import { templates } from './templates.js';

let app: Awaited<ReturnType<typeof startApp>>;
let world: DemoWorld;
const now = new Date();
beforeAll(async () => {
  app = await startApp({ config: { functionHosts: ['127.0.0.1'] } });
  await app.startWork();
  const [admin] = await app.db.query<{ id: string }>(sql`select id from users where account = ${ADMIN_ACCOUNT}`);
  const reviewer = await app.user({ permissions: ['marketing.templateReview'] });
  const manager = (id: string): DemoPerson => ({
    id,
    account: id,
    username: id,
    department: '',
    role: '系统管理员',
    since: now,
    stopped: false,
  });
  const chance = chanceOf(1);
  world = {
    db: app.db,
    chance,
    calendar: calendarOf(now, chance),
    calls: demoCalls(app, signInStore(app.db), app.db),
    admin: admin ?? { id: '' },
    roles: new Map(),
    people: [manager(admin?.id ?? ''), manager(reviewer.userId)],
    bases: new Map(),
    assistants: new Map(),
    asked: [],
    faqCount: 0,
    questions: [],
    turns: [],
    report: () => undefined,
  };
  await app.db.query(sql`
    insert into customers (id, name, phone) select 'c' || n, '客户' || n, '199' || lpad(n::text, 8, '0')
    from generate_series(1, 200) n`);
  await app.db.query(sql`
    insert into crowd_packs (id, name, source, status, member_count, counted_at)
    values ('pack', '常购票的球迷', 'hand', 'ready', 200, now())`);
  await app.db.query(sql`
    insert into crowd_pack_members (pack_id, customer_id) select 'pack', 'c' || n from generate_series(1, 200) n`);
  await templates.add(world);
  await planRuns.add(world);
}, 240_000);
afterAll(() => app.close());

it('has templates in every state of being looked at, none of them from later than now', async () => {
  const as = await app.signIn();
  const { list } = await app.call(pageSmsTemplates, { current: 1, size: 50 }, { as });
  expect(new Set(list.map(({ state }) => state))).toEqual(new Set(['draft', 'waiting', 'approved', 'rejected']));
  expect(
    list.filter(({ createTime, updateTime }) => createTime > updateTime || updateTime > now.toISOString()),
  ).toEqual([]);
  const { list: reviews } = await app.call(pageTemplateReviews, { current: 1, size: 50 }, { as });
  expect(reviews.filter(({ submitTime }) => submitTime === null || submitTime > now.toISOString())).toEqual([]);
});

it('has a plan with a task in every state, each sent as far as it has come, and a channel that is off', async () => {
  const as = await app.signIn();
  const [plan] = await app.db.query<{ id: string }>(sql`select id from operate_plans`);
  const { tasks } = await app.call(readOperatePlan, { id: plan?.id ?? '' }, { as });
  const sent = Object.fromEntries(tasks.map(({ status, run }) => [status, run?.sentCount ?? 0]));
  expect(sent).toEqual({
    draft: 0,
    waiting: 0,
    failed: 0,
    finished: 200,
    stopped: expect.any(Number),
    paused: expect.any(Number),
    sending: expect.any(Number),
  });
  for (const status of ['stopped', 'paused', 'sending']) {
    expect(sent[status], status).toBeGreaterThan(0);
    expect(sent[status], status).toBeLessThan(200);
  }
  expect(await app.call(readChannelSettings, { channel: 'sms' }, { as })).toMatchObject({ enabled: false });
});
