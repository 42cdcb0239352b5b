import type { %Record% } from '@console/api/contract';

export const first%Record%: %Record% = {
  id: 'first',
  name: '%zh%一',
  description: '东区',
  enabled: true,
  createTime: '2026-11-20T10:00:00+08:00',
  updateTime: '2026-11-20T10:00:00+08:00',
};

export const stopped%Record%: %Record% = {
  ...first%Record%,
  id: 'stopped',
  name: '%zh%二',
  description: '',
  enabled: false,
};
