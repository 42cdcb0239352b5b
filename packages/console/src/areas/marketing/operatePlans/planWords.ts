import { areaWords } from '../../../locale/areaWords.js';
import { planWordsEn } from './planWordsEn.js';
import { type PlanWords, planWordsZh } from './planWordsZh.js';

export type { PlanWords };

export const usePlanWords = areaWords<PlanWords>(planWordsZh, planWordsEn);
