import type { Session } from '../contract/sessions.js';
import { useAnswer } from '../hooks/answer.js';
import type { LiveAnswer } from '../hooks/answerHook.js';

type Live = LiveAnswer<Session>;

/** Follows the answers to one question, as many as `MOST_ASKED` allows; null at a place follows nothing. */
export const useAnswers = (ids: readonly (string | null)[]): readonly [Live, Live, Live, Live] => [
  useAnswer(ids[0] ?? null),
  useAnswer(ids[1] ?? null),
  useAnswer(ids[2] ?? null),
  useAnswer(ids[3] ?? null),
];
