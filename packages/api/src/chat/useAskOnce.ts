import { useEffect, useRef } from 'react';
import type { AskMore } from './useConversation.js';

/** What is left in the field once a question was taken: what was typed after it. */
export const withoutSent = (text: string, sent: string): string =>
  text.trimStart().startsWith(sent) ? text.trimStart().slice(sent.length).trimStart() : text;

interface Taken {
  question: string;
  /** The conversation it went into. */
  topic: string;
  /** The reader is still where they asked. */
  here: boolean;
  typed: boolean;
  context: AskMore['context'];
}

interface AskOnceOptions {
  topicId: string | undefined;
  /** Resolves with the conversation that the question went into. */
  ask: (question: string, more: AskMore) => Promise<string>;
  onTaken: (event: Taken) => void;
}

export interface AskHow extends AskMore {
  /** It came from the field. Default false. */
  typed?: boolean;
  /** It was taken. */
  onTaken?: (() => void) | undefined;
}

/** Asks one question at a time: a second Enter asks nothing twice. One that is refused stays where it was. */
export const useAskOnce = ({ topicId, ask, onTaken }: AskOnceOptions) => {
  const shown = useRef(topicId);
  useEffect(() => {
    shown.current = topicId;
  }, [topicId]);
  const sending = useRef(false);
  return (question: string, { typed = false, onTaken: onThisTaken, ...more }: AskHow = {}): void => {
    if (sending.current) return;
    sending.current = true;
    ask(question, more)
      .then(
        // As it was when asked: the draft and the conversation are those.
        (topic) => {
          onTaken({ question, topic, here: shown.current === topicId, typed, context: more.context });
          onThisTaken?.();
        },
        // The client has said why.
        () => undefined,
      )
      .finally(() => {
        sending.current = false;
      });
  };
};
