import type { Queryable } from '../../../db/database.js';
import type { Logger } from '../../../log.js';
import type { ChatModel } from '../../../models/index.js';
import type { Reader } from '../../../visibility/index.js';
import type { ReadyAnswers } from '../answer/faq.js';
import type { Retrieval } from '../evidence/retrieval.js';
import type { Functions } from '../functions/functions.js';
import { questionAgain } from './questionAgain.js';
import { type Tried, tryAnswer } from './tryAnswer.js';

export interface AnswerAgainDeps {
  readonly db: Queryable;
  /** The model of this id, or the one in use; null: answers quote the passages found. */
  readonly model: (id?: string | null) => Promise<ChatModel | null>;
  readonly retrieval: Retrieval;
  readonly faq: Pick<ReadyAnswers, 'match'>;
  readonly functions: Functions;
  readonly log: Logger;
}

/**
 * Answers a question of anybody's conversation as its assistant answers now, from what all `readers` may look at. Nothing
 * of it is kept or counted. Throws `session_not_found`, `assistant_not_found` and `assistant_disabled`.
 */
export type AnswerAgain = (id: string, readers: readonly [Reader, ...Reader[]], signal: AbortSignal) => Promise<Tried>;

/** What somebody asked another system to do is not done once more because somebody else looks at it. */
const readingOnly = (functions: Functions): Functions => ({
  ...functions,
  offered: async (ids) => (await functions.offered(ids)).filter(({ method }) => method === 'GET'),
});

export const answerAgain =
  ({ db, model, retrieval, faq, functions, log }: AnswerAgainDeps): AnswerAgain =>
  async (id, readers, signal) => {
    const again = await questionAgain(db, id, readers);
    return tryAnswer(
      { model: await model(again.policy.modelId), retrieval, faq, functions: readingOnly(functions), log },
      { ...again, readyAnswers: true, signal },
    );
  };
