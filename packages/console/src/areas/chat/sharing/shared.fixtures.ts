import type { Session, SharedTopic } from '@console/api/contract';
import { answered, halfTime } from '../answered.fixtures.js';

export const shared: SharedTopic = {
  id: 't9',
  title: '中场休息有多长时间？',
  ownerName: '陈思远',
  assistantName: '通用助手',
  time: '2026-11-20T10:30:00+08:00',
};

export const others: readonly SharedTopic[] = [
  shared,
  { ...shared, id: 't8', title: '三分线距离篮圈多少米？', ownerName: '李慧敏', assistantName: '' },
];

/** One of two passages is not for the reader to see. */
export const sharedAnswer: Session = {
  ...answered,
  id: 's9',
  topicId: 't9',
  answer: '第二节与第三节之间的中场休息为 **15 分钟** [1]，见 [2]。',
  references: [
    { ...halfTime, documentName: '竞赛规程.md', positions: [] },
    {
      n: 2,
      chunkId: 'withheld',
      chunkIndex: 1,
      documentId: 'withheld',
      documentName: '不再对你开放的依据',
      knowledgeBaseName: '',
      heading: [],
      content: '这条依据所在的知识库不再对你开放。',
      positions: [],
      withheld: true,
    },
  ],
  questions: [],
};
