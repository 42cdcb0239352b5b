import { useEffect, useState } from 'react';
import { useSWRConfig } from 'swr';
import { ApiError } from '../client/ApiError.js';
import type { Client } from '../client/createClient.js';
import { type DataAnswer, pageDataAnswers, readDataAnswer, streamDataAnswer } from '../contract/dataQuery.js';
import { applyDataAnswerEvent } from '../streams/applyDataAnswerEvent.js';
import { useClient } from './client.js';
import { isKeyOf } from './readHook.js';
import { whileShown } from './whileShown.js';

export interface LiveDataAnswer {
  /** The answer as far as it has come; undefined until something of it is known. */
  answer: DataAnswer | undefined;
  /** False while the connection is being found again. */
  connected: boolean;
  problem: ApiError | undefined;
}

const nothing: LiveDataAnswer = { answer: undefined, connected: true, problem: undefined };

/** Draws what has arrived, then follows the rest, until the answer ends or `signal` says stop. */
const follow = async (
  client: Client,
  id: string,
  signal: AbortSignal,
  onChange: (change: (former: LiveDataAnswer) => LiveDataAnswer) => void,
): Promise<void> => {
  const { lastEventId, ...answer } = await client.call(readDataAnswer, { id }, { quiet: true, signal });
  onChange(() => ({ ...nothing, answer }));
  if (answer.status !== 'running') return;
  await client.stream(
    streamDataAnswer,
    { id },
    {
      signal,
      lastEventId,
      isLast: ({ event }) => event === 'done',
      onConnection: (connected) => onChange((former) => ({ ...former, connected })),
      onEvent: (event) =>
        onChange((former) =>
          former.answer === undefined ? former : { ...former, answer: applyDataAnswerEvent(former.answer, event) },
        ),
    },
  );
};

/**
 * Follows one answer from data while it is made; `null` follows nothing. A hidden page holds no stream: it lets go, and
 * takes up again after the last word when it is shown.
 */
export const useStreamDataAnswer = (id: string | null): LiveDataAnswer => {
  const client = useClient();
  const { mutate } = useSWRConfig();
  const [live, setLive] = useState<{ id: string | null } & LiveDataAnswer>({ id: null, ...nothing });

  useEffect(() => {
    if (id === null) return undefined;
    const change = (next: (former: LiveDataAnswer) => LiveDataAnswer) =>
      setLive((former) => ({ ...next(former.id === id ? former : nothing), id }));
    return whileShown(async (signal) => {
      try {
        await follow(client, id, signal, change);
        await mutate((key) => isKeyOf(pageDataAnswers, key));
      } catch (error) {
        if (error instanceof ApiError && !error.aborted) change((former) => ({ ...former, problem: error }));
      }
    });
  }, [client, id, mutate]);

  return live.id === id ? live : nothing;
};
