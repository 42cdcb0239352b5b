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
  readPlanSource,
  readPlanSourcePage,
  readPlanVersion,
  removeBusinessPlans,
  removePlanSection,
  restorePlanVersion,
  shareBusinessPlan,
  uploadDocument,
} from '@console/api/contract';
import sql from 'sql-template-tag';
import { startFakeModel } from '../../models/testing/fakeModel.js';
import { samplePdf } from '../../testing/samplePdf.js';
import type { Scenario } from '../walk.js';
import { markdown } from './files.js';
import { untilReady } from './knowledge.js';

const paging = { current: 1, size: 20 };

/** A plan from its beginning to its removal. */
export const businessPlans: Scenario = async (walk) => {
  const { app, call, file } = walk;
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
  await call(readPlanSource, { id, documentId });
  const { data } = await samplePdf('unembedded', { chapters: 1 });
  const pdf = new File([new Uint8Array(data)], '依据.pdf');
  const { id: pagesId } = await call(uploadDocument, { knowledgeBaseId: baseId, file: pdf });
  await untilReady(walk, pagesId);
  const [chunk] = await app.db.query<{ id: string }>(sql`select id from chunks where document_id = ${pagesId} limit 1`);
  await file(readPlanSourcePage, { id, documentId: pagesId, page: 1, chunkId: chunk?.id, width: 200 });

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
