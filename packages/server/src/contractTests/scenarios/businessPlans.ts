import {
  activateModel,
  addBusinessPlan,
  addKnowledgeBase,
  addModel,
  addPlanSection,
  draftPlanSection,
  duplicateBusinessPlan,
  findPlanEvidence,
  listPlanBases,
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
  uploadDocument,
} from '@console/api/contract';
import { startFakeModel } from '../../models/testing/fakeModel.js';
import type { Scenario } from '../walk.js';
import { markdown } from './files.js';
import { untilReady } from './knowledge.js';

const paging = { current: 1, size: 20 };

/** A plan from its beginning to its removal. */
export const businessPlans: Scenario = async (walk) => {
  const { app, call } = walk;
  const { id: baseId } = await call(addKnowledgeBase, { name: '计划书依据' });
  const { id: documentId } = await call(uploadDocument, { knowledgeBaseId: baseId, file: markdown('依据.md') });
  await untilReady(walk, documentId);
  const { id } = await call(addBusinessPlan, { title: '青训营', company: '篮协', industry: '体育' });
  const {
    sections: [first],
  } = await call(readBusinessPlan, { id });
  const sectionId = first?.id ?? '';
  await call(pageBusinessPlans, { ...paging, keyword: '青训', orders: [{ column: 'title', asc: true }] });
  await call(modifyBusinessPlan, { id, title: '青训营计划', sectionIds: [sectionId] });
  const { id: added } = await call(addPlanSection, { planId: id, title: '附录', after: sectionId });
  await call(listPlanBases, {});
  const [found] = await call(findPlanEvidence, { id, question: '进攻时间', knowledgeBaseIds: [baseId] });
  const references = found === undefined ? [] : [{ n: 1, chunkId: found.chunkId, quote: found.content }];
  await call(modifyPlanSection, { planId: id, id: sectionId, content: '二十四秒。[1]', references });
  await call(readBusinessPlan, { id });

  const model = await startFakeModel();
  const { id: modelId } = await call(addModel, { name: '写作', kind: 'chat', baseUrl: model.url, model: 'test' });
  await call(activateModel, { id: modelId, active: true });
  model.behave({ reply: '球队须在二十四秒内投篮。[1]' });
  await call(draftPlanSection, { planId: id, id: sectionId, wish: '简短', knowledgeBaseIds: [baseId] });
  await call(activateModel, { id: modelId, active: false });
  await model.close();

  const { list } = await call(pagePlanVersions, { ...paging, id });
  await call(readPlanVersion, { id, version: list[0]?.version ?? 0 });
  await call(removePlanSection, { planId: id, id: added });
  await call(restorePlanVersion, { id, version: list[0]?.version ?? 0 });
  const colleague = await app.user({ permissions: ['tools'] });
  await call(shareBusinessPlan, { id, accounts: [colleague.account] });
  await call(readBusinessPlan, { id }, colleague);
  const { id: copy } = await call(duplicateBusinessPlan, { id, title: '副本' }, colleague);
  await call(removeBusinessPlans, { idList: [copy] }, colleague);
  await call(removeBusinessPlans, { idList: [id] });
};
