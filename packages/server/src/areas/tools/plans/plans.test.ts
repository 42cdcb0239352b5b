import {
  addBusinessPlan,
  addPlanSection,
  draftPlanSection,
  duplicateBusinessPlan,
  findPlanEvidence,
  modifyBusinessPlan,
  modifyPlanSection,
  pageBusinessPlans,
  pagePlanVersions,
  readBusinessPlan,
  readPlanVersion,
  removeBusinessPlans,
  removePlanSection,
  restorePlanVersion,
  shareBusinessPlan,
} from '@console/api/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestUser } from '../../../testing/startApp.js';
import { planText } from './planText.js';
import { planCalls } from './testing/planCalls.js';
import { type PlansApp, startPlans } from './testing/startPlans.js';

let app: PlansApp;
let as: TestUser;
let other: TestUser;
let stranger: TestUser;
let begin: ReturnType<typeof planCalls>['begin'];
let read: ReturnType<typeof planCalls>['read'];
let sectionOf: ReturnType<typeof planCalls>['sectionOf'];
let shared: ReturnType<typeof planCalls>['shared'];
let versions: ReturnType<typeof planCalls>['versions'];

beforeAll(async () => {
  app = await startPlans('# 规则\n\n比赛场地长28米，宽15米。全国青少年篮球联赛共有 1,280 支球队。');
  as = await app.user({ permissions: ['tools'] });
  other = await app.user({ permissions: ['tools'] });
  stranger = await app.user({ permissions: ['tools'] });
  ({ begin, read, sectionOf, shared, versions } = planCalls(app, as, other));
}, 120_000);
afterAll(() => app.close());

it('begins with the usual sections in the language of who asks, each with a hint', async () => {
  const zh = await app.call(addBusinessPlan, { title: '甲' }, { as });
  const en = await app.call(addBusinessPlan, { title: 'B' }, { as, headers: { 'accept-language': 'en' } });
  const plan = await read(zh.id);
  expect(plan.sections.map(({ title }) => title)).toEqual([
    '执行摘要',
    '项目概述',
    '市场分析',
    '产品与服务',
    '商业模式',
    '营销策略',
    '运营计划',
    '团队介绍',
    '财务预测',
    '风险与对策',
    '融资计划',
  ]);
  expect(plan.sections.every(({ hint, content }) => hint !== '' && content === '')).toBe(true);
  expect((await read(en.id)).sections[0]).toMatchObject({ title: 'Executive summary' });
});

it('lists own plans with how long they are, and finds them by their words', async () => {
  const id = await begin();
  await app.call(modifyBusinessPlan, { id, title: '三人篮球推广 100%' }, { as });
  const { list, total } = await app.call(pageBusinessPlans, { current: 1, size: 20, keyword: '推广 100%' }, { as });
  expect(total).toBe(1);
  expect(list).toMatchObject([
    { id, title: '三人篮球推广 100%', sectionCount: 2, characterCount: 3, own: true, ownerName: as.account },
  ]);
  expect(await app.call(pageBusinessPlans, { current: 9, size: 20, keyword: '推广 100%' }, { as })).toMatchObject({
    list: [],
    total: 1,
  });
});

describe('two people at once', () => {
  it('write different sections without a word about it', async () => {
    const id = await shared();
    const [first, second] = (await read(id)).sections;
    if (first === undefined || second === undefined) throw new Error('two sections were made');
    await Promise.all([
      app.call(modifyPlanSection, { planId: id, id: first.id, version: first.version, content: '甲写的' }, { as }),
      app.call(
        modifyPlanSection,
        { planId: id, id: second.id, version: second.version, content: '乙写的' },
        { as: other },
      ),
    ]);
    expect((await read(id)).sections).toMatchObject([
      { content: '甲写的', changedBy: as.account },
      { content: '乙写的', changedBy: other.account },
    ]);
  });

  it('are told where both wrote the same one, and nothing is overwritten', async () => {
    const id = await shared();
    const { id: sectionId, version } = await sectionOf(id);
    const one = { planId: id, id: sectionId };
    await app.call(modifyPlanSection, { ...one, version, content: '先到' }, { as: other });
    await expect(app.call(modifyPlanSection, { ...one, version, content: '后到' }, { as })).rejects.toMatchObject({
      status: 409,
      reason: 'changed_meanwhile',
    });
    await expect(app.call(removePlanSection, { ...one, version }, { as })).rejects.toMatchObject({
      reason: 'changed_meanwhile',
    });
    const now = await sectionOf(id);
    expect(now.content).toBe('先到');
    await app.call(modifyPlanSection, { ...one, version: now.version, content: '先到，后到' }, { as });
    expect((await sectionOf(id, 0, other)).content).toBe('先到，后到');
  });

  it('change titles and order apart from the text', async () => {
    const id = await shared();
    const plan = await read(id);
    const [first, second] = plan.sections;
    if (first === undefined || second === undefined) throw new Error('two sections were made');
    await app.call(
      modifyPlanSection,
      { planId: id, id: first.id, version: first.version, content: '新' },
      { as: other },
    );
    await app.call(
      modifyBusinessPlan,
      { id, version: plan.settingsVersion, industry: '体育', sectionIds: [second.id, first.id] },
      { as },
    );
    await expect(
      app.call(modifyBusinessPlan, { id, version: plan.settingsVersion, title: '旧的' }, { as: other }),
    ).rejects.toMatchObject({ reason: 'changed_meanwhile' });
    expect(await read(id)).toMatchObject({
      industry: '体育',
      sections: [{ id: second.id }, { id: first.id, content: '新' }],
    });
  });
});

describe('whose it is', () => {
  it('is not there for anybody else', async () => {
    const id = await begin();
    const { id: sectionId } = await sectionOf(id);
    const gone = { status: 404, reason: 'business_plan_not_found' };
    const who = { as: stranger };
    await expect(app.call(readBusinessPlan, { id }, who)).rejects.toMatchObject(gone);
    await expect(app.call(modifyBusinessPlan, { id, title: 'x' }, who)).rejects.toMatchObject(gone);
    await expect(app.call(modifyPlanSection, { planId: id, id: sectionId, content: 'x' }, who)).rejects.toMatchObject(
      gone,
    );
    await expect(app.call(addPlanSection, { planId: id, title: 'x' }, who)).rejects.toMatchObject(gone);
    await expect(app.call(removePlanSection, { planId: id, id: sectionId }, who)).rejects.toMatchObject(gone);
    await expect(app.call(draftPlanSection, { planId: id, id: sectionId }, who)).rejects.toMatchObject(gone);
    await expect(app.call(findPlanEvidence, { id, question: 'x', knowledgeBaseIds: [] }, who)).rejects.toMatchObject(
      gone,
    );
    await expect(app.call(duplicateBusinessPlan, { id, title: 'x' }, who)).rejects.toMatchObject(gone);
    await expect(app.call(shareBusinessPlan, { id, accounts: [] }, who)).rejects.toMatchObject(gone);
    await expect(app.call(pagePlanVersions, { id, current: 1, size: 20 }, who)).rejects.toMatchObject(gone);
    await expect(app.call(readPlanVersion, { id, version: 1 }, who)).rejects.toMatchObject(gone);
    await expect(app.call(restorePlanVersion, { id, version: 1 }, who)).rejects.toMatchObject(gone);
    await app.call(removeBusinessPlans, { idList: [id] }, who);
    expect(await read(id)).toMatchObject({ id, own: true });
    expect(await planText(app.db, stranger.userId, id)).toBeNull();
  });

  it('is written by colleagues it is open to, and shared and deleted by its owner alone', async () => {
    const id = await shared();
    expect(await read(id, other)).toMatchObject({
      own: false,
      ownerName: as.account,
      editors: [{ account: other.account }],
    });
    await expect(
      app.call(shareBusinessPlan, { id, accounts: [stranger.account] }, { as: other }),
    ).rejects.toMatchObject({ status: 404 });
    await app.call(removeBusinessPlans, { idList: [id] }, { as: other });
    await app.call(shareBusinessPlan, { id, accounts: [] }, { as });
    await expect(read(id, other)).rejects.toMatchObject({ status: 404 });
    await expect(app.call(shareBusinessPlan, { id, accounts: ['nobody-at-all'] }, { as })).rejects.toMatchObject({
      reason: 'colleague_not_found',
    });
    await app.call(removeBusinessPlans, { idList: [id] }, { as });
    await expect(read(id)).rejects.toMatchObject({ status: 404 });
  });

  it('refuses a section of another plan', async () => {
    const [id, another] = [await begin(), await begin()];
    const { id: sectionId } = await sectionOf(another);
    const refusal = { reason: 'plan_section_not_found' };
    await expect(
      app.call(modifyPlanSection, { planId: id, id: sectionId, content: 'x' }, { as }),
    ).rejects.toMatchObject(refusal);
    await expect(app.call(removePlanSection, { planId: id, id: sectionId }, { as })).rejects.toMatchObject(refusal);
    await expect(app.call(modifyBusinessPlan, { id, sectionIds: [sectionId] }, { as })).rejects.toMatchObject(refusal);
    await expect(app.call(addPlanSection, { planId: id, title: 'x', after: sectionId }, { as })).rejects.toMatchObject(
      refusal,
    );
  });
});

it('puts each section at one place, whatever order is asked for', async () => {
  const id = await begin();
  const sections = (await read(id)).sections.map((one) => one.id);
  const [first = '', second = ''] = sections;
  await app.call(modifyBusinessPlan, { id, sectionIds: [second, second, first, second] }, { as });
  expect((await read(id)).sections.map((one) => one.id)).toEqual([second, first]);
  await app.call(modifyBusinessPlan, { id, sectionIds: [first] }, { as });
  expect((await read(id)).sections.map((one) => one.id)).toEqual([first, second]);
  await expect(app.call(modifyBusinessPlan, { id, sectionIds: [first, 'nothing'] }, { as })).rejects.toMatchObject({
    reason: 'plan_section_not_found',
  });
});

describe('sections', () => {
  it('are added where they are wanted, up to thirty, and taken away', async () => {
    const id = await begin();
    const { id: first, version } = await sectionOf(id);
    await app.call(addPlanSection, { planId: id, title: '中间', after: first }, { as });
    await app.call(addPlanSection, { planId: id, title: '最前', after: null }, { as });
    await app.call(addPlanSection, { planId: id, title: '最后', content: '文字' }, { as });
    expect((await read(id)).sections.map(({ title }) => title)).toEqual(['最前', '市场', '中间', '团队', '最后']);
    await app.call(removePlanSection, { planId: id, id: first, version }, { as });
    expect((await read(id)).sections.map(({ title }) => title)).toEqual(['最前', '中间', '团队', '最后']);
    for (let more = 4; more < 30; more += 1) await app.call(addPlanSection, { planId: id, title: `${more}` }, { as });
    await expect(app.call(addPlanSection, { planId: id, title: '太多' }, { as })).rejects.toMatchObject({
      reason: 'too_many_sections',
    });
  });
});

it('copies a plan with its text into one of its own, for a colleague as well', async () => {
  const id = await shared();
  const { id: copy } = await app.call(duplicateBusinessPlan, { id, title: '副本' }, { as: other });
  expect(await read(copy, other)).toMatchObject({
    title: '副本',
    company: '篮协',
    own: true,
    editors: [],
    sections: [{ content: '旧文字' }, {}],
  });
  await expect(read(copy)).rejects.toMatchObject({ status: 404 });
  expect((await versions(copy, other)).list).toMatchObject([{ cause: 'made' }]);
});

it('is handed on for slides, section by section with what each cites', async () => {
  const id = await begin([
    { title: '市场', content: '有 1,280 支球队。[1]' },
    { title: '空', content: ' ' },
  ]);
  expect(await planText(app.db, as.userId, id)).toEqual({
    title: '青训营计划',
    parts: [{ title: '市场', text: '有 1,280 支球队。[1]', references: [] }],
  });
});
