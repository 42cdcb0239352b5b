import {
  eraseCustomer,
  findReportSubjects,
  type Input,
  pageAllReport,
  pageAppReport,
  pageSmsReport,
  readDeliveryFigures,
} from '@console/api/contract';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp, type TestUser } from '../../../testing/startApp.js';
import { addSent, addTask, clearSent, march } from './testing/sentWorld.js';

let app: Awaited<ReturnType<typeof startApp>>;
let as: TestUser;
beforeAll(async () => {
  app = await startApp();
  as = await app.user({ permissions: ['marketing.reports'] });
}, 120_000);
afterAll(() => app.close());
beforeEach(() => clearSent(app.db));

type Asked = Omit<Input<typeof readDeliveryFigures>, 'startTime' | 'endTime'>;
const figures = (asked: Asked = {}) => app.call(readDeliveryFigures, { ...march, ...asked }, { as });

/** Text messages of two plans, and push messages of the second one. */
const fill = async () => {
  await addTask(app.db, 'a1', { planId: 'a', templateId: 't1' });
  await addTask(app.db, 'a2', { planId: 'a', templateId: 't2' });
  await addTask(app.db, 'b1', { planId: 'b', templateId: 't1' });
  await addTask(app.db, 'b2', { planId: 'b', channel: 'app' });
  await addSent(app.db, [
    { task: 'a1', count: 10, reached: 'delivered' },
    { task: 'a1', count: 4, reached: 'clicked' },
    { task: 'a1', count: 3, state: 'refused', reason: 'address' },
    { task: 'a1', count: 2, reached: 'failed' },
    { task: 'a2', count: 5, day: '2026-03-05' },
    { task: 'a2', count: 1, day: '2026-03-05', state: 'unknown' },
    { task: 'b1', count: 6, day: '2026-03-05', reached: 'delivered' },
    { task: 'b1', count: 7, day: '2026-03-05', state: 'withheld', reason: 'optedOut' },
    { task: 'b1', count: 2, day: '2026-03-31', state: 'waiting' },
    { task: 'b2', count: 8, day: '2026-03-06', reached: 'opened', cost: 1 },
    { task: 'b2', count: 3, day: '2026-03-06', reached: 'clicked', cost: 1 },
  ]);
};

describe('figures', () => {
  it('say what became of all messages of a channel, with the reasons', async () => {
    await fill();
    const said = await figures({ channel: 'sms' });
    expect(said).toMatchObject({
      sentCount: 31,
      deliveredCount: 20,
      openedCount: null,
      clickedCount: 4,
      failedCount: 5,
      unknownCount: 1,
      awaitedCount: 5,
      withheldCount: 7,
      waitingCount: 2,
      // What was refused or held back is not paid for: 28 messages of 4.5 fen.
      cost: 126,
      reasons: [
        { measure: 'withheld', reason: 'optedOut', count: 7 },
        { measure: 'failed', reason: 'address', count: 3 },
        { measure: 'failed', reason: 'undelivered', count: 2 },
      ],
    });
    const { sentCount, deliveredCount, failedCount, unknownCount, awaitedCount } = said;
    expect(deliveredCount + failedCount + unknownCount + awaitedCount).toBe(sentCount);
  });

  it('count days as clocks in Shanghai have them, each of them, to both ends', async () => {
    await fill();
    // Half an hour after midnight there, and the evening before by another clock.
    await app.db.query(sql`
      update outbox set handed_at = '2026-03-02T16:30:00Z' where reason = 'address'`);
    const { days } = await figures();
    expect(days).toHaveLength(31);
    expect(days.map(({ sentCount }) => sentCount).filter((count) => count > 0)).toEqual([16, 3, 12, 11]);
    expect(days[2]).toMatchObject({ day: '2026-03-03', failedCount: 3 });
    expect(days.at(-1)).toMatchObject({ day: '2026-03-31', waitingCount: 2 });
    const narrow = await app.call(
      readDeliveryFigures,
      { startTime: '2026-03-05 10:00:00', endTime: '2026-03-05 11:00:00' },
      { as },
    );
    expect(narrow).toMatchObject({ sentCount: 12, days: [{ day: '2026-03-05' }] });
  });

  it('say who opened a message where the channel tells it', async () => {
    await fill();
    expect(await figures({ channel: 'app' })).toMatchObject({ deliveredCount: 11, openedCount: 11, clickedCount: 3 });
    expect(await figures({ planId: 'b' })).toMatchObject({ sentCount: 17, openedCount: null });
    expect(await figures({ channel: 'wechat' })).toMatchObject({ sentCount: 0, openedCount: null, cost: 0 });
  });

  it('are of one plan, template or task, by the name it has or had', async () => {
    await fill();
    expect(await figures({ planId: 'a' })).toMatchObject({ sentCount: 25, planName: '计划 a', templateName: '' });
    expect(await figures({ templateId: 't1', channel: 'sms' })).toMatchObject({ sentCount: 25, withheldCount: 7 });
    expect(await figures({ taskId: 'a2' })).toMatchObject({ sentCount: 6, taskName: '任务 a2' });
    expect(await figures({ planId: 'none' })).toMatchObject({ sentCount: 0, planName: '' });
    await app.db.query(sql`
      insert into operate_plans (id, name, start_at, end_at, authors)
      values ('a', '新名字', now(), now() + interval '1 day', '{}')`);
    expect(await figures({ planId: 'a' })).toMatchObject({ planName: '新名字' });
  });

  it('tell what belongs to nothing that is known', async () => {
    await fill();
    await app.db.query(sql`delete from outbox_causes where plan_id = 'b'`);
    expect(await figures({ planId: null })).toMatchObject({ sentCount: 17 });
    expect(await figures({ templateId: null })).toMatchObject({ sentCount: 17 });
  });

  it('are read without looking at a single message', async () => {
    await fill();
    await app.db.query(sql`alter table outbox rename to elsewhere`);
    const read = Promise.all([
      figures({ planId: 'a' }),
      app.call(pageAllReport, { ...march, by: 'channel', current: 1, size: 10 }, { as }),
    ]);
    await read.finally(() => app.db.query(sql`alter table elsewhere rename to outbox`));
    expect((await read)[0].sentCount).toBe(25);
  });

  it('keep who was erased, as a number', async () => {
    await fill();
    const eraser = await app.user({ permissions: ['customers', 'customers.look', 'customers.reveal'] });
    const before = await figures();
    await app.db.query(sql`delete from customers where id not in (select customer_id from outbox limit 1)`);
    const [left] = await app.db.query<{ id: string; name: string }>(sql`select id, name from customers`);
    await app.call(eraseCustomer, { id: left?.id ?? '', confirmation: left?.name ?? '' }, { as: eraser });
    expect(await figures()).toEqual(before);
  });

  it('refuse a span that ends before it begins, is longer than a year, or is of no such day', async () => {
    for (const span of [
      { startTime: '2026-04-01 00:00:00', endTime: '2026-03-01 00:00:00' },
      { startTime: '2024-01-01 00:00:00', endTime: '2026-03-01 00:00:00' },
      { startTime: '2026-02-30 00:00:00', endTime: '2026-03-01 00:00:00' },
    ])
      await expect(app.call(readDeliveryFigures, span, { as })).rejects.toMatchObject({ reason: 'invalid_span' });
  });
});

describe('rows', () => {
  type Page = Omit<Input<typeof pageSmsReport>, 'startTime' | 'endTime' | 'current' | 'size'>;
  const sms = (asked: Page, page = { current: 1, size: 10 }) =>
    app.call(pageSmsReport, { ...march, ...page, ...asked }, { as });
  const named = (list: readonly { id: string | null; sentCount: number }[]) =>
    list.map(({ id, sentCount }) => `${id ?? '-'} ${sentCount}`);

  it('are plans, templates, tasks or days, the latest first, with the sums of all of them', async () => {
    await fill();
    const plans = await sms({ by: 'plan' });
    expect(named(plans.list)).toEqual(['a 25', 'b 6']);
    expect(plans.list[0]).toMatchObject({ name: '计划 a', lastDay: '2026-03-05', clickedCount: 4, openedCount: null });
    expect(plans).toMatchObject({ total: 2, summary: { sentCount: 31, cost: 126 } });
    expect(named((await sms({ by: 'template' })).list)).toEqual(['t1 25', 't2 6']);
    const tasks = await sms({ by: 'task' });
    expect(named(tasks.list)).toEqual(['a2 6', 'b1 6', 'a1 19']);
    expect(tasks.list[1]).toMatchObject({ name: '任务 b1', planId: 'b', planName: '计划 b' });
    expect(named((await sms({ by: 'day' })).list)).toEqual(['2026-03-31 0', '2026-03-05 12', '2026-03-01 19']);
  });

  it('are turned, put in order and searched, and tell the true total past the end', async () => {
    await fill();
    const byCost = { by: 'task' as const, orders: [{ column: 'cost', asc: false }] };
    expect(named((await sms(byCost, { current: 1, size: 1 })).list)).toEqual(['a1 19']);
    expect(named((await sms(byCost, { current: 2, size: 2 })).list)).toHaveLength(1);
    expect(await sms(byCost, { current: 9, size: 2 })).toMatchObject({
      list: [],
      total: 3,
      summary: { sentCount: 31 },
    });
    expect(named((await sms({ by: 'task', keyword: '务 A' })).list)).toEqual(['a2 6', 'a1 19']);
    expect(named((await sms({ by: 'day', planId: 'b' })).list)).toEqual(['2026-03-31 0', '2026-03-05 6']);
    expect(await sms({ by: 'plan', keyword: '%' })).toMatchObject({ total: 0 });
  });

  it('are of their channel alone, or of all of them side by side', async () => {
    await fill();
    const app1 = await app.call(pageAppReport, { ...march, by: 'task', current: 1, size: 10 }, { as });
    expect(app1).toMatchObject({ total: 1, list: [{ id: 'b2', openedCount: 11 }], summary: { openedCount: 11 } });
    const none = await app.call(pageAppReport, { ...march, by: 'task', planId: 'a', current: 1, size: 10 }, { as });
    expect(none).toMatchObject({ total: 0, summary: { sentCount: 0, openedCount: 0 } });
    const all = await app.call(pageAllReport, { ...march, by: 'channel', current: 1, size: 10 }, { as });
    expect(named(all.list).toSorted()).toEqual(['app 11', 'sms 31']);
    expect(all.summary).toMatchObject({ sentCount: 42, openedCount: null });
  });

  it('find plans and templates that were used, by their names', async () => {
    await fill();
    const find = (asked: Input<typeof findReportSubjects>) => app.call(findReportSubjects, asked, { as });
    expect((await find({ kind: 'plan' })).map(({ id }) => id).toSorted()).toEqual(['a', 'b']);
    expect(await find({ kind: 'plan', channel: 'app' })).toMatchObject([{ id: 'b', name: '计划 b' }]);
    expect(await find({ kind: 'plan', keyword: '划 a' })).toMatchObject([{ id: 'a' }]);
    await app.db.query(sql`
      insert into message_templates (id, channel, name) values ('t1', 'sms', '观赛邀请') on conflict do nothing`);
    expect(await find({ kind: 'template', keyword: '观赛' })).toMatchObject([{ id: 't1', name: '观赛邀请' }]);
    await app.db.query(sql`delete from message_templates`);
  });
});

it('is for those who have the page, and the figures for those who have plans, too', async () => {
  await fill();
  const planner = await app.user({ permissions: ['marketing.operatePlans'] });
  const other = await app.user({ permissions: ['chat'] });
  expect(await app.call(readDeliveryFigures, { ...march, planId: 'a' }, { as: planner })).toMatchObject({
    sentCount: 25,
  });
  const page = { ...march, by: 'plan' as const, current: 1, size: 10 };
  await expect(app.call(pageSmsReport, page, { as: planner })).rejects.toMatchObject({ status: 403 });
  await expect(app.call(readDeliveryFigures, march, { as: other })).rejects.toMatchObject({ status: 403 });
});
