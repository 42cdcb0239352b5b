import {
  addSavedQuestion,
  listPinnedQuestions,
  modifyDataSource,
  modifySavedQuestion,
  pageSavedQuestions,
  removeDataThreads,
  removeSavedQuestions,
  repeatDataAnswer,
  runSavedQuestion,
  verifySavedQuestion,
} from '@console/api/contract';
import { randomId } from '@console/base';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type SavedApp, startSavedApp } from './testing/savedApp.js';

let on: SavedApp;
let app: SavedApp['app'];
let as: SavedApp['as'];
let colleague: SavedApp['colleague'];
let manager: SavedApp['manager'];
let source: string;

beforeAll(async () => {
  on = await startSavedApp();
  ({ app, as, colleague, manager } = on);
  source = await on.source();
}, 120_000);
beforeEach(async () => {
  await app.db.query(sql`delete from rate_limits`);
  await app.db.query(sql`delete from saved_questions`);
});
afterAll(() => app.close());

const add = async (more: object = {}, who = as): Promise<string> =>
  (await app.call(addSavedQuestion, { question: '各省份的报名费', sourceIds: [source], ...more }, { as: who })).id;

const gone = { reason: 'saved_question_not_found' };
const daily = { every: 'day', hour: 8 } as const;

it('is asked again as it was answered, whatever its words would be read as', async () => {
  const answer = await on.ask('各省份的报名费', source);
  const id = await add({ question: '老样子，看看钱', answerId: answer.id });
  const again = await on.run(id);
  expect(again).toMatchObject({ status: 'done', question: '老样子，看看钱', byDefinition: true });
  expect(again.table?.rows).toEqual(answer.table?.rows);
  expect(again.threadId).toBe(again.id);
  await expect
    .poll(async () => (await on.find(id))?.lastRun)
    .toMatchObject({
      answerId: again.id,
      value: 2500,
      unit: '元',
      failure: '',
    });
  await app.call(repeatDataAnswer, { id: again.id }, { as });
  expect((await on.ended(again.id)).table?.rows).toEqual(answer.table?.rows);
  await app.call(removeDataThreads, { idList: [again.id] }, { as });
  expect((await on.find(id))?.lastRun?.answerId).toBeNull();
});

it('is read anew each time where nothing else was kept of it', async () => {
  const id = await add();
  expect((await on.run(id)).table?.rows).toHaveLength(2);
  expect(await on.run(await add({ question: '各省的票房怎么样' }))).toMatchObject({ status: 'asking' });
});

it('says so where what it was answered from is gone', async () => {
  const own = await on.source();
  const { id: answerId } = await on.ask('报名费合计', own);
  const id = await add({ question: '报名费合计', answerId });
  await on.upload(own, '球队,得分\n北京队,88\n');
  expect(await on.run(id)).toMatchObject({ status: 'failed', failure: expect.stringContaining('请重新提问') });
  await expect.poll(async () => (await on.find(id))?.lastRun?.failure).toContain('请重新提问');
});

it('keeps a model’s query, but none with the days of when it was written', async () => {
  const byTeam = 'SELECT 球队, "报名费_元" FROM 报名 ORDER BY 2 DESC LIMIT 1';
  const id = await add({ question: '谁交得最多', answerId: await on.written('谁交得最多', byTeam, source) });
  expect(await on.run(id)).toMatchObject({ status: 'done', byDefinition: false, table: { rows: [['北京队', 1200]] } });
  await expect.poll(async () => (await on.find(id))?.lastRun?.value).toBe(1200);
  const dated = await on.written(
    '近 30 天谁交得最多',
    `${byTeam.slice(0, 26)} WHERE '2026-11-01' < '2026-11-02'`,
    source,
  );
  await expect(add({ question: '近 30 天谁交得最多', answerId: dated, schedule: daily })).rejects.toMatchObject({
    reason: 'saved_question_unrepeatable',
  });
  // It may be saved all the same, and is then read anew.
  await add({ question: '近 30 天谁交得最多', answerId: dated });
});

it('is never asked by itself, checked or verified without a way that needs no guess', async () => {
  const refused = { reason: 'saved_question_unrepeatable' };
  await expect(add({ schedule: daily })).rejects.toMatchObject(refused);
  await expect(add({ threshold: { sign: '>', value: 1 } })).rejects.toMatchObject(refused);
  const id = await add({ shared: true });
  await expect(app.call(modifySavedQuestion, { id, schedule: daily }, { as })).rejects.toMatchObject(refused);
  await expect(app.call(verifySavedQuestion, { id, verified: true }, { as: manager })).rejects.toMatchObject(refused);
  const { id: answerId } = await on.ask('各省份的报名费', source);
  await app.call(modifySavedQuestion, { id, answerId, schedule: { every: 'week', weekday: 1, hour: 9 } }, { as });
  expect(await on.find(id)).toMatchObject({ schedule: { every: 'week' }, nextTime: expect.stringContaining('T01:00') });
  // Of other sources nothing is known any more of how it was answered.
  await expect(app.call(modifySavedQuestion, { id, sourceIds: ['association'] }, { as })).rejects.toMatchObject(
    refused,
  );
});

it('is its owner’s alone until it is shared, and then still changed by nobody else', async () => {
  const { id: answerId } = await on.ask('各省份的报名费', source);
  const id = await add({ answerId, schedule: daily, threshold: { sign: '>=', value: 9 } });
  await on.run(id);
  for (const call of [
    () => app.call(runSavedQuestion, { id }, { as: colleague }),
    () => app.call(modifySavedQuestion, { id, pinned: true }, { as: colleague }),
    () => app.call(verifySavedQuestion, { id, verified: true }, { as: manager }),
  ]) {
    await expect(call()).rejects.toMatchObject(gone);
  }
  await app.call(modifySavedQuestion, { id, shared: true }, { as });
  const shown = await on.find(id, colleague);
  // What its owner was told, and when they are, is theirs.
  expect(shown).toMatchObject({ own: false, schedule: null, threshold: null, nextTime: null, lastRun: null });
  await expect(app.call(modifySavedQuestion, { id, question: '改' }, { as: colleague })).rejects.toMatchObject(gone);
  await app.call(removeSavedQuestions, { idList: [id] }, { as: colleague });
  expect(await on.find(id)).toBeDefined();
  const { list } = await app.call(pageSavedQuestions, { current: 1, size: 20 }, { as: colleague });
  expect(list.map((one) => one.own)).toEqual([false]);
  await app.call(removeSavedQuestions, { idList: [id] }, { as });
  await expect(app.call(runSavedQuestion, { id }, { as })).rejects.toMatchObject(gone);
});

it('is there for others as far as its sources are, and answered from what each of them sees', async () => {
  const member = await app.user({ permissions: ['dataQuery'] });
  const role = await on.roleOf(member);
  const own = await on.source();
  const { id: answerId } = await on.ask('报名费合计', own);
  const { id: onlyShanghai } = await on.ask('上海的报名费', own);
  const id = await add({ question: '报名费合计', answerId, shared: true });
  const named = await add({ question: '上海的报名费', answerId: onlyShanghai, shared: true });
  const rules = [{ roleId: role, table: '报名', columns: null, condition: `"省份" = '北京'` }];
  await app.call(modifyDataSource, { id: own, rules }, { as: manager });
  expect((await on.run(id, member)).table?.rows).toEqual([[1200]]);
  expect((await on.run(id, colleague)).table?.rows).toEqual([[2500]]);
  // It names what this reader may not know.
  await expect(app.call(runSavedQuestion, { id: named }, { as: member })).rejects.toMatchObject(gone);
  await app.call(modifyDataSource, { id: own, roleIds: [await on.roleOf(manager)], rules: [] }, { as: manager });
  expect(await on.find(id, colleague)).toBeUndefined();
  await expect(app.call(runSavedQuestion, { id }, { as })).rejects.toMatchObject({ reason: 'data_source_not_found' });
});

it('stands on the overview with its last answer, which grows stale with its data', async () => {
  const own = await on.source();
  const answer = await on.ask('报名费合计', own);
  const id = await add({ question: '报名费合计', answerId: answer.id, pinned: true, shared: true });
  const pins = (who = as) => app.call(listPinnedQuestions, {}, { as: who });
  expect(await pins()).toMatchObject([{ id, pinned: true, stale: false, answer: { id: answer.id, status: 'done' } }]);
  await app.call(modifySavedQuestion, { id, pinned: true }, { as: colleague });
  expect(await pins(colleague)).toMatchObject([{ id, answer: null, stale: false }]);
  await on.upload(own, '球队,省份,报名费（元）\n广东队,广东,10\n');
  expect(await pins()).toMatchObject([{ stale: true }]);
  const again = await on.run(id);
  expect(await pins()).toMatchObject([{ stale: false, answer: { id: again.id, table: { rows: [[10]] } } }]);
  await app.db.query(sql`update data_answers set updated_at = now() - interval '25 hours' where id = ${again.id}`);
  expect(await pins()).toMatchObject([{ stale: true }]);
  // Everybody's card shows what they were answered themselves.
  const theirs = await on.run(id, colleague);
  expect(await pins(colleague)).toMatchObject([
    { answer: { id: theirs.id }, lastRun: { answerId: theirs.id, value: 10 } },
  ]);
  await app.call(modifySavedQuestion, { id, pinned: false }, { as });
  expect(await pins()).toEqual([]);
  await app.call(modifySavedQuestion, { id, shared: false }, { as });
  expect(await pins(colleague)).toEqual([]);
});

it('is one of at most 200, of which 12 may be pinned', async () => {
  for (let at = 0; at < 12; at += 1) await add({ pinned: true });
  await expect(add({ pinned: true })).rejects.toMatchObject({ reason: 'too_many_pins' });
  const id = await add();
  await expect(app.call(modifySavedQuestion, { id, pinned: true }, { as })).rejects.toMatchObject({
    reason: 'too_many_pins',
  });
  await app.db.query(sql`
    insert into saved_questions (id, user_id, question, source_ids)
    select ${randomId()} || n, ${as.userId}, '?', ${[source]}::text[] from generate_series(1, 187) as n`);
  await expect(add()).rejects.toMatchObject({ reason: 'too_many_saved_questions' });
  await add({}, colleague);
});

it('is found by its words, and told from those of others and from answers that are not there', async () => {
  const id = await add({ question: '100% 的报名费' });
  await add({ question: '各队' });
  const page = (keyword: string) => app.call(pageSavedQuestions, { current: 1, size: 20, keyword }, { as });
  expect((await page('100%')).list.map((one) => one.id)).toEqual([id]);
  expect((await page('0_')).total).toBe(0);
  const { id: answerId } = await on.ask('报名费合计', source, colleague);
  await expect(add({ answerId })).rejects.toMatchObject({ reason: 'data_answer_not_found' });
  await expect(add({ sourceIds: ['nowhere'] })).rejects.toMatchObject({ reason: 'data_source_not_found' });
});
