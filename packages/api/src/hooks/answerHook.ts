'use client';

import { useEffect, useState } from 'react';
import { useSWRConfig } from 'swr';
import { ApiError } from '../client/ApiError.js';
import type { Client } from '../client/createClient.js';
import type { Endpoint, StreamEndpoint } from '../contract/endpoint.js';
import { useClient } from './client.js';
import { isKeyOf } from './readHook.js';
import { whileShown } from './whileShown.js';

export interface LiveAnswer<Answer> {
  /** The answer as far as it has come; undefined until something of it is known. */
  answer: Answer | undefined;
  /** False while the connection is being found again. */
  connected: boolean;
  problem: ApiError | undefined;
}

/** How one kind of answer is read as far as it stands, and its rest heard. */
export interface AnswerSource<Answer, Event> {
  /** What has arrived, and the number of the last event in it. */
  read: (client: Client, id: string, signal: AbortSignal) => Promise<{ answer: Answer; lastEventId: number }>;
  stream: StreamEndpoint<unknown, { id: string }, unknown, Event, 'read'>;
  apply: (answer: Answer, event: Event) => Answer;
  /** Lists that show such answers, loaded again when one has ended. */
  lists: readonly Pick<Endpoint, 'method' | 'path'>[];
}

/**
 * Makes a hook that follows one answer while it is written; `null` follows nothing. A hidden page holds no stream: it
 * lets go, and takes up again after the last word when it is shown.
 */
export const answerHook = <Answer extends { status: string; suggesting?: boolean }, Event extends { event: string }>({
  read,
  stream,
  apply,
  lists,
}: AnswerSource<Answer, Event>): ((id: string | null) => LiveAnswer<Answer>) => {
  const nothing: LiveAnswer<Answer> = { answer: undefined, connected: true, problem: undefined };
  type Change = (next: (former: LiveAnswer<Answer>) => LiveAnswer<Answer>) => void;

  /** Draws what has arrived, then follows the rest, until its stream ends or `signal` says stop. */
  const follow = async (client: Client, id: string, signal: AbortSignal, onChange: Change): Promise<void> => {
    const { answer, lastEventId } = await read(client, id, signal);
    onChange(() => ({ ...nothing, answer }));
    if (answer.status !== 'running' && answer.suggesting !== true) return;
    await client.stream(
      stream,
      { id },
      {
        signal,
        lastEventId,
        isLast: ({ event }) => event === 'done',
        onConnection: (connected) => onChange((former) => ({ ...former, connected })),
        onEvent: (event) =>
          onChange((former) =>
            former.answer === undefined ? former : { ...former, answer: apply(former.answer, event) },
          ),
      },
    );
  };

  return (id) => {
    const client = useClient();
    const { mutate } = useSWRConfig();
    const [live, setLive] = useState<{ id: string | null } & LiveAnswer<Answer>>({ id: null, ...nothing });

    useEffect(() => {
      if (id === null) return undefined;
      const change: Change = (next) => setLive((former) => ({ ...next(former.id === id ? former : nothing), id }));
      return whileShown(async (signal) => {
        try {
          await follow(client, id, signal, change);
          await Promise.all(lists.map((list) => mutate((key) => isKeyOf(list, key))));
        } catch (error) {
          if (error instanceof ApiError && !error.aborted) change((former) => ({ ...former, problem: error }));
        }
      });
    }, [client, id, mutate]);

    return live.id === id ? live : nothing;
  };
};
