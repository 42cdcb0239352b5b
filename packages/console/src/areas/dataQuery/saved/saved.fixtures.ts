import type { SavedQuestion } from '@console/api/contract';

const saved: SavedQuestion = {
  id: 's1',
  question: '近 7 天的有依据回答率',
  sources: [{ id: 'association', name: '平台运营数据' }],
  shared: false,
  own: true,
  verified: false,
  pinned: false,
  schedule: { every: 'week', weekday: 1, hour: 8 },
  threshold: { sign: '<', value: 95 },
  nextTime: '2026-11-23T08:00:00+08:00',
  lastRun: {
    answerId: 'a1',
    time: '2026-11-16T08:00:00+08:00',
    value: 94.2,
    unit: '%',
    rang: true,
    failure: '',
  },
  createdBy: '陈思远',
  updateTime: '2026-11-16T08:00:00+08:00',
};

const quiet = { schedule: null, threshold: null, nextTime: null };

/** Asked by itself, pinned, shared by somebody else, and failed. */
export const savedQuestions: readonly SavedQuestion[] = [
  saved,
  {
    ...saved,
    ...quiet,
    id: 's2',
    question: '各知识库的文档数',
    pinned: true,
    shared: true,
    verified: true,
    lastRun: null,
  },
  {
    ...saved,
    ...quiet,
    id: 's3',
    question: '各省份的报名费',
    own: false,
    shared: true,
    createdBy: '周管数',
    sources: [{ id: 'league', name: '联赛报名' }],
    lastRun: null,
  },
  {
    ...saved,
    ...quiet,
    id: 's4',
    question: '每月新增用户数',
    lastRun: {
      answerId: null,
      time: '2026-11-16T08:00:00+08:00',
      value: null,
      unit: '',
      rang: false,
      failure: '查询超时，请缩小时间范围。',
    },
  },
];

export const longSaved: SavedQuestion = {
  ...saved,
  question: '近 30 天各助手的有依据回答率怎么走，和前 30 天比，按知识库和角色分别看。'.repeat(4),
  sources: [{ id: 'league', name: '竞赛业务库，含各省协会上报的报名、裁判、场馆与赛程' }],
};
