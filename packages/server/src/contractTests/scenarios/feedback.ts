import {
  addFaq,
  addKnowledgeBase,
  addSession,
  addUserFeedback,
  analyseFeedbackCases,
  ask,
  askCaseAgain,
  closeFeedbackCases,
  commentFeedbackCase,
  giveLike,
  handleAnswerFeedback,
  handleUserFeedback,
  noteMend,
  pageAnswerFeedback,
  pageUserFeedback,
  readFeedbackCase,
  readUpload,
  removeUserFeedback,
  streamAnswer,
  submitUserFeedback,
  updateFeedbackCases,
  uploadImage,
} from '@console/api/contract';
import type { Scenario } from '../walk.js';
import { png } from './files.js';

const paging = { current: 1, size: 20 };

export const feedback: Scenario = async ({ as, call, events, file }) => {
  const imageUrl = await call(uploadImage, { file: new File([png], 'screen.png') });
  await file(readUpload, { id: imageUrl.split('/').at(-1) ?? '' });
  const { id } = await call(addUserFeedback, { feedbackInfo: '按钮太小', imageUrl });
  const { id: spare } = await call(addUserFeedback, { feedbackInfo: '测试' });
  const { id: sessionId } = await call(addSession, { question: '几秒？', answer: '二十四秒。' });
  await call(submitUserFeedback, { sessionId, feedbackInfo: '回答不完整' });
  await call(pageUserFeedback, paging);
  await call(handleUserFeedback, { idList: [id], status: 'done', handleNote: '已放大' });
  await call(removeUserFeedback, { idList: [spare] });

  await call(giveLike, { id: sessionId, isLike: false, feedback: '没有依据', platform: 'web' });
  const { id: kbId } = await call(addKnowledgeBase, { name: '反馈知识库' });
  const { id: faqId } = await call(addFaq, { kbId, question: '进攻多少秒', answer: '<p>二十四秒</p>' });
  await call(handleAnswerFeedback, { idList: [sessionId], status: 'done', handleNote: '已补充', faqId });
  await call(pageAnswerFeedback, paging);

  const asked = await call(ask, { question: '怎么上传文档？', assistantId: 'general' });
  await events(streamAnswer, { id: asked.id });
  await call(giveLike, { id: asked.id, isLike: false, feedback: '没有说大小', platform: 'web' });
  const [first, second] = [{ idList: [asked.id] }, { idList: [sessionId] }];
  await call(updateFeedbackCases, {
    ...first,
    assigneeId: as.userId,
    dueTime: '2026-12-01 18:00:00',
    cause: 'missing',
  });
  await call(updateFeedbackCases, { ...second, status: 'processing' });
  await call(commentFeedbackCase, { id: asked.id, text: '文档里有' });
  await call(noteMend, { id: asked.id, kind: 'faq', targetId: faqId });
  await call(askCaseAgain, { id: asked.id });
  await call(readFeedbackCase, { id: asked.id });
  await call(closeFeedbackCases, { ...first, reply: '已补充', withAnswer: true });
  await call(analyseFeedbackCases, {});
};
