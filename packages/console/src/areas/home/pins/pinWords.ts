import { areaWords } from '../../../locale/areaWords.js';

const zh = {
  title: '固定的问题',
  all: '全部',
  unpinned: '已取消固定',
};

const en: typeof zh = {
  title: 'Pinned questions',
  all: 'All',
  unpinned: 'Unpinned',
};

export const usePinWords = areaWords(zh, en);
