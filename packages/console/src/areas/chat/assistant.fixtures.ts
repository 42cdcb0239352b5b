import type { Assistant } from '@console/api/contract';

/** The assistant that stories of the chat are bound to. */
export const general: Assistant = {
  id: 'general',
  assistantName: '通用助手',
  description: '按竞赛规则和规程回答',
  welcome: '可以问我竞赛规则、报名和裁判方面的问题。',
  sampleQuestions: ['每队最多可以报名多少名运动员？', '中场休息有多长时间？'],
  knowledgeBases: [{ id: 'b1', name: '竞赛规则库' }],
  enabled: true,
  orderNum: 1,
  updateTime: '2026-11-20T10:00:00+08:00',
};
