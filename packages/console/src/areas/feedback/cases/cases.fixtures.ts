import {
  type AgainAnswer,
  type AnswerFeedback,
  type Assistant,
  type Chunk,
  type DocumentDetail,
  type FeedbackCase,
  listUserNames,
  noteMend,
  pageAnswerFeedback,
  pageAssistants,
  pageChunks,
  readDocument,
  readFeedbackCase,
  type Reference,
  updateFeedbackCases,
} from '@console/api/contract';
import { fake } from '@console/api/fake';

const positions = (page: number): [number, number, number, number, number][] => [[page, 80, 700, 100, 160]];

const reference = (n: number, more: Partial<Reference> = {}): Reference => ({
  n,
  chunkId: 'c88',
  chunkIndex: 88,
  documentId: 'd1',
  documentName: '篮球竞赛规则（2020 版）.pdf',
  knowledgeBaseName: '竞赛规则库',
  heading: ['29 二十四秒钟'],
  content: '前场掷球入界一律复位至 24 秒。',
  positions: positions(43),
  ...more,
});

export const judged = (id: string, question: string, more: Partial<AnswerFeedback> = {}): AnswerFeedback => ({
  id,
  topicId: 't1',
  question,
  answer: '前场掷球入界一律复位至 24 秒[1]。',
  isLike: false,
  feedback: '2024 版规则是 14 秒',
  assistantId: 'general',
  assistantName: '通用助手',
  knowledgeBases: [{ id: 'b1', name: '竞赛规则库' }],
  references: [],
  username: '周凯',
  feedbackTime: '2026-11-21T09:42:00+08:00',
  status: 'pending',
  handleNote: '',
  handledBy: '',
  handleTime: null,
  faqId: null,
  number: 2087,
  assigneeId: null,
  assigneeName: '',
  dueTime: null,
  overdue: false,
  cause: null,
  reopened: 0,
  ...more,
});

export const list: readonly AnswerFeedback[] = [
  judged('a1', '剩 9 秒时被犯规，前场发球给多少秒？', {
    status: 'processing',
    assigneeId: 'u9',
    assigneeName: '孙晓彤',
    dueTime: '2026-11-21T18:00:00+08:00',
    overdue: true,
    cause: 'wrongChunk',
  }),
  judged('a2', '外籍教练的工作许可过期了还能执教吗', { number: 2079, feedback: '', username: '冯雨桐' }),
  judged('a3', 'U15 组比赛每节几分钟', { number: 2051, reopened: 2, cause: 'missing', username: '王立强' }),
];
export const liked = judged('a4', '二级裁判员晋级需要执裁多少场', {
  isLike: true,
  feedback: '',
  number: null,
  username: '郑浩',
});

export const pageOf = (rows: readonly AnswerFeedback[]) => ({
  list: [...rows],
  total: rows.length,
  current: 1,
  size: 20,
  counts: { like: 1, dislike: 3, pending: 2, open: 3, mine: 0, overdue: 1 },
});

export const figures = {
  opened: 42,
  closed: 31,
  reopened: 4,
  open: 9,
  overdue: 2,
  medianHours: 6.25,
  causes: [
    { cause: 'wrongChunk', count: 18, reopened: 3 },
    { cause: 'missing', count: 12, reopened: 1 },
    { cause: null, count: 12, reopened: 0 },
  ],
};

export const again: AgainAnswer = {
  answer: '给 14 秒[1]。停表时显示 13 秒或以下的复位至 14 秒，9 秒属于这种情形。',
  references: [
    reference(1, {
      chunkId: 'c93',
      chunkIndex: 93,
      documentId: 'd2',
      documentName: '篮球竞赛规则（2024 版）.pdf',
      positions: positions(47),
    }),
  ],
  failure: null,
  faq: null,
  seconds: 1.7,
  username: '孙晓彤',
  time: '2026-11-21T10:53:00+08:00',
};

export const found = (more: Partial<FeedbackCase> = {}): FeedbackCase => ({
  id: 'a1',
  number: 2087,
  status: 'processing',
  topicId: 't1',
  question: '剩 9 秒时被犯规，前场发球给多少秒？',
  answer: '前场掷球入界一律复位至 24 秒[1]，与停表时计时钟的显示无关[2]。',
  answerStatus: 'done',
  notice: null,
  failure: null,
  references: [
    reference(1),
    reference(2, { faqId: 'f123', documentName: 'FAQ #123', heading: ['前场犯规后发球'], chunkId: 'f123' }),
  ],
  timing: { found: 200, firstWord: 800, total: 3400 },
  askedTime: '2026-11-21T09:41:16+08:00',
  feedback: '2024 版规则是 14 秒，昨天 U17 的技术台就按这个执行。',
  feedbackTime: '2026-11-21T09:42:00+08:00',
  userId: 'u1',
  username: '周凯',
  assistantId: 'general',
  assistantName: '通用助手',
  assigneeId: 'u9',
  assigneeName: '孙晓彤',
  dueTime: '2026-11-21T18:00:00+08:00',
  cause: null,
  suggested: 'wrongChunk',
  facts: [
    { kind: 'changed', cause: 'wrongChunk', name: '篮球竞赛规则（2020 版）.pdf', chunkId: 'c88', documentId: 'd1' },
    { kind: 'readByOcr', cause: 'badParse', name: '', chunkId: null, documentId: null },
  ],
  mends: [],
  events: [
    { id: '1', kind: 'opened', username: '', time: '2026-11-21T09:42:00+08:00', text: '', mend: null },
    { id: '2', kind: 'assigned', username: '管理员', time: '2026-11-21T09:50:00+08:00', text: '孙晓彤', mend: null },
    {
      id: '3',
      kind: 'due',
      username: '管理员',
      time: '2026-11-21T09:50:00+08:00',
      text: '2026-11-21T10:00:00Z',
      mend: null,
    },
    {
      id: '4',
      kind: 'commented',
      username: '孙晓彤',
      time: '2026-11-21T10:02:00+08:00',
      text: '换成 2024 版',
      mend: null,
    },
  ],
  again: null,
  reopened: 0,
  reply: '',
  knowledgeBases: [{ id: 'b1', name: '竞赛规则库' }],
  same: [
    {
      id: 'a2',
      number: 2091,
      question: '前场犯规后还剩 9 秒怎么发球',
      username: '赵雪',
      status: 'pending',
      again: 'changed',
    },
    { id: 'a5', number: 2094, question: '前场发球给几秒', username: '王立强', status: 'done', again: null },
  ],
  ...more,
});

export const mended = found({
  cause: 'wrongChunk',
  again,
  mends: [
    { kind: 'chunk', id: 'c88', name: '篮球竞赛规则（2020 版）.pdf #88', knowledgeBaseId: 'b1', documentId: 'd1' },
  ],
});

export const closed = found({
  ...mended,
  status: 'done',
  reply: '周凯，前场被犯规、停表显示 9 秒时应复位至 14 秒。现在再问会得到正确答案。',
  events: [
    ...mended.events,
    {
      id: '9',
      kind: 'closed',
      username: '孙晓彤',
      time: '2026-11-21T11:00:00+08:00',
      text: '已换成 2024 版',
      mend: null,
    },
  ],
});

export const assistant: Assistant = {
  id: 'general',
  assistantName: '通用助手',
  description: '',
  welcome: '',
  sampleQuestions: [],
  knowledgeBases: [{ id: 'b1', name: '竞赛规则库' }],
  orderNum: 1,
  enabled: true,
  createTime: '2026-01-05T09:00:00+08:00',
  updateTime: '2026-01-05T09:00:00+08:00',
};

export const document = (more: Partial<DocumentDetail> = {}): DocumentDetail => ({
  id: 'd1',
  documentId: 'd1',
  knowledgeBaseId: 'b1',
  knowledgeBaseName: '竞赛规则库',
  name: '篮球竞赛规则（2020 版）.pdf',
  size: 2_400_000,
  type: 'pdf',
  pageCount: 98,
  chunkCount: 214,
  status: 'ready',
  stage: 'done',
  progress: 100,
  pagesRead: 98,
  failure: null,
  enabled: true,
  createdBy: '林静宜',
  createTime: '2026-03-02T09:00:00+08:00',
  updateTime: '2026-03-02T09:00:00+08:00',
  pages: [],
  ...more,
});

export const chunk: Chunk = {
  id: 'c88',
  documentId: 'd1',
  knowledgeBaseId: 'b1',
  index: 88,
  heading: ['29 二十四秒钟'],
  content: '29.2.1 因防守队犯规或违例停止比赛，球权仍属原控制球队：在后场掷球入界，复位至 24 秒钟。',
  enabled: true,
  positions: positions(43),
  hits: 12,
  edited: false,
  version: 1,
  updateTime: '2026-11-01T10:00:00+08:00',
};
export const chunks = { list: [chunk], total: 1, current: 1, size: 20, counts: { all: 1, disabled: 0, edited: 0 } };

export const address = '/assistantAI/knowledgeBase/feedbackHandle';
export const opened = `${address}?open=a1`;

/** What the pages of cases ask besides the case itself. */
export const around = [
  fake(pageAnswerFeedback, { data: pageOf(list) }),
  fake(pageAssistants, { data: { list: [], total: 0, current: 1, size: 20 } }),
  fake(listUserNames, { data: [] }),
  fake(pageChunks, { data: chunks }),
  fake(readDocument, { data: document() }),
  fake(updateFeedbackCases, { data: null }),
  fake(noteMend, { data: null }),
];

/** A case, open in the place of its list. */
export const withCase = (one = found()) => [...around, fake(readFeedbackCase, { data: one })];
