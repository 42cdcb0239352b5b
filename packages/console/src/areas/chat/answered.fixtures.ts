import type { Reference, Session } from '@console/api/contract';

export const halfTime: Reference = {
  n: 1,
  chunkId: 'c1',
  chunkIndex: 5,
  documentId: 'd1',
  documentName: '竞赛规程.pdf',
  knowledgeBaseName: '竞赛规则库',
  heading: ['第三章 比赛通则与计时'],
  content: '第二节与第三节之间的中场休息为 15 分钟',
  positions: [[1, 80, 500, 120, 140]],
};

/** A question that was answered from a document. */
export const answered: Session = {
  id: 's1',
  topicId: 't1',
  question: '中场休息有多长时间？',
  answer: '第二节与第三节之间的中场休息为 **15 分钟** [1]。',
  status: 'done',
  notice: null,
  failure: null,
  stage: { stage: 'done', bases: 1, used: 1, seconds: 0.8 },
  references: [halfTime],
  questions: ['决胜期之前休息多久？'],
  isLike: null,
  feedback: '',
  createTime: '2026-11-20T10:00:00+08:00',
};
