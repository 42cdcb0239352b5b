import type { DataAnswer, PinnedQuestion } from '@console/api/contract';

const time = '2026-11-20T08:00:00+08:00';

const answer = {
  id: 'a1',
  threadId: 'a1',
  question: '近 30 天的有依据回答率',
  answer: '',
  status: 'done',
  stage: null,
  failure: null,
  understood: '近 30 天的有依据回答率',
  byDefinition: true,
  chips: [],
  doubts: [],
  followUps: [],
  sql: '',
  tables: [],
  seconds: 0.2,
  table: {
    columns: [{ name: '有依据回答率', type: 'number', unit: '%', role: 'value', higherIsBetter: true }],
    rows: [[96.3]],
    cut: false,
  },
  chart: null,
  checks: [],
  sources: [{ id: 'association', name: '平台运营数据' }],
  liked: null,
  createTime: time,
} satisfies DataAnswer;

/** One figure. */
export const figurePin = {
  id: 's1',
  question: '近 30 天的有依据回答率',
  sources: [{ id: 'association', name: '平台运营数据' }],
  shared: false,
  own: true,
  verified: false,
  pinned: true,
  schedule: null,
  threshold: null,
  nextTime: null,
  lastRun: { answerId: 'a1', time, value: 96.3, unit: '%', rang: false, failure: '' },
  createdBy: '陈思远',
  updateTime: time,
  answer,
  stale: false,
} satisfies PinnedQuestion;

/** One figure, one that is stale, one that failed, and one that was never asked. */
export const pins: readonly PinnedQuestion[] = [
  figurePin,
  {
    ...figurePin,
    id: 's2',
    question: '各知识库的文档数',
    stale: true,
    schedule: { every: 'day', hour: 8 },
    answer: {
      ...answer,
      id: 'a2',
      threadId: 'a2',
      table: {
        columns: [
          { name: '知识库', type: 'text', role: 'group' },
          { name: '文档数', type: 'number', unit: '份', role: 'value' },
        ],
        rows: [
          ['竞赛规则库', 412],
          ['裁判员培训', 96],
        ],
        cut: false,
      },
      chart: { kind: 'bar', kinds: ['bar'], x: '知识库', series: ['文档数'] },
    },
  },
  {
    ...figurePin,
    id: 's3',
    question: '每月新增用户数',
    lastRun: { answerId: null, time, value: null, unit: '', rang: false, failure: '查询超时，请缩小时间范围。' },
    answer: null,
  },
  { ...figurePin, id: 's4', question: '各省份的报名费', lastRun: null, answer: null },
];
