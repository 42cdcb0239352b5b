'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { asApiError } from '../client/ApiError.js';
import type { Input } from '../contract/endpoint.js';
import { askAndStream, pageSessions, type Session } from '../contract/sessions.js';
import { pageTopics } from '../contract/topics.js';
import { applyAnswerEvent } from '../streams/applyAnswerEvent.js';
import { emptyAnswer } from '../streams/emptyAnswer.js';
import { useAnswer } from './answer.js';
import type { LiveAnswer } from './answerHook.js';
import { reloadReads } from './cachedReads.js';
import { useClient } from './client.js';

type Question = Input<typeof askAndStream>;

export interface AskedAnswer extends LiveAnswer<Session> {
  /** Asks. What was followed before is let go; the server goes on writing it. */
  run: (question: Question) => void;
}

const nothing: LiveAnswer<Session> = { answer: undefined, connected: true, problem: undefined };

/**
 * Asks and hears the answer in one call. Where the connection is lost, or the page hidden, after the question was
 * stored, the answer is followed by its id from there: nothing is asked twice.
 */
export const useAskAndStream = (): AskedAnswer => {
  const client = useClient();
  const { mutate } = useSWRConfig();
  const [heard, setHeard] = useState(nothing);
  const [left, setLeft] = useState<string | null>(null);
  const connection = useRef<AbortController>(null);
  const followed = useAnswer(left);

  const ask = useCallback(
    async (question: Question, signal: AbortSignal, letGo: () => void): Promise<void> => {
      let id = '';
      const onVisibility = () => {
        if (document.visibilityState === 'hidden' && id !== '') letGo();
      };
      document.addEventListener('visibilitychange', onVisibility);
      try {
        await client.stream(askAndStream, question, {
          signal,
          isLast: ({ event }) => event === 'done',
          onEvent: (event) => {
            if (event.event === 'asked') id = event.data.id;
            setHeard(({ answer = emptyAnswer(question.question), ...rest }) => ({
              ...rest,
              answer: applyAnswerEvent(answer, event),
            }));
          },
        });
      } catch (error) {
        const problem = asApiError(error);
        if (connection.current?.signal !== signal) return;
        if (id !== '' && (problem.unreachable || problem.aborted)) setLeft(id);
        else if (!problem.aborted) setHeard((former) => ({ ...former, problem }));
        return;
      } finally {
        document.removeEventListener('visibilitychange', onVisibility);
      }
      reloadReads(mutate, pageSessions, pageTopics);
    },
    [client, mutate],
  );

  const run = useCallback(
    (question: Question): void => {
      const former = connection.current;
      const own = new AbortController();
      connection.current = own;
      former?.abort();
      setLeft(null);
      setHeard({ ...nothing, answer: emptyAnswer(question.question) });
      void ask(question, own.signal, () => own.abort());
    },
    [ask],
  );
  useEffect(
    () => () => {
      const last = connection.current;
      connection.current = null;
      last?.abort();
    },
    [],
  );

  const live =
    left === null || followed.answer === undefined
      ? { ...heard, ...(left !== null && followed.problem && { problem: followed.problem }) }
      : followed;
  return { ...live, run };
};
