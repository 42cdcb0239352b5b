import { findPlanEvidence, listPlanBases, modifyKnowledgeBase, modifyPlanSection } from '@console/api/contract';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestUser } from '../../../testing/startApp.js';
import { planCalls } from './testing/planCalls.js';
import { type PlansApp, startPlans } from './testing/startPlans.js';

let app: PlansApp;
let as: TestUser;
let other: TestUser;
let begin: ReturnType<typeof planCalls>['begin'];
let sectionOf: ReturnType<typeof planCalls>['sectionOf'];
let shared: ReturnType<typeof planCalls>['shared'];

beforeAll(async () => {
  app = await startPlans('# 规则\n\n比赛场地长28米，宽15米。全国青少年篮球联赛共有 1,280 支球队。');
  as = await app.user({ permissions: ['tools'] });
  other = await app.user({ permissions: ['tools'] });
  ({ begin, sectionOf, shared } = planCalls(app, as, other));
}, 120_000);
afterAll(() => app.close());

describe('evidence', () => {
  const found = async (id: string, who = as) =>
    app.call(
      findPlanEvidence,
      { id, question: '青少年联赛有多少支球队', knowledgeBaseIds: [app.knowledgeBaseId] },
      { as: who },
    );

  it('is found without a model and kept with the section, in the words of the document', async () => {
    expect(await app.call(listPlanBases, {}, { as })).toContainEqual(
      expect.objectContaining({ id: app.knowledgeBaseId, documentCount: 1 }),
    );
    const id = await begin();
    const { id: sectionId } = await sectionOf(id);
    const [first] = await found(id);
    expect(first).toMatchObject({ n: 1, documentName: 'rules.md' });
    const chunkId = first?.chunkId ?? '';
    await app.call(
      modifyPlanSection,
      {
        planId: id,
        id: sectionId,
        content: '[3]',
        references: [
          { n: 3, chunkId, quote: '全国青少年篮球联赛共有 1,280 支球队。' },
          { n: 4, chunkId, quote: '这句话是编的' },
          { n: 5, chunkId: 'unknown' },
        ],
      },
      { as },
    );
    const { references } = await sectionOf(id);
    expect(references.map(({ n, content }) => [n, content.includes('编的')])).toEqual([
      [3, false],
      [4, false],
    ]);
    expect(references[0]?.content).toBe('全国青少年篮球联赛共有 1,280 支球队。');
    await app.call(modifyPlanSection, { planId: id, id: sectionId, content: '不引用了' }, { as });
    expect((await sectionOf(id)).references).toHaveLength(2);
  });

  it('tells nothing of a base that is hidden from the reader, and keeps it for others', async () => {
    const id = await shared();
    const { id: sectionId } = await sectionOf(id);
    const [first] = await found(id);
    const cited = [{ n: 1, chunkId: first?.chunkId ?? '' }];
    await app.call(modifyPlanSection, { planId: id, id: sectionId, references: cited }, { as });
    const [row] = await app.db.query<{ id: string }>(
      sql`select role_id as id from user_roles where user_id = ${as.userId}`,
    );
    await app.call(
      modifyKnowledgeBase,
      { id: app.knowledgeBaseId, roleIds: [row?.id ?? ''] },
      { as: await app.signIn() },
    );
    const hidden = await sectionOf(id, 0, other);
    expect(hidden.references).toMatchObject([{ n: 1, withheld: true, chunkId: 'withheld' }]);
    expect(JSON.stringify(hidden)).not.toContain('1,280');
    await expect(found(id, other)).rejects.toMatchObject({ reason: 'knowledge_base_not_found' });
    expect(await app.call(listPlanBases, {}, { as: other })).toEqual([]);
    await app.call(
      modifyPlanSection,
      {
        planId: id,
        id: sectionId,
        content: '改了',
        references: [
          { n: 1, chunkId: 'withheld' },
          { n: 2, chunkId: first?.chunkId ?? '' },
        ],
      },
      { as: other },
    );
    expect((await sectionOf(id)).references).toMatchObject([
      { n: 1, documentName: 'rules.md' },
      { n: 2, documentName: 'rules.md' },
    ]);
    await app.call(modifyKnowledgeBase, { id: app.knowledgeBaseId, roleIds: null }, { as: await app.signIn() });
  });
});
