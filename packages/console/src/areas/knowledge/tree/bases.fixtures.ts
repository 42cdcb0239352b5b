import type { KnowledgeBase } from '@console/api/contract';

/** A base as the tree draws it. */
export const baseNamed = (id: string, name: string, more: Partial<KnowledgeBase> = {}): KnowledgeBase => ({
  id,
  name,
  description: '',
  documentCount: 42,
  chunkCount: 1280,
  parsingCount: 0,
  failedCount: 0,
  faqCount: 186,
  roles: null,
  createdBy: '陈思远',
  createTime: '2026-11-01T09:00:00+08:00',
  updateTime: '2026-11-20T10:42:00+08:00',
  ...more,
});

export const bases: readonly KnowledgeBase[] = [
  baseNamed('rules', '竞赛规则库'),
  baseNamed('referees', '裁判员培训', { documentCount: 37, faqCount: 94 }),
  baseNamed('transfers', '注册与转会', { documentCount: 28, faqCount: 152 }),
  baseNamed('doping', '反兴奋剂', { roles: [{ id: 'medical', name: '医务组' }] }),
  baseNamed('venues', '场地与器材', { roles: [] }),
];

export const manyBases: readonly KnowledgeBase[] = Array.from({ length: 1000 }, (_, at) =>
  baseNamed(`b${at}`, `第 ${at + 1} 分会资料库`, { documentCount: at, faqCount: at * 2 }),
);
