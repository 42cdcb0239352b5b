'use client';

import type { DataAnswer } from '../contract/dataAnswer.js';
import { pageDataThreads, readDataAnswer, readDataThread, streamDataAnswer } from '../contract/dataQuery.js';
import { listPinnedQuestions, pageSavedQuestions } from '../contract/savedQuestions.js';
import { applyDataAnswerEvent } from '../streams/applyDataAnswerEvent.js';
import { answerHook, type LiveAnswer } from './answerHook.js';

/** Follows one answer from data while it is made; `null` follows nothing. */
export const useStreamDataAnswer: (id: string | null) => LiveAnswer<DataAnswer> = answerHook({
  read: async (client, id, signal): Promise<{ answer: DataAnswer; lastEventId: number }> => {
    const { lastEventId, ...answer } = await client.call(readDataAnswer, { id }, { quiet: true, signal });
    return { answer, lastEventId };
  },
  stream: streamDataAnswer,
  apply: applyDataAnswerEvent,
  lists: [pageDataThreads, readDataThread, listPinnedQuestions, pageSavedQuestions],
});
