import type { Model } from '@console/api/contract';

const model = {
  kind: 'chat',
  baseUrl: 'http://10.20.0.8:8000/v1',
  model: 'qwen3-32b',
  hasApiKey: true,
  active: false,
  fromEnvironment: false,
  updatedBy: '赵雪',
  updateTime: '2026-11-20T10:00:00+08:00',
} satisfies Omit<Model, 'id' | 'name'>;

export const qwen: Model = { ...model, id: 'm1', name: '机房千问', active: true };
export const deepseek: Model = {
  ...model,
  id: 'm2',
  name: '备用',
  baseUrl: 'https://api.example.com/v1',
  model: 'deepseek-chat',
  keyLost: true,
  standby: 1,
};
export const vectors: Model = {
  ...model,
  id: 'm3',
  name: '向量',
  kind: 'embedding',
  model: 'bge-m3',
  hasApiKey: false,
};
export const order: Model = {
  ...model,
  id: 'm4',
  name: '重排',
  kind: 'rerank',
  model: 'bge-reranker-v2-m3',
  hasApiKey: false,
};
export const fixed: Model = {
  ...model,
  id: 'environment-chat',
  name: 'qwen3',
  active: true,
  fromEnvironment: true,
  updatedBy: '',
};
export const long: Model = {
  ...model,
  id: 'm5',
  name: '一个名字很长很长的模型，长到列表里一行放不下，还要再长一点',
  model: 'an-organisation-with-a-long-name/a-model-with-a-very-long-name-instruct-awq-int4',
  baseUrl:
    'https://models.internal.basketball-association.example.com/gateway/openai/deployments/main/v1?api-version=2026-01-01',
};

export const pageOf = (...list: Model[]) => ({ list, total: list.length, current: 1, size: 20 });
