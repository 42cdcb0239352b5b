import { faqLimits } from '@console/api/contract';
import type { Database } from '../../db/database.js';
import { escapeHtml } from '../../html/index.js';
import { Failure } from '../../http/failure.js';
import { faqStore } from './faq.store.js';

/** A question with its answer as somebody wrote it, or a model did. */
export interface DraftedFaq {
  readonly question: string;
  /** Plain text or markdown; a draft keeps its words alone. */
  readonly answer: string;
}

const paragraphs = (answer: string): string =>
  answer
    .slice(0, faqLimits.answer / 2)
    .split(/\n{2,}/)
    .map((block) =>
      block
        .split('\n')
        .map((line) =>
          line
            .replace(/^\s*(?:[>#]+\s*)+/, '')
            .replace(/\*\*|__/g, '')
            .trim(),
        )
        .filter((line) => line !== '')
        .map(escapeHtml)
        .join('<br>'),
    )
    .filter((block) => block !== '')
    .map((block) => `<p>${block}</p>`)
    .join('');

/**
 * Puts a question into a base, switched off: it answers nobody before somebody has looked at it. Answers its id; null where
 * the base has the question already, or it is too long for one.
 */
export const draftFaq = async (
  db: Database,
  { kbId, userId, faq }: { readonly kbId: string; readonly userId: string; readonly faq: DraftedFaq },
): Promise<string | null> => {
  const question = faq.question.trim();
  const answer = paragraphs(faq.answer);
  if (question.length > faqLimits.question || answer === '') return null;
  const content = {
    similarQuestions: [],
    negativeQuestions: [],
    tags: [],
    variants: [],
    enabled: false,
    question,
    answer,
  };
  try {
    return await faqStore(db).add(kbId, userId, content, {});
  } catch (error) {
    if (error instanceof Failure && error.reason === 'question_taken') return null;
    throw error;
  }
};
