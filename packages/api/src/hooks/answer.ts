'use client';

import { pageSessions, readAnswer, type Session, streamAnswer } from '../contract/sessions.js';
import { pageTopics } from '../contract/topics.js';
import { applyAnswerEvent } from '../streams/applyAnswerEvent.js';
import { answerHook, type LiveAnswer } from './answerHook.js';

/** Follows one answer of a conversation while it is written; `null` follows nothing. */
export const useAnswer: (id: string | null) => LiveAnswer<Session> = answerHook({
  read: async (client, id, signal): Promise<{ answer: Session; lastEventId: number }> => {
    const { text, lastEventId, ...session } = await client.call(readAnswer, { id }, { quiet: true, signal });
    return { answer: { ...session, answer: text }, lastEventId };
  },
  stream: streamAnswer,
  apply: applyAnswerEvent,
  lists: [pageSessions, pageTopics],
});
