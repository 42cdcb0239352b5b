import { dataAnswerEn } from './localeEn.js';
import { dataAnswerZh } from './localeZh.js';

export { dataAnswerEn, dataAnswerZh };

export const dataAnswerWords = { key: 'dataAnswer', zh: dataAnswerZh, en: dataAnswerEn } as const;
export type DataAnswerWords = typeof dataAnswerZh;
