import {
  addSavedQuestion,
  modifyDataSource,
  modifySavedQuestion,
  pageNotificationRecords,
  type QuestionThreshold,
  readDataAnswer,
  removeSavedQuestions,
} from '@console/api/contract';
import { randomId } from '@console/base';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { JOBS_CHANNEL } from '../../../jobs/index.js';
import { ASK_SAVED_QUESTION, queueLostAskings } from './askSaved.job.js';
import { MOST_RUNS } from './savedQuestions.store.js';
import { type SavedApp, startSavedApp } from './testing/savedApp.js';

let on: SavedApp;
let app: SavedApp['app'];
let as: SavedApp['as'];
let source: string;

beforeAll(async () => {
  on = await startSavedApp();
  ({ app, as } = on);
  source = await on.source();
  await app.startWork();
}, 120_000);
beforeEach(() => app.db.query(sql`delete from rate_limits`));
afterAll(() => app.close());

const schedule = { every: 'day', hour: 8 } as const;

const add = async (threshold: QuestionThreshold | null = null, sourceId = source): Promise<string> => {
  const { id: answerId } = await on.ask('报名费合计', sourceId);
  const wish = { question: '报名费合计', answerId, schedule, threshold };
  return (await app.call(addSavedQuestion, wish, { as })).id;
};

/** As if its time had come so long ago, and the queue had just noticed. */
const comes = async (id: string, ago = '1 second'): Promise<void> => {
  const before = await on.find(id);
  await app.db.query(sql`update saved_questions set next_at = now() - ${ago}::interval where id = ${id}`);
  await app.db.query(sql`
    update jobs set run_at = now() - ${ago}::interval
    where subject = ${id} and kind = ${ASK_SAVED_QUESTION} and status = 'queued'`);
  await app.db.query(sql`select pg_notify(${JOBS_CHANNEL}, '')`);
  await expect
    .poll(async () => (await on.find(id))?.lastRun?.time, { timeout: 20_000 })
    .not.toBe(before?.lastRun?.time);
};

const waiting = async (id: string) =>
  app.db.query<{ at: Date }>(sql`
    select run_at as at from jobs where subject = ${id} and kind = ${ASK_SAVED_QUESTION} and status = 'queued'`);

const bells = async () =>
  (await app.call(pageNotificationRecords, { current: 1, size: 20 }, { as })).list.filter(
    ({ messageSubject }) => messageSubject === '保存的提问达到提醒条件',
  );

it('is asked when its time has come, as its owner, and then waits for the next', async () => {
  const id = await add();
  const { nextTime } = (await on.find(id)) ?? {};
  expect(await waiting(id)).toEqual([{ at: new Date(nextTime ?? '') }]);
  await comes(id);
  const found = await on.find(id);
  expect(found?.lastRun).toMatchObject({ value: 2500, unit: '元', rang: false, failure: '' });
  expect(await app.call(readDataAnswer, { id: found?.lastRun?.answerId ?? '' }, { as })).toMatchObject({
    question: '报名费合计',
    status: 'done',
  });
  expect(new Date(found?.nextTime ?? '').getTime()).toBeGreaterThan(Date.now());
});

it('says that a run was given up, and waits for the next', async () => {
  const id = await add();
  await app.db.query(sql`
    update jobs set status = 'running', attempts = max_attempts, leased_by = 'gone', leased_until = now() - interval '1 hour'
    where subject = ${id} and kind = ${ASK_SAVED_QUESTION}`);
  await app.db.query(sql`select pg_notify(${JOBS_CHANNEL}, '')`);
  await expect.poll(async () => (await on.find(id))?.lastRun?.failure, { timeout: 30_000 }).toMatch(/./);
  expect(await on.find(id)).toMatchObject({ schedule, lastRun: { answerId: null, value: null } });
  expect(await waiting(id)).toHaveLength(1);
});

it('keeps a month of runs, and those that somebody has judged', async () => {
  const id = await add();
  const old = Array.from({ length: MOST_RUNS + 1 }, () => randomId());
  await app.db.query(sql`
    insert into data_answers (id, thread_id, user_id, language, question, source_ids, status)
    select one, one, ${as.userId}, 'zh', '报名费合计', ${[source]}::text[], 'done' from unnest(${old}::text[]) as one`);
  await app.db.query(sql`
    insert into saved_question_runs (answer_id, saved_question_id, created_at)
    select one, ${id}, now() - at * interval '1 day' from unnest(${old}::text[]) with ordinality as o (one, at)`);
  const judged = old[MOST_RUNS];
  await app.db.query(sql`update data_answers set liked = true where id = ${judged}`);
  await comes(id);
  await expect
    .poll(async () => {
      const left = await app.db.query<{ id: string }>(sql`select id from data_answers where id = any(${old}::text[])`);
      return new Set(left.map((row) => row.id));
    })
    .toEqual(new Set([...old.slice(0, MOST_RUNS - 1), judged]));
});

it('is asked once for all the times that were missed', async () => {
  const id = await add();
  await comes(id, '20 days');
  const [row] = await app.db.query<{ count: number }>(sql`
    select count(*)::int as count from data_answers a join saved_questions q on q.id = ${id}
    where a.user_id = q.user_id and a.created_at >= q.created_at and a.plan ? 'kept'`);
  expect(row?.count).toBe(1);
  expect(await waiting(id)).toHaveLength(1);
});

it('rings when its figure passes what was set, not while it stays there, and again when it comes back', async () => {
  const own = await on.source();
  const id = await add({ sign: '<', value: 2000 }, own);
  await comes(id);
  expect((await on.find(id))?.lastRun?.rang).toBe(false);
  await on.upload(own, '球队,省份,报名费（元）\n广东队,广东,1900\n');
  await comes(id);
  const rung = await bells();
  expect(rung).toHaveLength(1);
  const { answerId, rang } = (await on.find(id))?.lastRun ?? {};
  expect(rang).toBe(true);
  expect(rung[0]).toMatchObject({
    content: '<p>报名费合计：1,900 元（&lt; 2,000 元）</p>',
    href: `/assistantAI/text2sql?open=${answerId}`,
  });
  // Saying the same again is no change.
  const threshold = { sign: '<', value: 2000 } as const;
  await app.call(modifySavedQuestion, { id, question: '报名费合计', schedule, threshold, shared: true }, { as });
  await comes(id);
  expect(await bells()).toHaveLength(1);
  await on.upload(own, '球队,省份,报名费（元）\n广东队,广东,2900\n');
  await comes(id);
  await on.upload(own, '球队,省份,报名费（元）\n广东队,广东,900\n');
  await comes(id);
  expect(await bells()).toHaveLength(2);
}, 60_000);

it('says why it was not asked, keeps its schedule, and goes on when it can', async () => {
  const own = await on.source();
  const id = await add(null, own);
  await app.call(modifyDataSource, { id: own, enabled: false }, { as: on.manager });
  await comes(id);
  expect(await on.find(id)).toMatchObject({
    schedule,
    lastRun: { answerId: null, failure: '数据源不存在，可能已被删除' },
  });
  await app.call(modifyDataSource, { id: own, enabled: true }, { as: on.manager });
  const grants = await app.db.query<{ role_id: string; menu_id: string }>(sql`
    delete from role_menus where role_id = ${await on.roleOf(as)} returning role_id, menu_id`);
  await app.db.query(sql`update saved_questions set next_at = now() where id = ${id}`);
  await app.db.query(sql`update jobs set run_at = now() where subject = ${id} and status = 'queued'`);
  await app.db.query(sql`select pg_notify(${JOBS_CHANNEL}, '')`);
  const failure = async () =>
    (
      await app.db.query<{ failure: string }>(sql`
        select last_failure as failure from saved_questions where id = ${id}`)
    )[0]?.failure;
  await expect.poll(failure, { timeout: 20_000 }).toContain('没有问数的权限');
  await app.db.query(sql`
    insert into role_menus (role_id, menu_id)
    select * from jsonb_to_recordset(${JSON.stringify(grants)}::jsonb) as r (role_id text, menu_id text)`);
  await comes(id);
  expect((await on.find(id))?.lastRun).toMatchObject({ value: 2500, failure: '' });
}, 60_000);

it('waits anew where its schedule is changed, and for nothing where that or the question is gone', async () => {
  const id = await add();
  await app.call(modifySavedQuestion, { id, schedule: { every: 'month', day: 3, hour: 0 } }, { as });
  const { nextTime } = (await on.find(id)) ?? {};
  expect(await waiting(id)).toEqual([{ at: new Date(nextTime ?? '') }]);
  await app.call(modifySavedQuestion, { id, schedule: null }, { as });
  expect(await on.find(id)).toMatchObject({ schedule: null, nextTime: null });
  expect(await waiting(id)).toEqual([]);
  await app.call(modifySavedQuestion, { id, schedule }, { as });
  await app.call(removeSavedQuestions, { idList: [id] }, { as });
  expect(await waiting(id)).toEqual([]);
});

it('is put in the queue again where its job was lost', async () => {
  const id = await add();
  await app.db.query(sql`delete from jobs where subject = ${id}`);
  await queueLostAskings(app.db);
  await queueLostAskings(app.db);
  expect(await waiting(id)).toHaveLength(1);
});
