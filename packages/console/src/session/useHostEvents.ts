import type { ChatTurnStatus } from '@console/ui/chat';
import type { FrameEvent } from '@console/ui/frame-messages';
import { useEffect, useEffectEvent, useRef } from 'react';

export interface Talk {
  /** Undefined: a new conversation. */
  topicId: string | undefined;
  /** The newest turn; undefined where there is none yet, or it is not known. */
  last: { id: string; status: ChatTurnStatus } | undefined;
  /** Whether the evidence stands open. */
  cited: boolean;
}

const ends: Readonly<Partial<Record<ChatTurnStatus, FrameEvent>>> = {
  done: 'answered',
  stopped: 'stopped',
  failed: 'failed',
  interrupted: 'failed',
};

/** What happened between two moments of a talk. Opening another conversation is nothing that happened in it. */
const between = (before: Talk, { topicId, last, cited }: Talk): FrameEvent | undefined => {
  if (cited && !before.cited) return 'cited';
  if (last === undefined || (before.topicId !== undefined && topicId !== before.topicId)) return undefined;
  if (last.id !== before.last?.id) return last.status === 'running' ? 'asked' : undefined;
  return before.last.status === 'running' ? ends[last.status] : undefined;
};

/** Tells the window around what happens in a talk, in a word each and nothing of what is said. */
export const useHostEvents = (talk: Talk, tell: (event: FrameEvent) => void): void => {
  const before = useRef(talk);
  const { topicId, last, cited } = talk;
  const look = useEffectEvent(() => {
    const event = between(before.current, talk);
    before.current = talk;
    if (event !== undefined) tell(event);
  });
  useEffect(() => look(), [topicId, last?.id, last?.status, cited]);
};
