import type { WeComSync } from '@console/api/contract';

export const inStep: WeComSync = {
  configured: true,
  status: 'done',
  step: null,
  staffCount: 12,
  staffRead: 12,
  contactCount: 3210,
  groupCount: 18,
  problem: null,
  said: '',
  startTime: '2026-11-21T09:58:00+08:00',
  finishTime: '2026-11-21T10:02:00+08:00',
};

export const reading: WeComSync = { ...inStep, status: 'running', step: 'contacts', staffRead: 4 };
export const notConfigured: WeComSync = { ...inStep, configured: false, status: 'never', finishTime: null };
export const refused: WeComSync = {
  ...inStep,
  status: 'failed',
  problem: 'account',
  said: '48002 api forbidden',
};

export const staff = [
  { id: 's1', nick: '张伟', username: 'zhangwei' },
  { id: 's2', nick: '李娜', username: 'lina' },
  { id: 's3', nick: '陈晨', username: 'chenchen' },
];

export const labels = [
  { id: 't1', parentId: null, name: '季票', path: ['季票'] },
  { id: 't2', parentId: null, name: '海报', path: ['海报'] },
];

export const pageOf = <Row>(list: readonly Row[]) => ({ list: [...list], total: list.length, current: 1, size: 20 });
