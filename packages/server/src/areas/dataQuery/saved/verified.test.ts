import {
  addSavedQuestion,
  askData,
  exportVerifiedQuestions,
  importVerifiedQuestions,
  modifyDataSource,
  modifySavedQuestion,
  removeSavedQuestions,
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
}, 120_000);
beforeEach(async () => {
  await app.db.query(sql`delete from rate_limits`);
  await app.db.query(sql`delete from saved_questions`);
  source = await on.source();
});
afterAll(() => app.close());

const richest = 'SELECT 球队, "报名费_元" FROM 报名 ORDER BY 2 DESC LIMIT 1';

const verify = (id: string, verified = true) => app.call(verifySavedQuestion, { id, verified }, { as: manager });

/** A question of somebody's with the query that a model wrote for it. */
const byQuery = async (question: string, query = richest, who = as): Promise<string> => {
  const answerId = await on.written(question, query, source, who);
  return (await app.call(addSavedQuestion, { question, answerId, shared: true }, { as: who })).id;
};

const byPlan = async (question: string, asked: string): Promise<string> => {
  const { id: answerId } = await on.ask(asked, source);
  return (await app.call(addSavedQuestion, { question, answerId, shared: true }, { as })).id;
};

it('answers others who ask the same, without any model, and nobody once that is taken back', async () => {
  const id = await byQuery('谁家底最厚？');
  expect(await on.ask('谁家底最厚', source, colleague)).toMatchObject({ status: 'asking', table: null });
  await verify(id);
  const answer = await on.ask(' 谁家底最厚 ', source, colleague);
  expect(answer).toMatchObject({ status: 'done', byDefinition: false, sql: '', table: { rows: [['北京队', 1200]] } });
  expect(await on.ask('谁家底最薄', source, colleague)).toMatchObject({ status: 'asking' });
  await verify(id, false);
  expect(await on.ask('谁家底最厚', source, colleague)).toMatchObject({ status: 'asking' });
});

it('answers by a plan whose chips can be changed', async () => {
  await verify(await byPlan('钱从哪儿来', '各省份的报名费'));
  const answer = await on.ask('钱从哪儿来', source, colleague);
  expect(answer).toMatchObject({ status: 'done', byDefinition: true });
  expect(answer.chips.map(({ kind }) => kind)).toContain('metric');
  expect(answer.table?.rows).toHaveLength(2);
});

it('offers those most like a question that nobody understood, which are then answered', async () => {
  await verify(await byQuery('家底最厚的是哪家'));
  await verify(await byPlan('钱从哪儿来', '各省份的报名费'));
  const answer = await on.ask('哪家的家底最厚', source, colleague);
  expect(answer.status).toBe('asking');
  expect(answer.followUps[0]).toBe('家底最厚的是哪家');
  expect(answer.followUps).not.toContain('钱从哪儿来');
  expect(await on.ask(answer.followUps[0] ?? '', source, colleague)).toMatchObject({ status: 'done' });
});

it('shows nobody more than their own grants do', async () => {
  const member = await app.user({ permissions: ['dataQuery'] });
  const role = await on.roleOf(member);
  await verify(await byQuery('谁家底最厚'));
  await verify(await byPlan('上海那边多少钱', '上海的报名费'));
  const condition = `"省份" = '北京'`;
  const rule = (columns: string[] | null) =>
    app.call(
      modifyDataSource,
      { id: source, rules: [{ roleId: role, table: '报名', columns, condition: columns === null ? condition : '' }] },
      { as: manager },
    );
  await rule(null);
  expect((await on.ask('谁家底最厚', source, member)).table?.rows).toEqual([['北京队', 1200]]);
  // Neither answered nor offered: it names a value that this reader may not know.
  const hidden = await on.ask('上海那边多少钱', source, member);
  expect(hidden).toMatchObject({ status: 'asking', table: null });
  expect(hidden.followUps).not.toContain('上海那边多少钱');
  await rule(['球队']);
  const narrow = await on.ask('谁家底最厚', source, member);
  expect(JSON.stringify(narrow)).not.toContain('1200');
});

it('verifies what was looked at, and not what it was changed to meanwhile', async () => {
  const id = await byQuery('谁家底最厚');
  const updateTime = (await on.find(id))?.updateTime ?? '';
  await app.call(modifySavedQuestion, { id, question: '谁家底最薄' }, { as });
  const late = { id, verified: true, updateTime };
  await expect(app.call(verifySavedQuestion, late, { as: manager })).rejects.toMatchObject({
    reason: 'changed_meanwhile',
    status: 409,
  });
  expect((await on.find(id))?.verified).toBe(false);
  await app.call(verifySavedQuestion, { ...late, updateTime: (await on.find(id))?.updateTime ?? '' }, { as: manager });
  expect((await on.find(id))?.verified).toBe(true);
});

it('is what those who look after sources say, of what they see, until it is changed', async () => {
  const id = await byQuery('谁家底最厚');
  await expect(app.call(verifySavedQuestion, { id, verified: true }, { as })).rejects.toMatchObject({
    reason: 'not_permitted',
  });
  await verify(id);
  expect(await on.find(id)).toMatchObject({ verified: true, shared: true });
  await app.call(modifySavedQuestion, { id, pinned: true }, { as });
  expect((await on.find(id))?.verified).toBe(true);
  await app.call(modifySavedQuestion, { id, question: '谁家底最薄' }, { as });
  expect((await on.find(id))?.verified).toBe(false);
  await verify(id);
  await app.call(modifySavedQuestion, { id, shared: false }, { as });
  expect(await on.find(id)).toMatchObject({ verified: false, shared: false });
  await expect(verify(id)).rejects.toMatchObject({ reason: 'saved_question_not_found' });
});

const exported = async (): Promise<{ questions: Record<string, unknown>[] }> =>
  JSON.parse(await (await app.send(exportVerifiedQuestions, {}, { as: manager })).text());

const bring = (content: unknown, who = manager, headers = {}) => {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  return app.call(importVerifiedQuestions, { file: new File([text], 'questions.json') }, { as: who, headers });
};

it('goes to another installation and comes back the same', async () => {
  await verify(await byQuery('谁家底最厚'));
  await verify(await byPlan('钱从哪儿来', '各省份的报名费'));
  await byQuery('没人看过的');
  const file = await exported();
  expect(file.questions.map((one) => one['question'])).toEqual(['谁家底最厚', '钱从哪儿来'].toSorted());
  expect(await bring(file)).toEqual({ added: 0, same: 2, refused: [] });
  await app.db.query(sql`delete from saved_questions`);
  expect(await bring(file)).toEqual({ added: 2, same: 0, refused: [] });
  expect(await on.ask('谁家底最厚', source, colleague)).toMatchObject({ status: 'done' });
  expect(await on.ask('钱从哪儿来', source, colleague)).toMatchObject({ status: 'done', byDefinition: true });
  expect(await exported()).toEqual(file);
  const [first] = file.questions;
  const [other] = (await bring({ ...file, questions: [{ ...first, plan: null, query: 'SELECT 1' }] })).refused;
  expect(other?.message).toBe('已有同样的问题，但答法不同');
});

it('takes nothing of a hostile file, entry by entry, and says why', async () => {
  const id = await byPlan('钱从哪儿来', '各省份的报名费');
  await verify(id);
  await verify(await byQuery('谁家底最厚'));
  const { questions, ...head } = await exported();
  const planned = questions.find((one) => one['plan'] !== null) ?? {};
  const queried = questions.find((one) => one['plan'] === null) ?? {};
  await app.call(removeSavedQuestions, { idList: [id] }, { as });
  const plan = planned['plan'];
  const changed = (more: object) => ({ ...planned, plan: { ...(typeof plan === 'object' ? plan : {}), ...more } });
  const query = (text: string) => ({ ...queried, question: randomId(), query: text });
  const period = { kind: 'range', unit: 'day', count: 0, start: '0001-01-01', end: '9999-99-99' };
  const entries: [unknown, RegExp][] = [
    [null, /不完整/],
    ['drop table users', /不完整/],
    [{ question: '没有答法', language: 'zh', sources: ['x'], plan: null, query: '' }, /不完整/],
    [{ ...planned, question: 'x'.repeat(1001) }, /不完整/],
    [{ ...planned, userId: 'admin' }, /不完整/],
    [{ ...planned, query: 'SELECT 1' }, /不完整/],
    [{ ...planned, sources: ['没有这个'] }, /“没有这个”/],
    [changed({ metrics: ['报名.sum.密码'] }), /“报名.sum.密码”/],
    [changed({ groupBy: ['"; drop table 报名; --'] }), /drop table/],
    [changed({ filters: [{ dimension: '省份', op: 'in', values: ["' or 1=1 --"] }] }), /or 1=1/],
    [changed({ order: { metric: 'secret', of: 'value', direction: 'desc' } }), /“secret”/],
    [changed({ period }), /0001-01-01/],
    [changed({ version: 2 }), /不完整/],
    [query('DROP TABLE 报名'), /查询不能执行/],
    [query('SELECT 1; SELECT 2'), /查询不能执行/],
    [query("SELECT * FROM read_csv('/etc/passwd')"), /查询不能执行/],
    [query('SELECT * FROM association.answers'), /查询不能执行/],
    [query('SELECT 密码 FROM 报名'), /查询不能执行/],
    [{ ...query("SELECT * FROM 报名 WHERE '2026-11-01' < 球队"), question: '近 30 天的' }, /日期/],
  ];
  const outcome = await bring({ ...head, questions: entries.map(([entry]) => entry) });
  expect(outcome).toMatchObject({ added: 0, same: 0 });
  expect(outcome.refused.map(({ number }) => number)).toEqual(entries.map((_, at) => at + 1));
  for (const [at, [, said]] of entries.entries()) expect(outcome.refused[at]?.message).toMatch(said);
  const english = await bring({ ...head, questions: [null] }, manager, { 'accept-language': 'en-US' });
  expect(english.refused[0]?.message).toBe('It is not whole, or not written as it has to be.');
  expect(await on.ask('各省份的报名费', source)).toMatchObject({ status: 'done' });
});

it('reads no file that is none, or too large, or of somebody who may not', async () => {
  for (const content of ['', '{', '[]', '{"format":"other","version":1,"questions":[]}', '\u0000\u0001']) {
    await expect(bring(content)).rejects.toMatchObject({ reason: 'unreadable_questions' });
  }
  const head = { format: 'verified-data-questions', version: 1 };
  await expect(bring({ ...head, questions: Array(501).fill(null) })).rejects.toMatchObject({
    reason: 'unreadable_questions',
  });
  await expect(bring(' '.repeat(2 * 1024 * 1024 + 1))).rejects.toMatchObject({ reason: 'file_too_large' });
  await expect(bring({ ...head, questions: [] }, as)).rejects.toMatchObject({ reason: 'not_permitted' });
  await expect(app.call(askData, { question: '还在', sourceIds: [source] }, { as })).resolves.toBeDefined();
});
