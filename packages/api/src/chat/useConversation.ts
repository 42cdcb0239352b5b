import type { Session } from '@console/api/contract';
import { useAnswer } from '@console/api/hooks/answer';
import { useAsk, useGiveLike, usePageSessions, useStopAnswer } from '@console/api/hooks/sessions';
import { type Async, ready } from '@console/base';
import type { OlderTurns } from '@console/ui/chat';
import { useCallback, useMemo, useState } from 'react';
import { newestFirst, PAGE_SIZE, useOlderSessions } from './useOlderSessions.js';

export interface Conversation {
  sessions: Async<Session[]>;
  /** What was asked before those. */
  older: OlderTurns;
  loadOlder: () => void;
  /** The answer being written now. */
  running: Session | undefined;
  /** False while a lost stream is being found again. */
  connected: boolean;
  /** Asks; resolves with the conversation the question went into. `replaces` asks again in the place of a session. */
  ask: (question: string, replaces?: string) => Promise<string>;
  stop: () => Promise<void>;
  /** Undefined takes the judgement back. */
  judge: (sessionId: string, isLike: boolean | undefined, feedback?: string) => Promise<void>;
}

const fresh = (id: string, topicId: string, question: string): Session => ({
  id,
  topicId,
  question,
  answer: '',
  status: 'running',
  notice: null,
  failure: null,
  stage: null,
  references: [],
  questions: [],
  isLike: null,
  feedback: '',
  createTime: new Date().toISOString(),
});

interface Asked {
  session: Session;
  replaces: string | undefined;
  /** The answer before it, as far as it was followed: the list may not know yet that it is complete. */
  former: Session | undefined;
}

/** Its stream has more to tell. */
const isOpen = ({ status, suggesting }: Session): boolean => status === 'running' || suggesting === true;

/** What stays when a question is asked again in the place of one: that one may have been cut off already. */
const before = (kept: readonly Session[], older: readonly Session[], id: string): readonly Session[] => {
  const index = kept.findIndex((session) => session.id === id);
  return index < 0 ? older : kept.slice(0, index);
};

/** One conversation as it stands on the server, with the answer that is being written followed live. */
export const useConversation = (topicId: string | undefined, assistantId: string | undefined): Conversation => {
  const [asked, setAsked] = useState<Asked>();
  const page = usePageSessions(
    topicId === undefined ? null : { topicId, current: 1, size: PAGE_SIZE, orders: newestFirst },
    { keepPrevious: false },
  );
  const askQuestion = useAsk();
  const stopAnswer = useStopAnswer();
  const giveLike = useGiveLike();

  const newest = useMemo(() => page.data?.list.toReversed() ?? [], [page.data]);
  const past = useOlderSessions(topicId, newest, page.data?.total ?? 0);
  const { list: olderList, cutAt, patch } = past;
  const kept = useMemo(() => [...olderList, ...newest], [olderList, newest]);
  const own = asked !== undefined && asked.session.topicId === topicId ? asked : undefined;
  const arrived = own !== undefined && kept.some(({ id }) => id === own.session.id);
  const followedId = own !== undefined && !arrived ? own.session.id : kept.findLast(isOpen)?.id;
  const live = useAnswer(followedId ?? null);

  const sessions = useMemo<Async<Session[]>>(() => {
    if (topicId === undefined) return ready([]);
    if (page.state.state !== 'ready' && own === undefined)
      return page.state.state === 'error' ? page.state : { state: 'loading' };
    const stay = own?.replaces === undefined || arrived ? kept : before(kept, olderList, own.replaces);
    const all = own === undefined || arrived ? [...stay] : [...stay, own.session];
    const former = arrived ? undefined : own?.former;
    if (former !== undefined && !all.some(({ id }) => id === former.id)) all.splice(-1, 0, former);
    const drawn = all.map((session) => {
      if (session.id === former?.id && session.status === 'running') return former;
      if (session.id !== followedId) return session;
      const grown = live.answer ?? session;
      // Nobody is watching it any more: what has arrived is kept, and it can be asked again.
      return live.problem === undefined || grown.status !== 'running'
        ? grown
        : { ...grown, status: 'interrupted' as const };
    });
    return page.state.state === 'ready' ? { ...page.state, data: drawn } : ready(drawn);
  }, [topicId, page.state, own, arrived, kept, olderList, followedId, live.answer, live.problem]);

  const running = sessions.state === 'ready' ? sessions.data.find(({ status }) => status === 'running') : undefined;

  const { answer: followed } = live;
  const { run: runAsk } = askQuestion;
  const ask = useCallback(
    async (question: string, replaces?: string) => {
      const reply = await runAsk({
        question,
        ...(topicId === undefined ? assistantId !== undefined && { assistantId } : { topicId }),
        ...(replaces !== undefined && { replaces }),
      });
      if (replaces !== undefined) cutAt(replaces);
      const former = replaces === undefined && followed?.topicId === reply.topicId ? followed : undefined;
      setAsked({ session: fresh(reply.id, reply.topicId, question), replaces, former });
      return reply.topicId;
    },
    [runAsk, topicId, assistantId, cutAt, followed],
  );

  const { run: runStop } = stopAnswer;
  const stop = useCallback(async () => {
    if (running !== undefined) await runStop({ id: running.id });
  }, [runStop, running]);

  const { run: runLike } = giveLike;
  const judge = useCallback(
    async (id: string, isLike: boolean | undefined, feedback?: string) => {
      await runLike({ id, ...(isLike !== undefined && { isLike }), ...(feedback !== undefined && { feedback }) });
      patch(id, { isLike: isLike ?? null, feedback: feedback ?? '' });
    },
    [runLike, patch],
  );

  return {
    sessions,
    older: past.older,
    loadOlder: past.load,
    running,
    connected: live.connected,
    ask,
    stop,
    judge,
  };
};
