import { faqLimits } from '@console/api/contract';
import { richTextOfMarkdown } from '@console/ui/markdown-rich-text';
import type { FaqSource } from '../../../pages/parts.js';
import { type FaqFields, fieldsOf } from './faqFields.js';

/** The fields of an FAQ that is begun from a question and its answer. */
export const fieldsFrom = ({ question, answer }: FaqSource): FaqFields => ({
  ...fieldsOf(undefined),
  question: question.trim().slice(0, faqLimits.question),
  answer: richTextOfMarkdown(answer),
});
