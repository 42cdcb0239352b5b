import type { InsuranceQuestion, InsuranceRow } from '@console/api/contract';

/** A question as the server tells of it, answered. */
export const answeredQuestion: InsuranceQuestion & { lastEventId: number } = {
  id: 'q1',
  question: '医疗费 3000 元能赔多少？',
  answer: '按条款可以赔 **2320 元**：免赔额 100 元，超出部分赔 80%[1]。',
  status: 'done',
  notice: null,
  leftOut: 0,
  failure: null,
  steps: [
    {
      n: 1,
      thought: '先查免赔额和赔付比例。',
      tool: 'searching',
      name: 'search',
      arguments: [{ name: 'query', value: '意外医疗 免赔额' }],
      state: 'done',
      observation: '[1] 参赛保险条款.md\n意外医疗每次免赔额100元，超出部分按80%赔付。',
      cut: false,
      found: [1],
      seconds: 0.6,
    },
  ],
  references: [
    {
      n: 1,
      chunkId: 'c1',
      chunkIndex: 1,
      documentId: 'd1',
      documentName: '参赛保险条款.md',
      knowledgeBaseName: '参赛保险',
      heading: ['意外医疗'],
      content: '意外医疗每次免赔额100元，超出部分按80%赔付。',
      positions: [],
    },
  ],
  mostSteps: 8,
  mostSeconds: 90,
  seconds: 6.4,
  createTime: '2026-11-21T10:00:00+08:00',
  lastEventId: 6,
};

const [step] = answeredQuestion.steps;

/** The same with long words, and with a step that was not made. */
export const longQuestion: typeof answeredQuestion = {
  ...answeredQuestion,
  question: '参赛队员在客场比赛期间受伤，'.repeat(30),
  answer: `${'免赔额 100 元[1]。'.repeat(60)} ${'https://example.com/'.repeat(12)}`,
  steps:
    step === undefined
      ? []
      : [
          { ...step, thought: '需要先弄清楚适用的是哪一份条款，以及它的责任范围。'.repeat(10) },
          {
            ...step,
            n: 2,
            tool: 'reading',
            arguments: [{ name: 'passage', value: '9'.repeat(200) }],
            state: 'refused',
            reason: 'no_such_passage',
            observation: '',
            found: [],
          },
        ],
};

export const questionRows: InsuranceRow[] = [
  {
    id: 'q1',
    question: answeredQuestion.question,
    status: 'done',
    stepCount: 1,
    createTime: '2026-11-21T10:00:00+08:00',
  },
  {
    id: 'q2',
    question: '受伤后怎么申请理赔？',
    status: 'stopped',
    stepCount: 2,
    createTime: '2026-11-20T10:00:00+08:00',
  },
];
