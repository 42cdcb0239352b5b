import type { KbFunction, KbFunctionSet, KnowledgeBase } from '@console/api/contract';

const times = { createTime: '2026-11-18T09:20:00+08:00', updateTime: '2026-11-22T16:05:00+08:00' };

export const tickets: KbFunction = {
  id: 'f1',
  knowledgeBaseId: 'b1',
  knowledgeBaseName: '票务',
  name: '余票查询',
  description: '查某一天某个看台还有多少票',
  method: 'GET',
  url: 'https://tickets.example.com/left/{day}',
  headers: [{ name: 'X-Api-Key' }],
  parameters: [
    { name: 'day', type: 'date', place: 'path', description: '比赛日', required: true },
    { name: 'stand', type: 'string', place: 'query', description: '看台', required: false, choices: ['东', '西'] },
  ],
  triggers: ['余票', '还有票'],
  timeout: 10,
  enabled: true,
  sets: [{ id: 's1', name: '比赛日' }],
  createdBy: '赵雪',
  ...times,
};

/** Off, and its key cannot be read any more. */
export const scores: KbFunction = {
  ...tickets,
  id: 'f2',
  name: '赛果查询',
  description: '查一场比赛的比分',
  method: 'POST',
  url: 'https://scores.example.com/search',
  headers: [{ name: 'Authorization', lost: true }],
  parameters: [],
  triggers: [],
  enabled: false,
  sets: [],
};

export const long: KbFunction = {
  ...tickets,
  id: 'f3',
  name: '各赛区各俱乐部本赛季主客场余票与退改签规则综合查询接口（含季后赛及附加赛场次）',
  url: `https://tickets.example.com/${'very-long-path/'.repeat(12)}left`,
  description:
    '按赛区、俱乐部、日期、看台和票档查询余票，并返回退票与改签的时间限制，供客服与现场工作人员在回答观众问题时使用',
};

export const matchDay: KbFunctionSet = {
  id: 's1',
  name: '比赛日',
  description: '比赛当天客服常用',
  enabled: true,
  functions: [
    { id: 'f1', name: '余票查询', enabled: true, knowledgeBaseName: '票务' },
    { id: 'f2', name: '赛果查询', enabled: false, knowledgeBaseName: '票务' },
  ],
  knowledgeBases: [{ id: 'b2', name: '竞赛规则库' }],
  createdBy: '赵雪',
  ...times,
};

const counts = { documentCount: 3, chunkCount: 40, parsingCount: 0, failedCount: 0 };
const base = { description: '', createdBy: '赵雪', ...counts, ...times };
export const bases: KnowledgeBase[] = [
  { ...base, id: 'b1', name: '票务' },
  { ...base, id: 'b2', name: '竞赛规则库' },
];

export const pageOf = <Row>(...list: Row[]) => ({ list, total: list.length, current: 1, size: 20 });
