import type { TurnContext } from '@console/base';
import { connectHost, type FrameEvent, type HostConnection } from '@console/ui/floating-chat';
import { useCallback, useEffect, useRef } from 'react';
import { known, setPreferences } from '../state/preferences.js';
import { embedders } from './embedded.js';

interface HostEvents {
  /** What the page is about, for the window around. */
  title: string;
  /** Left out where the page cannot be asked anything. */
  onAsk?: (question: string) => void;
  /** What the window shows now; null: nothing. */
  onContextChange?: (context: TurnContext | null) => void;
  /** Left out where there is nothing to begin anew. */
  onFresh?: () => void;
}

/**
 * Joins a page that stands without the shell to the window around it, where there is one: it looks and speaks as that
 * window asks, and Escape minimizes that. Answers what tells that window of an event.
 */
export const useHost = (enabled: boolean, events: HostEvents) => {
  const latest = useRef(events);
  const host = useRef<HostConnection>(null);
  useEffect(() => {
    latest.current = events;
  });
  const { title, onFresh } = events;
  const canBegin = onFresh !== undefined;
  useEffect(() => {
    if (!enabled) return undefined;
    const connection = connectHost({
      hosts: embedders(),
      onAsk: (question) => latest.current.onAsk?.(question),
      onContextChange: (context) => latest.current.onContextChange?.(context),
      onSettingsChange: (settings) => setPreferences(known(settings)),
      ...(canBegin && { onFresh: () => latest.current.onFresh?.() }),
    });
    host.current = connection;
    return () => connection.disconnect();
  }, [enabled, canBegin]);
  useEffect(() => host.current?.title(title), [title]);
  return useCallback((event: FrameEvent) => host.current?.event(event), []);
};
