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
import { startFakeModel } from '../../models/testing/fakeModel.js';
import { samplePdf } from '../../testing/samplePdf.js';
import type { Scenario } from '../walk.js';
import { untilReady } from './knowledge.js';

/** The insurance tool, with a model of its own. */
export const insurance: Scenario = async (walk) => {
  const { call, file, events } = walk;
  const { id: knowledgeBaseId } = await call(addKnowledgeBase, { name: '保险条款库' });
  const { data } = await samplePdf('unembedded', { chapters: 2 });
  const pdf = new File([new Uint8Array(data)], '参赛保险.pdf');
  const { id: documentId } = await call(uploadDocument, { knowledgeBaseId, file: pdf });
  await untilReady(walk, documentId);
  await call(modifyAssistant, { id: 'insurance', knowledgeBaseIds: [knowledgeBaseId] });
  const query = JSON.stringify({ query: '天花板或最低障碍物的高度' });
  const model = await startFakeModel({ behaviour: { calls: [[{ tool: 'search', arguments: query }]] } });
  const { id: modelId } = await call(addModel, { name: '分步', kind: 'chat', baseUrl: model.url, model: 'test' });
  await call(activateModel, { id: modelId, active: true });

  const { id } = await call(startInsurance, { question: '场地的高度有什么要求？' });
  await events(streamInsurance, { id });
  const { references } = await call(readInsurance, { id });
  const page = references[0]?.positions[0]?.[0];
  if (page === undefined) throw new Error('nothing was found');
  await call(readInsuranceEvidence, { id, documentId });
  await file(readInsuranceEvidencePage, { id, documentId, page, width: 200 });
  await call(askInsurance, { question: '场地的高度有什么要求？' });
  await call(stopInsurance, { id });
  await call(pageInsurance, { current: 1, size: 20 });
  await call(removeInsurance, { idList: [id] });

  await call(activateModel, { id: modelId, active: false });
  await model.close();
};
