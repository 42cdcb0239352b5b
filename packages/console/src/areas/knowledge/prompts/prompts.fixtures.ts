import type { KbParamsDetail, KbTrial, KbSettings } from '@console/api/contract';

export const standard: KbSettings = {
  topK: 8,
  scoreThreshold: 0,
  vectorWeight: 0.5,
  historyTurns: 12,
  systemPrompt: '',
  answerPrompt: '',
  emptyAnswer: '',
  temperature: 0.3,
  maxTokens: 4096,
};

/** A base with parameters of its own. */
export const rules: KbParamsDetail = {
  ...standard,
  id: 'p1',
  knowledgeBaseId: 'b1',
  knowledgeBaseName: '篮球竞赛规则',
  topK: 5,
  scoreThreshold: 0.2,
  systemPrompt: '你是篮球竞赛规则的讲解员。\n只依据资料回答，先说结论，再说依据。',
  emptyAnswer: '规则里没有找到，请联系裁判委员会。',
  version: 4,
  updatedBy: '林晓',
  updateTime: '2026-11-20T08:30:00Z',
  questions: ['每队有几次暂停？', '谁在记录表上签字？'],
  standard,
  standardPrompts: {
    systemPrompt: 'You answer questions from the passages of a knowledge base.',
    answerPrompt: '{passages}\n\n{question}',
  },
  hasModel: true,
  hasEmbedding: true,
};

/** A base to which the standard values apply. */
export const plain: KbParamsDetail = {
  ...rules,
  ...standard,
  id: null,
  version: 0,
  updatedBy: '',
  updateTime: null,
  questions: [],
};

const passage = (chunkId: string, heading: string, content: string, cited = false) => ({
  chunkId,
  documentName: '篮球竞赛规则 2026.pdf',
  heading: [heading],
  content,
  cited,
});

export const trial: KbTrial = {
  passages: [
    passage('c1', '18 暂停', '上半时每队可以请求 2 次暂停，下半时 3 次，每一加时赛 1 次。', true),
    passage('c2', '18.2 规则', '每次暂停持续 1 分钟。只有主教练或第一助理教练有权请求暂停。'),
    passage('c3', '8 比赛时间', '比赛分为四节，每节 10 分钟。'),
  ],
  answer: '上半时 2 次，下半时 3 次，每个加时赛 1 次 [1]。',
  failure: null,
  faq: null,
  byModel: true,
  seconds: 2.4,
};
