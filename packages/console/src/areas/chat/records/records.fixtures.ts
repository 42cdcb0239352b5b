import type {
  AssistantTrial,
  ConversationRecord,
  draftRecordedFaq,
  RecordedAnswer,
  RecordExport,
  ReplyOf,
} from '@console/api/contract';

const record = (id: string, title: string, more: Partial<ConversationRecord> = {}): ConversationRecord => ({
  id,
  title,
  userId: 'u1',
  username: '周凯',
  assistantId: 'general',
  assistantName: '通用助手',
  questionCount: 1,
  likes: 0,
  dislikes: 0,
  faults: [],
  firstWord: 800,
  referenceCount: 2,
  unread: false,
  starred: false,
  archived: false,
  createTime: '2026-11-21T09:41:16+08:00',
  updateTime: '2026-11-21T09:41:16+08:00',
  ...more,
});

export const disliked = record('t1', '剩 9 秒时被犯规，前场发球给多少秒', {
  questionCount: 2,
  dislikes: 1,
  faults: ['disliked'],
  unread: true,
});
export const records: readonly ConversationRecord[] = [
  disliked,
  record('t2', '二级裁判员晋级需要执裁多少场', { username: '郑浩', userId: 'u2', unread: true, referenceCount: 3 }),
  record('t3', '外籍教练的工作许可过期了还能执教吗', {
    username: '冯雨桐',
    userId: 'u3',
    unread: true,
    faults: ['unsupported'],
    referenceCount: 0,
  }),
  record('t4', 'U15 组比赛每节几分钟', { username: '王立强', userId: 'u4', likes: 1 }),
  record('t5', '转会窗口关闭后能不能补办手续', { username: '赵雪', userId: 'u5', faults: ['slow'], firstWord: 3600 }),
  record('t6', '写一段开幕致辞', {
    assistantId: null,
    assistantName: '',
    firstWord: null,
    faults: ['cutOff'],
    starred: true,
  }),
];
export const long = record(
  't7',
  '在没有持球的情况下被对方两名队员夹击倒地后裁判没有鸣哨而记录台已经停表这时应当怎样恢复比赛',
  {
    username: '中国篮球协会竞赛部裁判委员会技术代表周凯',
  },
);

export const pageOf = <Row>(list: readonly Row[], total = list.length) => ({
  list: [...list],
  total,
  current: 1,
  size: 50,
});

export const counts = { all: 342, unread: 68, starred: 12, disliked: 27, unsupported: 18, slow: 9, cutOff: 4 };
export const nothingNew = { all: 0, unread: 0, starred: 0, disliked: 0, unsupported: 0, slow: 0, cutOff: 0 };

const source = {
  chunkId: 'c88',
  chunkIndex: 88,
  documentId: 'd1',
  documentName: '篮球竞赛规则（2020 版）.pdf',
  knowledgeBaseName: '竞赛规则库',
  heading: ['29 二十四秒钟'],
  content: '前场掷球入界一律复位至 24 秒。',
  positions: [[43, 80, 700, 100, 160]] as [number, number, number, number, number][],
};

const answer = (id: string, more: Partial<RecordedAnswer> = {}): RecordedAnswer => ({
  id,
  topicId: 't1',
  question: '剩 9 秒时被犯规，前场发球给多少秒？',
  answer: '前场掷球入界一律复位至 24 秒[1]，与停表时计时钟的显示无关[2]。',
  status: 'done',
  notice: null,
  failure: null,
  references: [
    { ...source, n: 1 },
    {
      ...source,
      n: 2,
      chunkId: 'c93',
      chunkIndex: 93,
      documentName: '篮球竞赛规则（2024 版）.pdf',
      positions: [[47, 80, 700, 100, 160]],
    },
  ],
  timing: { found: 300, firstWord: 800, total: 3400 },
  isLike: null,
  feedback: '',
  createTime: '2026-11-21T09:41:16+08:00',
  ...more,
});

export const answers: readonly RecordedAnswer[] = [
  answer('a1', { isLike: false, feedback: '2024 版规则是 14 秒，昨天 U17 的技术台就按这个执行。' }),
  answer('a2', {
    question: '那后场发球呢？',
    answer: '后场掷球入界复位至 24 秒[1]。',
    references: [{ ...source, n: 1 }],
    timing: { found: 200, firstWord: 600, total: 1900 },
  }),
];

/** What its reader may not look at, and an answer that was given twice. */
export const withheld: readonly RecordedAnswer[] = [
  answer('a1', {
    references: [{ ...source, n: 1, withheld: true, documentName: '', content: '', positions: [] }],
    answer: '依据无权查看[1]。',
    version: 1,
    versions: 2,
  }),
  answer('a2', { status: 'interrupted', answer: '前场掷球入界', references: [], version: 2, versions: 2 }),
];

/** What the assistant says now. */
export const again: AssistantTrial = {
  answer: '前场掷球入界复位至 14 秒[1]，与停表时计时钟的显示无关。',
  failure: null,
  faq: null,
  passages: [
    {
      chunkId: 'c93',
      documentName: '篮球竞赛规则（2024 版）.pdf',
      knowledgeBaseName: '竞赛规则库',
      heading: ['29 二十四秒钟'],
      content: '前场掷球入界复位至 14 秒。',
      cited: true,
    },
  ],
  questions: [],
  byModel: true,
  seconds: 2.1,
};

/** The FAQ that the disliked answer would become. */
export const faqDraft: ReplyOf<typeof draftRecordedFaq> = {
  question: '剩 9 秒时被犯规，前场发球给多少秒？',
  answer: '前场掷球入界一律复位至 **24 秒**，与停表时计时钟的显示无关。',
  isLike: false,
  feedback: '2024 版规则是 14 秒，昨天 U17 的技术台就按这个执行。',
  knowledgeBases: [
    { id: 'b1', name: '竞赛规则库' },
    { id: 'b2', name: '裁判员手册' },
  ],
};

const exported = (id: string, more: Partial<RecordExport>): RecordExport => ({
  id,
  status: 'done',
  fileName: '会话记录 2025-11-21 至 2026-11-21.xlsx',
  answers: 5281,
  total: 5281,
  size: 1_204_113,
  createTime: '2026-11-21T10:20:00+08:00',
  ...more,
});

export const exports: readonly RecordExport[] = [
  exported('x4', { status: 'running', answers: 420_000, total: 1_000_000, size: null }),
  exported('x3', { status: 'queued', answers: 0, total: null, size: null }),
  exported('x2', {}),
  exported('x1', { answers: 1_048_575, total: 1_300_220, size: 214_000_000 }),
  exported('x0', { status: 'failed', size: null }),
  exported('x-1', { status: 'cancelled', size: null }),
];
