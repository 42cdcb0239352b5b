import { areaWords } from '../locale/areaWords.js';

const zh = { isSet: '已设置', replace: '更换', keep: '保留原值' };

const en: typeof zh = { isSet: 'Set', replace: 'Replace', keep: 'Keep the former' };

export const useSecretWords = areaWords(zh, en);
