import {
  activateModel,
  addKnowledgeBase,
  addModel,
  askInsurance,
  modifyAssistant,
  pageInsurance,
  readInsurance,
  readInsuranceEvidence,
  readInsuranceEvidencePage,
  removeInsurance,
  startInsurance,
  stopInsurance,
  streamInsurance,
  uploadDocument,
} from '@console/api/contract';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Behaviour, type FakeModel, startFakeModel } from '../../../models/testing/fakeModel.js';
import { startApp, type TestUser } from '../../../testing/startApp.js';
import { insuranceStore } from './insurance.store.js';

let fake: FakeModel;
let app: Awaited<ReturnType<typeof startApp>>;
let manager: TestUser;
let as: TestUser;
let other: TestUser;
let modelId: string;
let knowledgeBaseId: string;
let documentId: string;

beforeAll(async () => {
  fake = await startFakeModel();
  app = await startApp();
  manager = await app.user({ permissions: ['knowledge', 'assistants', 'assistants.models'] });
  const model = { name: '模型', kind: 'chat', baseUrl: fake.url, model: 'test' } as const;
  ({ id: modelId } = await app.call(addModel, model, { as: manager }));
  ({ id: knowledgeBaseId } = await app.call(addKnowledgeBase, { name: '参赛保险' }, { as: manager }));
  await app.startWork();
  const file = new File(['# 意外医疗\n\n意外医疗每次免赔额100元，超出部分按80%赔付，最高5万元。'], '条款.md');
  ({ id: documentId } = await app.call(uploadDocument, { knowledgeBaseId, file }, { as: manager }));
  await vi.waitFor(
    async () =>
      expect(
        await app.db.query(sql`select 1 from documents where id = ${documentId} and status = 'ready'`),
      ).toHaveLength(1),
    { timeout: 60_000, interval: 100 },
  );
  await app.call(modifyAssistant, { id: 'insurance', knowledgeBaseIds: [knowledgeBaseId] }, { as: manager });
}, 120_000);
afterAll(async () => {
  await app.close();
  await fake.close();
});

const search = { tool: 'search', arguments: '{"query":"意外医疗免赔额"}' };
const reads = (passage: number) => ({ tool: 'read_page', arguments: JSON.stringify({ passage }) });
const works = { tool: 'calculate', arguments: '{"expression":"(3000-100)*80%"}' };
const behave = (behaviour: Behaviour) => fake.behave({ calls: [[search], [works]], ...behaviour });

beforeEach(async () => {
  as = await app.user({ permissions: ['tools'] });
  other = await app.user({ permissions: ['tools'] });
  behave({ reply: '可以赔 2320 元[1]。' });
  await app.call(activateModel, { id: modelId, active: true }, { as: manager });
});

const begin = async (question = '医疗费3000元能赔多少？', who = as): Promise<string> =>
  (await app.call(startInsurance, { question }, { as: who })).id;
const told = async (id: string, headers: Record<string, string> = {}): Promise<string> =>
  (await app.send(streamInsurance, { id }, { as, headers })).text();
const look = (id: string, who = as) => app.call(readInsurance, { id }, { as: who });

describe('with a model', () => {
  it('tells each step as it happens, then the answer with what it rests on', async () => {
    const id = await begin();
    const stream = await told(id);
    expect(stream.match(/^event: \w+/gm)).toEqual(
      ['step', 'references', 'step', 'step', 'step', 'answer', 'done'].map((event) => `event: ${event}`),
    );
    expect(await look(id)).toMatchObject({
      status: 'done',
      answer: '可以赔 2320 元[1]。',
      notice: null,
      leftOut: 0,
      mostSteps: 8,
      mostSeconds: 90,
      steps: [
        { n: 1, tool: 'searching', state: 'done', arguments: [{ name: 'query', value: '意外医疗免赔额' }], found: [1] },
        { n: 2, tool: 'calculating', state: 'done', observation: '(3000-100)*80% = 2320' },
      ],
      references: [{ n: 1, documentId, documentName: '条款.md' }],
    });
  });

  it('goes on after the last event that was seen, and repeats none', async () => {
    const id = await begin();
    await told(id);
    const { lastEventId } = await look(id);
    const rest = await told(id, { 'last-event-id': String(lastEventId - 1) });
    expect(rest.match(/^event: \w+/gm)).toEqual(['event: done']);
  });

  it('answers the specified call with the answer and its steps', async () => {
    const reply = await app.call(askInsurance, { userId: other.userId, question: '医疗费3000元能赔多少？' }, { as });
    expect(reply.answer).toBe('可以赔 2320 元[1]。');
    expect(reply.steps).toMatchObject([
      { action: 'search(query: 意外医疗免赔额)', observation: expect.stringContaining('免赔额100元') },
      { action: 'calculate(expression: (3000-100)*80%)' },
    ]);
    expect((await app.call(pageInsurance, { current: 1, size: 20 }, { as: other })).total).toBe(0);
  });

  it('reads around a passage that it found, and around no other', async () => {
    behave({ calls: [[search], [reads(1)], [reads(7)]], reply: '每次免赔额100元[1]。' });
    const id = await begin();
    await told(id);
    const { answer, steps, references } = await look(id);
    expect(steps.slice(0, 3)).toMatchObject([
      { tool: 'searching', state: 'done' },
      { tool: 'reading', state: 'done', observation: expect.stringContaining('最高5万元'), found: [1] },
      { tool: 'reading', state: 'refused', reason: 'no_such_passage', observation: '', found: [] },
    ]);
    expect(answer).toBe('每次免赔额100元[1]。');
    expect(references).toMatchObject([{ n: 1, documentId }]);
  });

  it('leaves out what nothing has shown', async () => {
    behave({ reply: '可以赔 2320 元[1]。还会补贴 6666 元[1]。' });
    const id = await begin();
    await told(id);
    expect(await look(id)).toMatchObject({ answer: '可以赔 2320 元[1]。', leftOut: 1 });
  });

  it('takes one question of a person at a time, and stops it when asked to', async () => {
    behave({ reply: '很慢', pauseAfter: 0 });
    const id = await begin();
    await expect(begin()).rejects.toMatchObject({ status: 409, reason: 'insurance_question_running' });
    await begin('另一个人的问题', other).then((others) => app.call(stopInsurance, { id: others }, { as: other }));
    await vi.waitFor(async () => expect((await look(id)).steps[1]?.state).toBe('done'), { timeout: 20_000 });
    await app.call(stopInsurance, { id }, { as });
    expect(await told(id)).toContain('"status":"stopped"');
    expect(await look(id)).toMatchObject({ status: 'stopped', answer: '', steps: [{ state: 'done' }, {}] });
    behave({ reply: '可以赔 2320 元[1]。' });
    await told(await begin());
  });

  it('says why it failed, and keeps the steps that were made', async () => {
    behave({ mode: 'garbage' });
    const id = await begin();
    expect(await told(id)).toContain('event: error');
    expect(await look(id)).toMatchObject({ status: 'failed', failure: '模型没有回答，请稍后重试' });
  });

  it('is taken for interrupted where its process has died', async () => {
    await app.db.query(sql`
      insert into insurance_questions (id, user_id, question, language, heartbeat_at)
      values ('lost', ${as.userId}, '问', 'zh', now() - interval '2 minutes')`);
    await insuranceStore(app.db).interrupt({ silentMs: 60_000 });
    expect(await look('lost')).toMatchObject({ status: 'interrupted' });
    expect(await told('lost')).toContain('"status":"interrupted"');
    await told(await begin());
  });

  it('hears while it works which questions are to stop, or are gone', async () => {
    await app.db.query(sql`
      insert into insurance_questions (id, user_id, question, language, heartbeat_at, stop_requested) values
        ('worked-on', ${as.userId}, '问', 'zh', now() - interval '2 minutes', false),
        ('to-stop', ${other.userId}, '问', 'zh', now(), true)`);
    const store = insuranceStore(app.db);
    expect(await store.beat(['worked-on', 'to-stop', 'gone'])).toEqual(['to-stop', 'gone']);
    await store.interrupt({ silentMs: 60_000 });
    expect(await look('worked-on')).toMatchObject({ status: 'running' });
    await store.interrupt('all');
    expect(await look('worked-on')).toMatchObject({ status: 'interrupted' });
  });

  it('refuses who asks like a program', async () => {
    for (let n = 0; n < 10; n += 1)
      await app.call(startInsurance, { question: '问' }, { as }).catch((error: unknown) => {
        expect(error).toMatchObject({ reason: 'insurance_question_running' });
      });
    await expect(begin()).rejects.toMatchObject({ status: 429, reason: 'too_many_questions' });
  });
});

describe('the list of own questions', () => {
  it('is searched and deleted from by its owner alone', async () => {
    const id = await begin('免赔额是多少？');
    await told(id);
    const page = (keyword: string, who = as) => app.call(pageInsurance, { current: 1, size: 20, keyword }, { as: who });
    expect((await page('免赔')).list).toMatchObject([{ id, question: '免赔额是多少？', status: 'done', stepCount: 2 }]);
    expect((await page('100%')).total).toBe(0);
    expect((await page('', other)).total).toBe(0);
    for (const call of [readInsurance, streamInsurance, stopInsurance])
      expect((await app.send(call, { id }, { as: other })).status).toBe(404);
    await app.call(removeInsurance, { idList: [id] }, { as: other });
    expect((await page('')).total).toBe(1);
    await app.call(removeInsurance, { idList: [id] }, { as });
    await expect(look(id)).rejects.toMatchObject({ status: 404 });
  });

  it('goes with its owner', async () => {
    const id = await begin();
    await told(id);
    await app.db.query(sql`delete from users where id = ${as.userId}`);
    expect(await app.db.query(sql`select 1 from insurance_events where question_id = ${id}`)).toHaveLength(0);
  });
});

describe('evidence', () => {
  it('is open through an own answer that found it, and to nobody else', async () => {
    const id = await begin();
    await told(id);
    const evidence = await app.call(readInsuranceEvidence, { id, documentId }, { as });
    expect(evidence).toMatchObject({ name: '条款.md', heights: [], pages: [] });
    expect(evidence.passages?.[0]?.content).toContain('免赔额100元');
    expect((await app.send(readInsuranceEvidence, { id, documentId }, { as: other })).status).toBe(404);
    expect((await app.send(readInsuranceEvidence, { id, documentId: 'another' }, { as })).status).toBe(404);
    expect((await app.send(readInsuranceEvidencePage, { id, documentId, page: 1 }, { as })).status).toBe(404);
  });

  it('is neither found nor shown any more where its base is closed to the reader', async () => {
    const id = await begin();
    await told(id);
    await app.db.query(sql`update knowledge_bases set for_roles = true where id = ${knowledgeBaseId}`);
    try {
      const closed = await look(id);
      expect(JSON.stringify([closed.steps, closed.references])).not.toContain('80%赔付');
      expect(closed.references[0]).toMatchObject({ withheld: true });
      expect(await told(id)).not.toContain('80%赔付');
      expect((await app.send(readInsuranceEvidence, { id, documentId }, { as })).status).toBe(404);
      behave({ reply: '没有可以查的资料。' });
      const blind = await begin();
      await told(blind);
      // Where there is nothing to search, searching is not offered.
      expect((await look(blind)).references).toEqual([]);
      expect(fake.requests.at(-1)?.tools.map(({ name }) => name)).toEqual(['calculate']);
    } finally {
      await app.db.query(sql`update knowledge_bases set for_roles = false where id = ${knowledgeBaseId}`);
    }
  });
});

describe('without a model', () => {
  it('refuses a question at once, and stores nothing', async () => {
    await app.call(activateModel, { id: modelId, active: false }, { as: manager });
    await expect(begin()).rejects.toMatchObject({ status: 409, reason: 'model_not_configured' });
    await expect(app.call(askInsurance, { question: '问' }, { as })).rejects.toMatchObject({ status: 409 });
    expect((await app.call(pageInsurance, { current: 1, size: 20 }, { as })).total).toBe(0);
  });
});

it('is for who may use tools', async () => {
  const nobody = await app.user({ permissions: ['chat'] });
  expect((await app.send(startInsurance, { question: '问' }, { as: nobody })).status).toBe(403);
});
