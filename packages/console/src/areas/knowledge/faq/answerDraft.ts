import { type draftRecordedFaq, faqLimits, type ReplyOf } from '@console/api/contract';
import { richTextOfMarkdown } from '@console/ui/rich-text';
import { type FaqFields, fieldsOf } from './faqFields.js';

export type RecordedFaqDraft = ReplyOf<typeof draftRecordedFaq>;

/** The FAQ that an answer of a conversation would become. */
export const draftOfAnswer = ({ question, answer }: RecordedFaqDraft): FaqFields => ({
  ...fieldsOf(undefined),
  question: question.trim().slice(0, faqLimits.question),
  answer: richTextOfMarkdown(answer),
});
