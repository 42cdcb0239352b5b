import { areaWords } from '../../locale/areaWords.js';

const zh = { follow: '查看' };

const en: typeof zh = { follow: 'View' };

export const useInboxWords = areaWords(zh, en);
