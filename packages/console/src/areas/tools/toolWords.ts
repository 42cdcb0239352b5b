import { areaWords } from '../../locale/areaWords.js';

const zh = {
  title: 'AI 工具',
  emptyTitle: '还没有发布工具',
  emptyText: '管理员发布工具后，在这里打开使用',
};

const en: typeof zh = {
  title: 'AI tools',
  emptyTitle: 'No tool has been published yet',
  emptyText: 'Once an administrator publishes a tool, it opens here',
};

export const useToolWords = areaWords(zh, en);
