import type { ChatControl } from '@console/api/hooks/chat';
import { useEffect, useRef } from 'react';
import { prepareAnswers } from './LazyAnswer.js';
import type { ConsoleChatProps } from './consoleChatProps.js';

type Events = Pick<ConsoleChatProps, 'onReady' | 'onAsked' | 'onAnswered'>;

/** Tells the page around when a question can be typed, is on its way, and is answered. */
export const useChatEvents = ({ view, assistantId }: ChatControl, topic: string | null, events: Events): void => {
  const { onReady, onAsked, onAnswered } = events;
  const last = view.turns.state === 'ready' ? view.turns.data.list.at(-1) : undefined;
  const ready = view.turns.state === 'ready';
  const told = useRef(false);
  const seen = useRef<string>(undefined);
  const running = view.composer.running;

  useEffect(() => {
    if (!ready || told.current) return;
    told.current = true;
    prepareAnswers();
    onReady?.({ assistant: assistantId ?? null });
  }, [ready, assistantId, onReady]);

  useEffect(() => {
    if (last === undefined) return;
    if (running) {
      if (seen.current !== last.id) onAsked?.({ topic, question: last.question });
      seen.current = last.id;
    } else if (seen.current === last.id) {
      seen.current = undefined;
      onAnswered?.({ topic, id: last.id, status: last.status });
    }
  }, [last, running, topic, onAsked, onAnswered]);
};
