import type { Gap, ReplyOf, readGapEvidence } from '@console/api/contract';
import { faqLimits } from '@console/api/contract';
import { normalQuestion } from '@console/base';
import { type FaqFields, fieldsOf } from '../faq/faqFields.js';

export type GapEvidence = ReplyOf<typeof readGapEvidence>;

/** From here on an FAQ says more of a question than a passage does. */
const NEAR = 0.7;

/** What a draft's answer is taken from; null: nothing was found. */
export const sourceOf = ({ faqs: [faq], passages: [passage] }: GapEvidence) => {
  if (faq !== undefined && (faq.score >= NEAR || passage === undefined)) return { kind: 'faq' as const, faq };
  return passage === undefined ? null : { kind: 'passage' as const, passage };
};

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Plain text as paragraphs, a line each. */
export const paragraphsOf = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => `<p>${escaped(line)}</p>`)
    .join('');

/** The FAQ that a group of questions would become: asked as most ask it, answered from the best evidence. */
export const draftOf = ({ question, wordings }: Gap, evidence: GapEvidence): FaqFields => {
  const known = new Set([normalQuestion(question)]);
  const others = wordings
    .map(({ text }) => text.slice(0, faqLimits.question))
    .filter((text) => {
      const normal = normalQuestion(text);
      if (known.has(normal)) return false;
      known.add(normal);
      return true;
    });
  const source = sourceOf(evidence);
  const text = source === null ? '' : source.kind === 'faq' ? source.faq.answer : source.passage.content;
  return {
    ...fieldsOf(undefined),
    question: question.slice(0, faqLimits.question),
    similarQuestions: others.slice(0, faqLimits.similar),
    answer: paragraphsOf(text),
  };
};
