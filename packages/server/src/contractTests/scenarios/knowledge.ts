import {
  addChunk,
  addKbFunction,
  addKbFunctionSet,
  addKbParams,
  addKnowledgeBase,
  addWebPage,
  applyChunking,
  bringBackChunk,
  cancelParsing,
  deleteChunk,
  deleteDocument,
  downloadDocument,
  listChunkVersions,
  listDocumentTags,
  listKeptChunks,
  enableChunk,
  fetchWebPage,
  modifyBaseWords,
  modifyChunking,
  labelDocuments,
  makeDocumentSummary,
  modifyDocument,
  modifyDocuments,
  modifyDocumentSummary,
  modifyKbFunction,
  modifyKbFunctionSet,
  modifyKbParams,
  modifyKbTrialQuestions,
  modifyKnowledgeBase,
  modifyWebPage,
  pageChunks,
  pageDocuments,
  pageKbFunctions,
  pageKbFunctionSets,
  pageKbParams,
  pageKbParamsVersions,
  pageKnowledgeBases,
  parseDocument,
  parseDocuments,
  previewChunking,
  readBaseWords,
  readChunking,
  readChunkRegions,
  readChunkReview,
  readPageWords,
  restoreChunk,
  saveChunkReview,
  settleKeptChunk,
  splitChunk,
  mergeChunk,
  checkChunk,
  readDocument,
  readDocumentPage,
  readKbFunction,
  removeDocuments,
  readKbFunctionSet,
  readKbParams,
  readKbParamsVersion,
  removeKbFunctions,
  removeKbFunctionSets,
  removeKnowledgeBases,
  resetKbParams,
  restoreKbParams,
  testRetrieval,
  tryKbFunction,
  tryKbParams,
  updateChunk,
  uploadDocument,
  addRetrievalCheck,
  cancelRetrievalRun,
  listRetrievalRuns,
  listRetrievalTests,
  pageRetrievalChecks,
  removeRetrievalChecks,
  removeRetrievalTests,
  runRetrievalChecks,
} from '@console/api/contract';
import { expect, vi } from 'vitest';
import { samplePdf } from '../../testing/samplePdf.js';
import type { Scenario, Walk } from '../walk.js';
import { markdown } from './files.js';

const paging = { current: 1, size: 20 };

/** Waits until a document has been read. */
export const untilReady = ({ call }: Walk, id: string): Promise<void> =>
  vi.waitFor(async () => expect(await call(readDocument, { id })).toMatchObject({ status: 'ready' }), {
    timeout: 60_000,
    interval: 50,
  });

export const knowledge: Scenario = async (walk) => {
  const { app, call, file } = walk;
  const { id: knowledgeBaseId } = await call(addKnowledgeBase, { name: '规则库', description: '竞赛规则' });
  const { id: spareBase } = await call(addKnowledgeBase, { name: '临时库' });
  await call(modifyKnowledgeBase, { id: knowledgeBaseId, description: '竞赛规则与裁判手册' });
  await call(pageKnowledgeBases, paging);
  await call(removeKnowledgeBases, { idList: [spareBase] });

  // Nothing is read before the work begins, so there is something to give up.
  const { id } = await call(uploadDocument, { knowledgeBaseId, file: markdown() });
  await call(cancelParsing, { id });
  await call(parseDocument, { id });
  const { data } = await samplePdf('unembedded', { chapters: 1 });
  const pdf = new File([new Uint8Array(data)], '规则.pdf');
  const { id: pdfId } = await call(uploadDocument, { knowledgeBaseId, file: pdf });
  const { id: spareId } = await call(uploadDocument, { knowledgeBaseId, file: markdown('临时.md') });
  await app.startWork();
  await untilReady(walk, id);
  await untilReady(walk, pdfId);
  await untilReady(walk, spareId);
  await call(modifyDocument, { id, name: '规则（新）.md' });
  await call(modifyDocumentSummary, { id, text: '竞赛规则的要点。' });
  await call(makeDocumentSummary, { id });
  await call(pageDocuments, { ...paging, knowledgeBaseId });
  await file(downloadDocument, { id });
  await file(readDocumentPage, { documentId: pdfId, page: 1, width: 200 });
  const address = `${walk.otherSystem}/rules`;
  const { id: webId } = await call(addWebPage, { knowledgeBaseId, address, schedule: 'daily' });
  await untilReady(walk, webId);
  await call(modifyWebPage, { id: webId, schedule: 'never' });
  await call(fetchWebPage, { id: webId });
  await call(modifyDocuments, { idList: [id, pdfId], enabled: true, addTags: ['规则', '旧'], removeTags: ['旧'] });
  await call(labelDocuments, { idList: [id] });
  await call(listDocumentTags, { id: knowledgeBaseId });
  const { id: another } = await call(uploadDocument, { knowledgeBaseId, file: markdown('另一份.md') });
  await untilReady(walk, another);
  await call(parseDocuments, { idList: [another] });
  await untilReady(walk, another);
  await call(removeDocuments, { idList: [another] });
  await call(deleteDocument, { id: spareId, documentId: spareId, knowledgeBaseId });

  const { list } = await call(pageChunks, { ...paging, documentId: id });
  const first = list[0]?.id ?? '';
  await call(addChunk, { documentId: id, content: '决胜期五分钟。', after: first });
  await call(updateChunk, { id: first, content: '球队须在 24 秒内投篮。' });
  await call(enableChunk, { isEnable: false, idList: [first] });
  await call(enableChunk, { isEnable: true, idList: [first] });
  const { id: spareChunk } = await call(addChunk, { documentId: id, content: '临时。' });
  await call(deleteChunk, { idList: [spareChunk] });
  await call(bringBackChunk, { idList: [spareChunk] });
  await call(deleteChunk, { idList: [spareChunk] });
  await call(readChunkRegions, { documentId: pdfId });
  await call(updateChunk, { id: first, tags: ['进攻'], questions: ['几秒内投篮？'], keywords: ['24 秒'] });
  await call(listChunkVersions, { id: first });
  await call(restoreChunk, { id: first, restored: 1 });
  const { id: half } = await call(splitChunk, { id: first, at: 4 });
  await call(mergeChunk, { id: first });
  await call(checkChunk, { isChecked: true, idList: [first] });
  await call(saveChunkReview, { id: first });
  await call(readChunkReview, { documentId: id });
  await call(readPageWords, { documentId: pdfId, box: [1, 60, 700, 60, 700] });
  await call(updateChunk, { id: first, content: '手工改写的一段话，与解析的文字不同。' });
  await call(parseDocument, { id });
  await untilReady(walk, id);
  for (const kept of await call(listKeptChunks, { documentId: id })) {
    const into = kept.like === null ? {} : { into: kept.like.id };
    await call(settleKeptChunk, { documentId: id, id: kept.id, take: kept.id !== half, ...into });
  }

  const cut = { mode: 'sections', size: 200, overlap: 40, separator: '' } as const;
  await call(previewChunking, { documentId: pdfId, ...cut });
  await call(modifyChunking, { id: knowledgeBaseId, ...cut, reading: 'section' });
  await call(readChunking, { id: knowledgeBaseId });
  await call(applyChunking, { id: knowledgeBaseId });
  await untilReady(walk, id);
  await untilReady(walk, pdfId);
  await call(modifyBaseWords, { id: knowledgeBaseId, groups: [['暂停', '叫停']] });
  await call(readBaseWords, { id: knowledgeBaseId });
  await call(testRetrieval, { knowledgeBaseId, question: '暂停几次？' });
  const kept = await call(listRetrievalTests, { knowledgeBaseId });
  await call(removeRetrievalTests, { idList: kept.map((test) => test.id) });
  const { id: checkId } = await call(addRetrievalCheck, { question: '暂停几次？', documentId: id });
  const { id: runId } = await call(runRetrievalChecks, { knowledgeBaseId });
  await call(cancelRetrievalRun, { id: runId });
  await call(listRetrievalRuns, { knowledgeBaseId });
  await call(pageRetrievalChecks, { ...paging, knowledgeBaseId });
  await call(removeRetrievalChecks, { idList: [checkId] });

  const { id: paramsId } = await call(addKbParams, { knowledgeBaseId, topK: 3 });
  await call(modifyKbParams, { id: paramsId, topK: 5, emptyAnswer: '没有找到。' });
  await call(pageKbParams, paging);
  await call(modifyKbTrialQuestions, { knowledgeBaseId, questions: ['暂停几次？'] });
  const { standard } = await call(readKbParams, { knowledgeBaseId });
  await call(tryKbParams, { knowledgeBaseId, question: '暂停几次？', settings: { ...standard, topK: 2 } });
  await call(resetKbParams, { knowledgeBaseId, note: '回到标准' });
  await call(restoreKbParams, { knowledgeBaseId, restored: 2 });
  await call(pageKbParamsVersions, { ...paging, knowledgeBaseId });
  await call(readKbParamsVersion, { knowledgeBaseId, version: 1 });

  const system = { knowledgeBaseId, method: 'GET' as const, url: `${walk.otherSystem}/tickets` };
  const { id: functionId } = await call(addKbFunction, {
    ...system,
    name: '余票查询',
    headers: [{ name: 'x-api-key', value: 'very-secret-key' }],
    parameters: [{ name: 'day', type: 'string', description: '日期', required: true, place: 'query' }],
  });
  const { id: spareFunction } = await call(addKbFunction, { ...system, name: '临时' });
  await call(modifyKbFunction, { id: functionId, timeout: 5 });
  await call(pageKbFunctions, paging);
  await call(readKbFunction, { id: functionId });
  await call(tryKbFunction, { id: functionId, values: [{ name: 'day', value: '周六' }] });
  const together = { functionIds: [functionId, spareFunction], knowledgeBaseIds: [knowledgeBaseId] };
  const { id: setId } = await call(addKbFunctionSet, { name: '比赛日', ...together });
  const { id: spareSet } = await call(addKbFunctionSet, { name: '临时集' });
  await call(modifyKbFunctionSet, { id: setId, description: '比赛当天' });
  await call(pageKbFunctionSets, paging);
  await call(readKbFunctionSet, { id: setId });
  await call(removeKbFunctionSets, { idList: [spareSet] });
  await call(removeKbFunctions, { idList: [spareFunction] });
};
