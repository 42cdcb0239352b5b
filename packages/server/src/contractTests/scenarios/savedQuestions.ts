import {
  addDataSource,
  addSavedQuestion,
  askData,
  exportVerifiedQuestions,
  importVerifiedQuestions,
  listPinnedQuestions,
  modifySavedQuestion,
  pageSavedQuestions,
  removeSavedQuestions,
  runSavedQuestion,
  streamDataAnswer,
  uploadDataTable,
  verifySavedQuestion,
} from '@console/api/contract';
import type { Scenario } from '../walk.js';

/** A question to data that is kept: asked again, pinned, verified, and taken to another installation. */
export const savedQuestions: Scenario = async ({ call, events, file }) => {
  const { id: source } = await call(addDataSource, { name: '联赛数据' });
  await call(uploadDataTable, { id: source, file: new File(['球队,得分\n北京队,88\n上海队,79\n'], '积分.csv') });
  const question = '各球队的得分';
  const { id: answerId } = await call(askData, { question, sourceIds: [source] });
  await events(streamDataAnswer, { id: answerId });
  const { id } = await call(addSavedQuestion, {
    question,
    answerId,
    pinned: true,
    schedule: { every: 'week', weekday: 1, hour: 8 },
    threshold: { sign: '<', value: 100 },
  });
  const { id: againId } = await call(runSavedQuestion, { id });
  await events(streamDataAnswer, { id: againId });
  await call(listPinnedQuestions, {});
  await call(verifySavedQuestion, { id, verified: true });
  await call(pageSavedQuestions, { current: 1, size: 20, verified: true, pinned: true });
  const exported = await file(exportVerifiedQuestions, {});
  await call(importVerifiedQuestions, { file: new File([new Uint8Array(exported)], 'verified.json') });
  await call(modifySavedQuestion, { id, question: '各队得分', schedule: null });
  await call(removeSavedQuestions, { idList: [id] });
};
