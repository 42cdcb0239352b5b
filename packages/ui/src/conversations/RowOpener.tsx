import type { Ref } from 'react';
import { useAgo } from '../ago/useAgo.js';
import type { Conversation } from './conversationGroups.js';
import { Open, RunningDot } from './ConversationList.styles.js';

export interface RowOpenerProps {
  conversation: Conversation;
  /** What it is called where it has no name, and while an answer is made. */
  words: { readonly untitled: string; readonly running: string };
  /** The present, to say when it was last spoken in. */
  now: Date;
  current: boolean;
  onOpen: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** The name of a conversation in a list of them: opens it. */
export const RowOpener = ({ conversation, words, now, current, onOpen, ref }: RowOpenerProps) => {
  const ago = useAgo();
  const { running, updateTime } = conversation;
  const title = conversation.title === '' ? words.untitled : conversation.title;
  return (
    <Open
      ref={ref}
      type="button"
      title={`${title} · ${ago(updateTime, now)}`}
      aria-current={current ? 'page' : undefined}
      onClick={onOpen}
    >
      <span>{title}</span>
      {running && <RunningDot role="img" aria-label={words.running} title={words.running} />}
    </Open>
  );
};
