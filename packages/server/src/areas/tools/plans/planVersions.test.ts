import { modifyPlanSection, readPlanVersion, removePlanSection, restorePlanVersion } from '@console/api/contract';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestUser } from '../../../testing/startApp.js';
import { planCalls } from './testing/planCalls.js';
import { type PlansApp, startPlans } from './testing/startPlans.js';

let app: PlansApp;
let as: TestUser;
let other: TestUser;
let begin: ReturnType<typeof planCalls>['begin'];
let read: ReturnType<typeof planCalls>['read'];
let sectionOf: ReturnType<typeof planCalls>['sectionOf'];
let shared: ReturnType<typeof planCalls>['shared'];
let versions: ReturnType<typeof planCalls>['versions'];

beforeAll(async () => {
  app = await startPlans('# 规则\n\n比赛场地长28米，宽15米。');
  as = await app.user({ permissions: ['tools'] });
  other = await app.user({ permissions: ['tools'] });
  ({ begin, read, sectionOf, shared, versions } = planCalls(app, as, other));
}, 120_000);
afterAll(() => app.close());

describe('versions', () => {
  it('keep what was said, one for what one person types in a while, and bring it back', async () => {
    const id = await shared();
    const { id: sectionId } = await sectionOf(id);
    const write = (content: string, who = as, drafted = false) =>
      app.call(modifyPlanSection, { planId: id, id: sectionId, content, drafted }, { as: who });
    await write('一');
    await write('一二');
    await write('乙的', other);
    await write('模型的', as, true);
    const { list, total } = await versions(id);
    expect(total).toBe(4);
    expect(list.map(({ cause, changedBy }) => [cause, changedBy])).toEqual([
      ['drafted', as.account],
      ['saved', other.account],
      ['saved', as.account],
      ['made', as.account],
    ]);
    const typed = list[2]?.version ?? 0;
    expect(await app.call(readPlanVersion, { id, version: typed }, { as: other })).toMatchObject({
      title: '青训营计划',
      sections: [{ title: '市场', content: '一二' }, { title: '团队' }],
    });
    await app.call(removePlanSection, { planId: id, id: sectionId }, { as });
    const before = await sectionOf(id);
    await app.call(restorePlanVersion, { id, version: typed }, { as });
    const plan = await read(id);
    expect(plan.sections).toMatchObject([
      { id: sectionId, content: '一二' },
      { id: before.id, version: before.version },
    ]);
    expect((await versions(id)).list[0]).toMatchObject({ cause: 'restored', version: plan.version });
    await expect(app.call(restorePlanVersion, { id, version: 9999 }, { as })).rejects.toMatchObject({
      reason: 'plan_version_not_found',
    });
  });

  it('keep what a section said until it was deleted', async () => {
    const id = await begin();
    const { id: sectionId } = await sectionOf(id);
    await app.call(modifyPlanSection, { planId: id, id: sectionId, content: '只在这里' }, { as });
    await app.call(removePlanSection, { planId: id, id: sectionId }, { as });
    const [, before] = (await versions(id)).list;
    await app.call(restorePlanVersion, { id, version: before?.version ?? 0 }, { as });
    expect((await read(id)).sections[0]).toMatchObject({ id: sectionId, content: '只在这里' });
  });

  it('begin anew ten minutes later, and end at sixty', async () => {
    const id = await begin();
    const { id: sectionId } = await sectionOf(id);
    for (let at = 0; at < 63; at += 1) {
      await app.db.query(
        sql`update business_plan_versions set begun_at = now() - interval '11 minutes' where plan_id = ${id}`,
      );
      await app.call(modifyPlanSection, { planId: id, id: sectionId, content: `第 ${at} 次` }, { as });
    }
    expect((await versions(id)).total).toBe(60);
  });
});
