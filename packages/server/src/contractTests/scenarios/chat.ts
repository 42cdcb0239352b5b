import {
  addAssistant,
  addKnowledgeBase,
  addMoreQuestions,
  addSession,
  ask,
  askAndStream,
  deleteSessions,
  deleteTopics,
  addRecordView,
  askRecordedAgain,
  beginRecordExport,
  cancelRecordExport,
  cancelDialogueWork,
  compareDialogueFiles,
  countConversationRecords,
  downloadDialogueComparison,
  downloadRecordExport,
  draftRecordedFaq,
  generateMoreQuestions,
  insertTopic,
  keepAnswer,
  keepDialogueFiles,
  listDialogueFiles,
  listDialogueWorks,
  listRecordExports,
  listMoreQuestions,
  listRecordViews,
  modifySession,
  markConversationRecords,
  pageConversationRecords,
  pageRecordedAnswers,
  pageSessions,
  pageSharedSessions,
  pageSharedTopics,
  pageTopics,
  readAnswer,
  readDialogueFile,
  readDialoguePage,
  readDialogueSource,
  readDialogueWords,
  readDialogueWork,
  readEvidence,
  readEvidencePage,
  readSharedTopic,
  readTopicShare,
  removeDialogueFiles,
  removeDialogueWorks,
  removeRecordViews,
  shareTopic,
  stopAnswer,
  streamAnswer,
  summariseDialogueFiles,
  unshareTopic,
  updateTopic,
  uploadDialogueFile,
  uploadDialogueFileAndWait,
  uploadDocument,
} from '@console/api/contract';
import { expect, vi } from 'vitest';
import { samplePdf } from '../../testing/samplePdf.js';
import type { Scenario } from '../walk.js';
import { markdown } from './files.js';
import { untilReady } from './knowledge.js';

const paging = { current: 1, size: 20 };

/** Comes after the knowledge, which lets the work begin. */
export const chat: Scenario = async (walk) => {
  const { as, call, file, events } = walk;
  const { id: knowledgeBaseId } = await call(addKnowledgeBase, { name: '问答用规则库' });
  const { data } = await samplePdf('unembedded', { chapters: 3 });
  const pdf = new File([new Uint8Array(data)], '竞赛规则.pdf');
  const { id: documentId } = await call(uploadDocument, { knowledgeBaseId, file: pdf });
  await untilReady(walk, documentId);
  const { id: assistantId } = await call(addAssistant, {
    assistantName: '规则问答助手',
    knowledgeBaseIds: [knowledgeBaseId],
  });

  const asked = await call(ask, { assistantId, question: '天花板或最低障碍物的高度不得低于多少米？' });
  await events(streamAnswer, { id: asked.id });
  const { references } = await call(readAnswer, { id: asked.id });
  const cited = references[0];
  const page = cited?.positions[0]?.[0];
  if (cited === undefined || page === undefined) throw new Error('the answer cites no page');
  await call(readEvidence, { id: asked.id, documentId: cited.documentId });
  await file(readEvidencePage, { id: asked.id, documentId: cited.documentId, page, width: 200 });
  await events(askAndStream, { topicId: asked.topicId, question: '场地的线有多宽？' });
  await call(stopAnswer, { id: asked.id });
  const { id: coachId } = await call(addAssistant, { assistantName: '教练助手', knowledgeBaseIds: [knowledgeBaseId] });
  const both = await call(ask, { topicId: asked.topicId, beside: [coachId], question: '篮圈的内径是多少？' });
  for (const { id } of both.beside ?? []) await events(streamAnswer, { id });
  await call(pageSessions, { ...paging, topicId: asked.topicId });
  await call(keepAnswer, { id: both.id });
  await call(generateMoreQuestions, { topicId: asked.topicId, count: 2 });
  await call(addMoreQuestions, { topicId: asked.topicId, questions: ['篮筐多高？'] });
  await call(listMoreQuestions, { topicId: asked.topicId });

  await call(shareTopic, { id: asked.topicId, roleIds: null });
  await call(readTopicShare, { id: asked.topicId });
  await call(pageSharedTopics, paging);
  await call(readSharedTopic, { id: asked.topicId });
  await call(pageSharedSessions, { ...paging, topicId: asked.topicId });
  await call(unshareTopic, { id: asked.topicId });

  const { id: topicId } = await call(insertTopic, { assistantId, title: '场地' });
  await call(updateTopic, { id: topicId, title: '场地与器材' });
  await call(pageTopics, paging);
  const { id: spareSession } = await call(addSession, { topicId, question: '几人？', answer: '五人。' });
  await call(modifySession, { id: spareSession, answer: '每队五人。' });
  await call(deleteSessions, { idList: [spareSession] });
  const { id: spareTopic } = await call(insertTopic, {});
  await call(deleteTopics, { idList: [spareTopic] });

  const ready = await call(uploadDialogueFileAndWait, { topicId, file: markdown('附件.md') });
  const { id: spareFile } = await call(uploadDialogueFile, { topicId, file: markdown('临时.md') });
  await call(readDialogueFile, { id: ready.id });
  await call(listDialogueFiles, { topicId });
  await call(removeDialogueFiles, { idList: [spareFile] });
  const paged = await call(uploadDialogueFileAndWait, { topicId, file: new File([new Uint8Array(data)], '规则.pdf') });
  await call(readDialogueSource, { id: paged.id });
  await file(readDialoguePage, { id: paged.id, page: 1, width: 200 });
  const position: [number, number, number, number, number] = [1, 40, 700, 40, 700];
  await call(readDialogueWords, { id: paged.id, position });
  const fileIds = [ready.id, paged.id];
  const drawn = await call(ask, {
    topicId,
    question: '这里说了什么？',
    about: { fileIds, region: { fileId: paged.id, position } },
  });
  await events(streamAnswer, { id: drawn.id });
  await call(keepDialogueFiles, { fileIds, knowledgeBaseId, sessionIds: [drawn.id] });
  const compared = await call(compareDialogueFiles, { topicId, fileIds, points: ['场地'] });
  const { id: summedUp } = await call(summariseDialogueFiles, { topicId, fileIds });
  for (const { id } of [compared, { id: summedUp }])
    await vi.waitFor(async () => expect(await call(readDialogueWork, { id })).toMatchObject({ status: 'done' }), {
      timeout: 30_000,
      interval: 50,
    });
  await call(listDialogueWorks, { topicId });
  await file(downloadDialogueComparison, { id: compared.id });
  await call(cancelDialogueWork, { id: compared.id });
  await call(removeDialogueWorks, { idList: [summedUp] });

  await call(pageConversationRecords, { ...paging, userId: as.userId });
  await call(countConversationRecords, { userId: as.userId });
  await call(markConversationRecords, { idList: [asked.topicId], seen: true, starred: true, archived: true });
  await call(pageRecordedAnswers, { ...paging, topicId: asked.topicId });
  await call(askRecordedAgain, { id: asked.id });
  await call(draftRecordedFaq, { id: asked.id });
  const view = await call(addRecordView, { name: '近 7 天差评', query: 'view=disliked&recent=week' });
  await call(listRecordViews, {});
  await call(removeRecordViews, { idList: [view.id] });
  const span = { startTime: '2026-01-01 00:00:00', endTime: '2026-12-31 23:59:59' };
  const { id: exportId } = await call(beginRecordExport, { ...span, fileName: '记录.xlsx' });
  await vi.waitFor(async () => expect(await call(listRecordExports, {})).toMatchObject([{ status: 'done' }]), {
    timeout: 30_000,
    interval: 50,
  });
  await file(downloadRecordExport, { id: exportId });
  await call(cancelRecordExport, { id: exportId });
};
