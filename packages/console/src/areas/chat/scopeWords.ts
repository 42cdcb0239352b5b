import { areaWords } from '../../locale/areaWords.js';

const zh = {
  also: '同时问其他助手',
  alsoShort: '同时问…',
  alsoCount: (count: number) => `同时问 ${count} 个`,
};

const en: typeof zh = {
  also: 'Ask other assistants as well',
  alsoShort: 'Also ask…',
  alsoCount: (count) => `Also ${count}`,
};

export const useScopeWords = areaWords(zh, en);
