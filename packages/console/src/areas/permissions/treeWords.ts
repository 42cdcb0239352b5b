import { areaWords } from '../../locale/areaWords.js';

const zh = {
  up: '上移',
  down: '下移',
  first: '已在最前',
  last: '已在最后',
};

const en: typeof zh = {
  up: 'Move up',
  down: 'Move down',
  first: 'Already the first',
  last: 'Already the last',
};

export const useTreeWords = areaWords(zh, en);
