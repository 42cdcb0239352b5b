import { connectHost, type HostConnection } from '@console/ui/floating-chat';
import { useEffect, useRef } from 'react';

interface HostEvents {
  /** What the chat is about, for the window around. */
  title: string;
  onAsk: (question: string) => void;
  onFresh: () => void;
}

/** Joins a chat that stands without the shell to the floating window around it, where there is one. */
export const useHost = (enabled: boolean, events: HostEvents) => {
  const latest = useRef(events);
  const host = useRef<HostConnection>(null);
  useEffect(() => {
    latest.current = events;
  });
  useEffect(() => {
    if (!enabled) return undefined;
    const connection = connectHost({
      onAsk: (question) => latest.current.onAsk(question),
      onFresh: () => latest.current.onFresh(),
    });
    host.current = connection;
    return () => connection.disconnect();
  }, [enabled]);
  const { title } = events;
  useEffect(() => host.current?.title(title), [title]);
};
