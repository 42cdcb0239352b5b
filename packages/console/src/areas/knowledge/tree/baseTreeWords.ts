import { areaWords } from '../../../locale/areaWords.js';

const zh = {
  label: '知识库目录',
  open: '知识库目录',
  all: '全部知识库',
  documents: '文档',
  faq: 'FAQ',
  node: '文档或 FAQ',
  search: '搜索知识库',
  create: '新建知识库',
  nothing: (search: string) => `没有名称含“${search}”的知识库`,
  more: (name: string) => `“${name}”的更多操作`,
  restricted: (roles: string) => `仅这些角色可见：${roles}`,
  nobody: '所选角色已被删除，仅管理员可见',
  fold: '收起',
  unfold: '展开',
};

const en: typeof zh = {
  label: 'Knowledge bases',
  open: 'Knowledge bases',
  all: 'All knowledge bases',
  documents: 'Documents',
  faq: 'FAQ',
  node: 'Documents or FAQ',
  search: 'Search bases',
  create: 'New knowledge base',
  nothing: (search) => `No knowledge base has “${search}” in its name`,
  more: (name) => `More for “${name}”`,
  restricted: (roles) => `Seen by these roles alone: ${roles}`,
  nobody: 'Its roles were deleted: seen by administrators alone',
  fold: 'Fold',
  unfold: 'Unfold',
};

export const useBaseTreeWords = areaWords(zh, en);
