import { areaWords } from '../../../locale/areaWords.js';
import { reportWordsEn } from './reportWordsEn.js';
import { type ReportWords, reportWordsZh } from './reportWordsZh.js';

export type { ReportWords };

export const useReportWords = areaWords<ReportWords>(reportWordsZh, reportWordsEn);
