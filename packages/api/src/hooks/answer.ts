import { useEffect, useState } from 'react';
import { useSWRConfig } from 'swr';
import { ApiError } from '../client/ApiError.js';
import type { Client } from '../client/createClient.js';
import { pageSessions, readAnswer, type Session, streamAnswer } from '../contract/sessions.js';
import { pageTopics } from '../contract/topics.js';
import { applyAnswerEvent } from '../streams/applyAnswerEvent.js';
import { useClient } from './client.js';
import { isKeyOf } from './readHook.js';
import { whileShown } from './whileShown.js';

export interface LiveAnswer {
  /** The answer as far as it has come; undefined until something of it is known. */
  session: Session | undefined;
  /** False while the connection is being found again. */
  connected: boolean;
  problem: ApiError | undefined;
}

const nothing: LiveAnswer = { session: undefined, connected: true, problem: undefined };

/** Draws what has arrived, then follows the rest, until the answer ends or `signal` says stop. */
const follow = async (
  client: Client,
  id: string,
  signal: AbortSignal,
  onChange: (change: (former: LiveAnswer) => LiveAnswer) => void,
): Promise<void> => {
  const { text, lastEventId, ...session } = await client.call(readAnswer, { id }, { quiet: true, signal });
  onChange(() => ({ ...nothing, session: { ...session, answer: text } }));
  if (session.status !== 'running') return;
  await client.stream(
    streamAnswer,
    { id },
    {
      signal,
      lastEventId,
      isLast: ({ event }) => event === 'done',
      onConnection: (connected) => onChange((former) => ({ ...former, connected })),
      onEvent: (event) =>
        onChange((former) =>
          former.session === undefined ? former : { ...former, session: applyAnswerEvent(former.session, event) },
        ),
    },
  );
};

/**
 * Follows one answer while it is written; `null` follows nothing. A hidden page holds no stream: it lets go, and takes
 * up again after the last word when it is shown.
 */
export const useAnswer = (id: string | null): LiveAnswer => {
  const client = useClient();
  const { mutate } = useSWRConfig();
  const [live, setLive] = useState<{ id: string | null } & LiveAnswer>({ id: null, ...nothing });

  useEffect(() => {
    if (id === null) return undefined;
    const change = (next: (former: LiveAnswer) => LiveAnswer) =>
      setLive((former) => ({ ...next(former.id === id ? former : nothing), id }));

    return whileShown(async (signal) => {
      try {
        await follow(client, id, signal, change);
        await Promise.all([mutate((key) => isKeyOf(pageSessions, key)), mutate((key) => isKeyOf(pageTopics, key))]);
      } catch (error) {
        if (error instanceof ApiError && !error.aborted) change((former) => ({ ...former, problem: error }));
      }
    });
  }, [client, id, mutate]);

  return live.id === id ? live : nothing;
};
