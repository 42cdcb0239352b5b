import type { Session } from '@console/api/contract';

export const answered: Session = {
  id: 's1',
  topicId: 't1',
  question: '用一句话介绍挡拆战术',
  thoughts: '要一句话。\n挡拆是两名进攻队员的配合：一人掩护，一人借掩护突破或投篮。',
  answer: '挡拆是一名队员用身体掩护持球队友，帮他摆脱防守后突破、投篮或传给顺下的掩护者。',
  status: 'done',
  notice: null,
  failure: null,
  stage: { stage: 'done', bases: 0, used: 0, seconds: 4.2 },
  references: [],
  questions: ['挡拆怎么防守？'],
  isLike: null,
  feedback: '',
  createTime: '2026-11-20T10:00:00+08:00',
};
export const one = <Row>(row: Row) => ({ list: [row], total: 1, current: 1, size: 200 });
export const none = { list: [], total: 0, current: 1, size: 20 };
export const topic = {
  id: 't1',
  title: '用一句话介绍挡拆战术',
  assistantId: null,
  assistantName: '',
  running: false,
  createTime: '2026-11-20T10:00:00+08:00',
  updateTime: '2026-11-20T10:00:00+08:00',
};

export const running: Session = {
  ...answered,
  status: 'running',
  answer: '',
  thoughts: '',
  stage: null,
  questions: [],
};
