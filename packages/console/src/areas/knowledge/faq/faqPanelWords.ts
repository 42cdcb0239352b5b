import { areaWords } from '../../../locale/areaWords.js';

const zh = {
  title: 'FAQ',
  question: '问题',
  similar: '相似问',
  hits: '命中',
  state: '状态',
  on: '启用',
  off: '停用',
  search: '搜索问题或答案',
  emptyTitle: '还没有 FAQ',
  emptyText: '把常被问到的问题和标准答案放在这里，问到时直接回答',
};

const en: typeof zh = {
  title: 'FAQ',
  question: 'Question',
  similar: 'Similar',
  hits: 'Hits',
  state: 'State',
  on: 'Enabled',
  off: 'Disabled',
  search: 'Search questions and answers',
  emptyTitle: 'No FAQ yet',
  emptyText: 'Questions that are asked often, with the answers to give',
};

export const useFaqPanelWords = areaWords(zh, en);
