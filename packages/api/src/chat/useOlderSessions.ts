import { useCallback, useMemo, useState } from 'react';
import type { AnswerVersion, Session } from '../contract/sessions.js';
import { usePageSessions } from '../hooks/sessions.js';
import type { OlderTurns } from './chatTypes.js';
import { holds, withChange } from './versions.js';

/** Questions of one page. */
export const PAGE_SIZE = 50;

export const newestFirst = [{ column: 'createTime', asc: false }];

const none: readonly Session[] = [];

interface Held {
  topicId: string | undefined;
  /** Oldest first. */
  list: readonly Session[];
  /** The page being asked for. */
  wanted: number | null;
  /** The last page that brought nothing: rows move over pages while others are added and deleted. */
  fruitless: number;
}

export interface OlderSessions {
  /** Oldest first. None that `newest` has. */
  list: readonly Session[];
  older: OlderTurns;
  load: () => void;
  /** Forgets this one and all after it. */
  cutAt: (id: string) => void;
  /** Changes one answer in place. */
  patch: (id: string, part: Partial<AnswerVersion>) => void;
}

/** What was asked in a conversation before its newest page, loaded page by page as it is wanted. */
export const useOlderSessions = (
  topicId: string | undefined,
  newest: readonly Session[],
  total: number,
): OlderSessions => {
  const nothing: Held = { topicId, list: none, wanted: null, fruitless: 0 };
  const [stored, setHeld] = useState<Held>(nothing);
  const held = stored.topicId === topicId ? stored : nothing;
  const { wanted } = held;
  const page = usePageSessions(
    topicId === undefined || wanted === null
      ? null
      : { topicId, current: wanted, size: PAGE_SIZE, orders: newestFirst },
    { keepPrevious: false },
  );

  const list = useMemo(() => {
    const known = new Set(newest.map(({ id }) => id));
    return held.list.filter(({ id }) => !known.has(id));
  }, [held.list, newest]);
  if (wanted !== null && page.data !== undefined) {
    const have = new Set([...newest, ...list].map(({ id }) => id));
    const come = page.data.list.filter(({ id }) => !have.has(id)).toReversed();
    setHeld({
      topicId,
      list: [...come, ...list],
      wanted: null,
      fruitless: come.length === 0 ? wanted : held.fruitless,
    });
  }

  const count = newest.length + list.length;
  const next = Math.max(Math.floor(count / PAGE_SIZE), held.fruitless) + 1;
  const more = count < total && (next - 1) * PAGE_SIZE < total;
  const { state } = page;
  const older = useMemo<OlderTurns>(() => {
    if (wanted === null) return { status: more ? 'more' : 'none' };
    return state.state === 'error' ? { status: 'failed', message: state.error.message } : { status: 'loading' };
  }, [wanted, more, state]);

  const load = () => {
    if (wanted !== null) page.refresh();
    else if (more) setHeld({ ...held, topicId, wanted: next });
  };
  const cutAt = useCallback((id: string) => {
    setHeld((before) => {
      const index = before.list.findIndex((session) => holds(session, id));
      return index < 0 ? before : { ...before, list: before.list.slice(0, index) };
    });
  }, []);
  const patch = useCallback((id: string, part: Partial<AnswerVersion>) => {
    setHeld((before) => ({
      ...before,
      list: before.list.map((session) => withChange(session, id, part)),
    }));
  }, []);
  return { list, older, load, cutAt, patch };
};
