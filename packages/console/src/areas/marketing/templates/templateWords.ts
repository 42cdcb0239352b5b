import { areaWords } from '../../../locale/areaWords.js';
import { templateEn } from './templateWordsEn.js';
import { type TemplateWords, templateZh } from './templateWordsZh.js';

export type { TemplateWords };

export const useTemplateWords = areaWords<TemplateWords>(templateZh, templateEn);
