import { type Async, ready } from '@console/base';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { ApiError } from '../client/ApiError.js';
import type { HostContext } from '../contract/hostContext.js';
import { useAnswer } from '../hooks/answer.js';
import { useAsk, useGiveLike, usePageSessions, useStopAnswer } from '../hooks/sessions.js';
import { emptyAnswer } from '../streams/emptyAnswer.js';
import { arrange, type Asked, isOpen } from './arrange.js';
import type { ChatTurn, ChatTurns } from './chatTypes.js';
import { toTurn } from './toTurn.js';
import { newestFirst, PAGE_SIZE, useOlderSessions } from './useOlderSessions.js';
import { holds, keyOf, type Picked, shownOf, staying, withLive } from './versions.js';

export interface Conversation {
  turns: Async<ChatTurns>;
  loadOlder: () => void;
  /** The questions that are there, oldest first. */
  questions: readonly string[];
  /** The answer being written now. */
  running: ChatTurn | undefined;
  /** Asks; resolves with the conversation the question went into. */
  ask: (question: string, more?: AskMore) => Promise<string>;
  stop: () => Promise<void>;
  /** Null takes the judgement back. */
  judge: (id: string, isLike: boolean | null, feedback: string) => Promise<void>;
  /** Turns to this answer, of several to one question. */
  turnTo: (id: string) => void;
}

/** What goes with a question. */
export interface AskMore {
  /** Asks again in the place of this turn, with the context that it had. */
  replaces?: string;
  /** What the page around shows. */
  context?: HostContext;
}

/**
 * One conversation as it stands on the server, with the answer that is being written followed live. `lookedAt`: an answer
 * that is shown before others to its question, unless the reader turned to another.
 */
export const useConversation = (
  topicId: string | undefined,
  assistantId: string | undefined,
  lookedAt?: string,
): Conversation => {
  const [asked, setAsked] = useState<Asked>();
  const [picked, setPicked] = useState<Picked>({});
  const page = usePageSessions(
    topicId === undefined ? null : { topicId, current: 1, size: PAGE_SIZE, orders: newestFirst },
    { keepPrevious: false },
  );
  const { run: runAsk } = useAsk();
  const { run: runStop } = useStopAnswer();
  const { run: runLike } = useGiveLike();

  // What another window asked while this one was out of sight is followed from now on.
  const { refresh } = page;
  useEffect(() => {
    const onShown = () => {
      if (document.visibilityState === 'visible') refresh();
    };
    document.addEventListener('visibilitychange', onShown);
    return () => document.removeEventListener('visibilitychange', onShown);
  }, [refresh]);

  const newest = useMemo(() => page.data?.list.toReversed() ?? [], [page.data]);
  const past = useOlderSessions(topicId, newest, page.data?.total ?? 0);
  const { list: olderList, cutAt, patch } = past;
  const kept = useMemo(() => [...olderList, ...newest], [olderList, newest]);
  const own = asked !== undefined && asked.session.topicId === topicId ? asked : undefined;
  const followedId = useMemo(() => {
    const isWaited = own !== undefined && !kept.some((session) => holds(session, own.session.id));
    return isWaited ? own.session.id : kept.findLast(isOpen)?.id;
  }, [own, kept]);
  const { answer, problem } = useAnswer(followedId ?? null);

  const arranged = useMemo(() => arrange(kept, olderList, own, followedId), [kept, olderList, own, followedId]);
  const after = own?.after;
  const settled = useMemo(
    () => arranged.list.map((session) => shownOf(session, after, [picked[keyOf(session)], lookedAt])),
    [arranged, after, picked, lookedAt],
  );
  const questions = useMemo(() => arranged.list.map(({ question }) => question), [arranged]);
  const standing = useMemo(
    () => arranged.list.findIndex((session, index) => index !== arranged.live && session.status === 'running'),
    [arranged],
  );

  // Of all that stands here, a word that arrives changes this one turn.
  const live = useMemo(() => {
    const session = answer ?? arranged.list[arranged.live];
    if (session === undefined || arranged.live < 0) return undefined;
    // Nobody is watching it any more: what has arrived is kept, and it can be asked again.
    const isLost = problem !== undefined && session.status === 'running';
    return toTurn(isLost ? { ...session, status: 'interrupted' } : session);
  }, [answer, problem, arranged]);
  const list = useMemo(() => {
    const there = settled[arranged.live];
    return live === undefined || there === undefined ? settled : settled.with(arranged.live, withLive(there, live));
  }, [settled, arranged, live]);
  const stands = arranged.list[standing];
  const running = live?.status === 'running' ? live : stands && toTurn(stands);

  const { older } = past;
  const turns = useMemo<Async<ChatTurns>>(() => {
    if (topicId === undefined) return ready({ list: [], older: { status: 'none' } });
    const shown = { list, older };
    if (page.state.state === 'ready') return { ...page.state, data: shown };
    if (own !== undefined) return ready(shown);
    return page.state;
  }, [topicId, page.state, own, list, older]);

  const ask = useCallback(
    async (question: string, { replaces, context }: AskMore = {}) => {
      try {
        const last = arranged.list.at(-1);
        const after = replaces === undefined && last ? picked[keyOf(last)] : undefined;
        const reply = await runAsk({
          question,
          ...(topicId === undefined ? assistantId !== undefined && { assistantId } : { topicId }),
          ...(replaces !== undefined && { replaces }),
          ...(after !== undefined && { after }),
          ...(context !== undefined && { context }),
        });
        const replaced = replaces === undefined ? undefined : arranged.list.find((one) => holds(one, replaces));
        if (replaces !== undefined) cutAt(replaces);
        if (replaced) setPicked(({ [keyOf(replaced)]: _left, ...rest }) => rest);
        const former = replaces === undefined && answer?.topicId === reply.topicId ? answer : undefined;
        const fresh = emptyAnswer(question, reply, context ?? replaced?.context);
        const earlier = staying(replaced, reply.earlier, answer);
        const session = earlier.length === 0 ? fresh : { ...fresh, versions: [...earlier, fresh] };
        setAsked({ session, replaces, after, former });
        return reply.topicId;
      } catch (error) {
        // Asked from another window: it is followed here as well.
        if (error instanceof ApiError && error.reason === 'answer_running') refresh();
        throw error;
      }
    },
    [runAsk, topicId, assistantId, arranged, picked, cutAt, answer, refresh],
  );

  const stop = useCallback(async () => {
    if (running !== undefined) await runStop({ id: running.id });
  }, [runStop, running]);

  const judge = useCallback(
    async (id: string, isLike: boolean | null, feedback: string) => {
      await runLike({ id, feedback, ...(isLike !== null && { isLike }) });
      patch(id, { isLike, feedback });
    },
    [runLike, patch],
  );

  const turnTo = useCallback(
    (id: string) => {
      const session = arranged.list.find((one) => holds(one, id));
      if (session) setPicked((before) => ({ ...before, [keyOf(session)]: id }));
    },
    [arranged],
  );

  return { turns, loadOlder: past.load, questions, running, ask, stop, judge, turnTo };
};
