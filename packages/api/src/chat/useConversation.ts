import { type Async, ready } from '@console/base';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { ApiError } from '../client/ApiError.js';
import type { KeptAbout, QuestionAbout } from '../contract/dialogueFiles.js';
import type { HostContext } from '../contract/hostContext.js';
import type { ReplyOf } from '../contract/endpoint.js';
import type { AnswerVersion, ask as askCall, Session } from '../contract/sessions.js';
import type { LiveAnswer } from '../hooks/answerHook.js';
import { useAsk, useGiveLike, useKeepAnswer, usePageSessions, useStopAnswer } from '../hooks/sessions.js';
import { emptyAnswer } from '../streams/emptyAnswer.js';
import { arrange, type Asked } from './arrange.js';
import type { ChatTurn, ChatTurns } from './chatTypes.js';
import { toTurn } from './toTurn.js';
import { useAnswers } from './useAnswers.js';
import { newestFirst, PAGE_SIZE, useOlderSessions } from './useOlderSessions.js';
import { besideWithLive, holds, keyOf, openOf, type Picked, shownOf, staying, withLive } from './versions.js';

export interface Conversation {
  turns: Async<ChatTurns>;
  loadOlder: () => void;
  /** The questions that are there, oldest first. */
  questions: readonly string[];
  /** The answers being written now: of one question, more than one where several assistants are asked. */
  running: readonly string[];
  /** Asks; resolves with the conversation the question went into. */
  ask: (question: string, more?: AskMore) => Promise<string>;
  stop: () => Promise<void>;
  /** Null takes the judgement back. */
  judge: (id: string, isLike: boolean | null, feedback: string) => Promise<void>;
  /** Turns to this answer, of several to one question. */
  turnTo: (id: string) => void;
  /** Goes on from this one of the answers that stand beside each other. */
  keep: (id: string) => Promise<void>;
}

/** What goes with a question. */
export interface AskMore {
  /** Asks again in the place of this turn, with the context that it had. */
  replaces?: string;
  /** Asks in the place of this turn in a conversation of its own, which begins with what came before. */
  branches?: string;
  /** An open conversation is handed over to this assistant. */
  handTo?: string;
  /** Assistants that answer as well. */
  beside?: readonly string[];
  /** What the page around shows. */
  context?: HostContext;
  /** Files that it is about, or a box on a page of one. Default: all of the conversation. */
  about?: AskAbout;
}

/** What the server is told of that, and what is shown until it answers. */
export interface AskAbout {
  told: QuestionAbout;
  shown: KeptAbout;
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
  const { run: runKeep } = useKeepAnswer();
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
  const followed = useMemo(() => {
    const isWaited = own !== undefined && !kept.some((session) => holds(session, own.session.id));
    return isWaited ? own.session : kept.findLast((session) => openOf(session).some((id) => id !== null));
  }, [own, kept]);
  const followedId = followed?.id;
  const live = useAnswers(useMemo(() => (followed === undefined ? [] : openOf(followed)), [followed]));
  const [{ answer }] = live;

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
  const [first, second, third, fourth] = live;
  const { list, writing } = useMemo(() => {
    const there = settled[arranged.live];
    const session = first.answer ?? arranged.list[arranged.live];
    if (there === undefined || session === undefined) return { list: settled, writing: [] };
    if (there.beside === undefined) {
      const turn = toLive(session, first);
      return { list: settled.with(arranged.live, withLive(there, turn)), writing: [turn] };
    }
    const turn = besideWithLive(there, [first, second, third, fourth].map(drawLive));
    return { list: settled.with(arranged.live, turn), writing: turn.beside ?? [] };
  }, [settled, arranged, first, second, third, fourth]);
  const stands = list[standing];
  const running = useMemo(
    () => [...writing, ...(stands ? [stands] : [])].flatMap(({ id, status }) => (status === 'running' ? id : [])),
    [writing, stands],
  );

  const { older } = past;
  const turns = useMemo<Async<ChatTurns>>(() => {
    if (topicId === undefined) return ready({ list: [], older: { status: 'none' } });
    const shown = { list, older };
    if (page.state.state === 'ready') return { ...page.state, data: shown };
    if (own !== undefined) return ready(shown);
    return page.state;
  }, [topicId, page.state, own, list, older]);

  const ask = useCallback(
    async (question: string, { replaces, branches, handTo, beside, context, about }: AskMore = {}) => {
      try {
        const last = arranged.list.at(-1);
        const after = replaces === undefined && last ? picked[keyOf(last)] : undefined;
        const reply = await runAsk({
          question,
          ...(topicId === undefined || branches !== undefined ? {} : { topicId }),
          ...(topicId === undefined ? assistantId !== undefined && { assistantId } : handTo && { assistantId: handTo }),
          ...(beside !== undefined && beside.length > 0 && { beside: [...beside] }),
          ...(replaces !== undefined && { replaces }),
          ...(branches !== undefined && { branches }),
          ...(after !== undefined && { after }),
          ...(context !== undefined && { context }),
          ...(about !== undefined && { about: about.told }),
        });
        const replaced = replaces === undefined ? undefined : arranged.list.find((one) => holds(one, replaces));
        if (replaces !== undefined) cutAt(replaces);
        if (replaced) setPicked(({ [keyOf(replaced)]: _left, ...rest }) => rest);
        const former = replaces === undefined && answer?.topicId === reply.topicId ? answer : undefined;
        const session = freshAnswers(
          question,
          reply,
          { context: context ?? replaced?.context, about: about?.shown ?? replaced?.about },
          staying(replaced, reply.earlier, answer),
        );
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
    await Promise.all(running.map((id) => runStop({ id })));
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

  const keep = useCallback(
    async (id: string) => {
      await runKeep({ id });
    },
    [runKeep],
  );

  return { turns, loadOlder: past.load, questions, running, ask, stop, judge, turnTo, keep };
};

/** Nobody is watching it any more: what has arrived is kept, and it can be asked again. */
const toLive = (session: Session, { problem }: LiveAnswer<Session>): ChatTurn =>
  toTurn(problem !== undefined && session.status === 'running' ? { ...session, status: 'interrupted' } : session);

const drawLive = (live: LiveAnswer<Session>): ChatTurn | undefined => live.answer && toLive(live.answer, live);

/** What was just asked, with the answers that come, and those that stay. */
const freshAnswers = (
  question: string,
  reply: ReplyOf<typeof askCall>,
  along: { context: HostContext | undefined; about: KeptAbout | undefined },
  earlier: readonly AnswerVersion[],
): Session => {
  const { id, topicId, beside } = reply;
  const fresh = emptyAnswer(question, { id, topicId }, along);
  if (beside === undefined) return earlier.length === 0 ? fresh : { ...fresh, versions: [...earlier, fresh] };
  const versions = beside.map((one) => ({
    ...emptyAnswer(question, { id: one.id, topicId }, along),
    from: one.from,
  }));
  return { ...fresh, versions: [...earlier, ...versions], undecided: true };
};
