import type { ChatReference } from '../chat/types.js';
import type { ShownSteps, TakenStep } from './types.js';

const reference: ChatReference = {
  n: 1,
  chunkId: 'c1',
  chunkIndex: 4,
  documentId: 'd1',
  documentName: '参赛保险条款.pdf',
  knowledgeBaseName: '参赛保险',
  heading: ['意外医疗'],
  content: '意外医疗每次免赔额100元，超出部分按80%赔付，最高5万元。',
  positions: [[3, 90, 700, 320, 360]],
};

const search: TakenStep = {
  n: 1,
  thought: '先查意外医疗的免赔额和赔付比例。',
  tool: 'searching',
  name: 'search',
  arguments: [{ name: 'query', value: '意外医疗 免赔额 赔付比例' }],
  state: 'done',
  observation: '[1] 参赛保险条款.pdf\n意外医疗每次免赔额100元，超出部分按80%赔付，最高5万元。',
  cut: false,
  found: [1],
  seconds: 0.6,
};

const policy: TakenStep = {
  n: 2,
  thought: '再查这张保单是否有效。\n保单号在问题里，函数需要它。',
  tool: 'function',
  name: '保单查询',
  arguments: [{ name: 'no', value: 'A-2026-0031' }],
  state: 'failed',
  reason: 'no_reply',
  observation: '',
  cut: false,
  found: [],
  seconds: 8,
};

const work: TakenStep = {
  n: 3,
  thought: '按条款计算。',
  tool: 'calculating',
  name: 'calculate',
  arguments: [{ name: 'expression', value: '(3000 - 100) * 80%' }],
  state: 'done',
  observation: '(3000 - 100) * 80% = 2320',
  cut: false,
  found: [],
  seconds: 0,
};

export const answered: ShownSteps = {
  question: '保单 A-2026-0031 的医疗费 3000 元能赔多少？',
  answer: '按条款可以赔 **2320 元**：免赔额 100 元，超出部分赔 80%[1]。保单系统没有回应，是否有效没有查到。',
  status: 'done',
  notice: null,
  leftOut: 0,
  failure: null,
  steps: [search, policy, work],
  references: [reference],
  mostSteps: 8,
  mostSeconds: 90,
};

export const begun: ShownSteps = { ...answered, answer: '', status: 'running', steps: [], references: [] };

export const running: ShownSteps = {
  ...answered,
  answer: '',
  status: 'running',
  steps: [search, { ...policy, state: 'running', reason: undefined, seconds: null }],
};

const refused: TakenStep = {
  ...work,
  n: 2,
  thought: '',
  tool: 'other',
  name: 'delete_everything',
  arguments: [],
  state: 'refused',
  reason: 'unknown_tool',
  observation: '',
};

export const bounded: ShownSteps = {
  ...answered,
  notice: 'no_steps_left',
  leftOut: 2,
  steps: Array.from({ length: 8 }, (_, at) => ({ ...(at === 1 ? refused : search), n: at + 1 })),
};

export const nothingFound: ShownSteps = {
  ...answered,
  answer: '条款里没有写明。',
  references: [],
  steps: [{ ...search, observation: '', found: [] }],
};

export const long: ShownSteps = {
  ...answered,
  question: '参赛队员在客场比赛期间受伤，'.repeat(20),
  steps: [
    {
      ...search,
      thought: '需要先弄清楚适用的是哪一份条款，以及它的责任范围、免赔额、赔付比例和最高限额。'.repeat(6),
      arguments: [{ name: 'query', value: 'https://example.com/'.repeat(20) }],
      observation: `<script>alert(1)</script>\n${'意外医疗每次免赔额100元。'.repeat(200)}`,
      cut: true,
    },
  ],
  answer: `${'免赔额100元[1]。'.repeat(60)}\n\n<img src=x onerror=alert(1)>`,
};
