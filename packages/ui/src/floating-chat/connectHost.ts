import type { TurnContext } from '@console/base';
import {
  envelope,
  type FrameEvent,
  type FrameFeature,
  type FrameMessage,
  hostOrigin,
  readHostMessage,
} from '../frame-messages/index.js';

export interface HostOptions {
  /** Origins of the pages that may frame this one. Messages of others are ignored. Default: this page's own. */
  hosts?: readonly string[];
  /** What this page can do when asked. Default: `fresh` where `onFresh` is given. */
  features?: readonly FrameFeature[];
  /** The window asks this question. */
  onAsk?: (question: string) => void;
  /** The window asks for a new conversation. */
  onFresh?: () => void;
  /** Whether anybody sees this page. Hold streams and timers while not. */
  onVisibleChange?: (visible: boolean) => void;
  /** How the page around looks and speaks, where it says so. */
  onSettingsChange?: (settings: { theme?: 'light' | 'dark'; language?: string }) => void;
  /** What the window shows now, that a question may be about; null: nothing. */
  onContextChange?: (context: TurnContext | null) => void;
  /** Escape, where nothing here used it, minimizes the window. Default true. */
  escape?: boolean;
}

export interface HostConnection {
  /** False where the page stands in a window of its own: then nothing below does anything. */
  readonly framed: boolean;
  /** Says what the page is about, beside the window's title. */
  title: (title: string) => void;
  /** Asks for a size, in pixels. */
  resize: (size: { width?: number; height?: number }) => void;
  /** Answers that came while nobody looked. */
  news: (count: number) => void;
  /** Says what happened here. */
  event: (name: FrameEvent) => void;
  minimize: () => void;
  close: () => void;
  /** Ends it: call it when the page goes. */
  disconnect: () => void;
}

/** Connects a framed chat page with the `FloatingChat` around it. Both sides check origin and window of every message. */
export const connectHost = ({
  hosts = [location.origin],
  onAsk,
  onFresh,
  onVisibleChange,
  onSettingsChange,
  onContextChange,
  features = onFresh ? ['fresh'] : [],
  escape = true,
}: HostOptions = {}): HostConnection => {
  const framed = window.parent !== window;
  const told = hostOrigin();
  let targets = told === undefined ? hosts : hosts.filter((host) => host === told);
  const post = (message: FrameMessage) => {
    if (!framed) return;
    for (const target of targets) window.parent.postMessage(envelope(message), target);
  };

  const onMessage = (event: MessageEvent<unknown>) => {
    if (event.source !== window.parent || !hosts.includes(event.origin)) return;
    const message = readHostMessage(event.data);
    if (!message) return;
    targets = [event.origin];
    if (message.type === 'hello') post({ type: 'ready', features });
    if (message.type === 'ask') onAsk?.(message.question);
    if (message.type === 'fresh') onFresh?.();
    if (message.type === 'visible') onVisibleChange?.(message.visible);
    if (message.type === 'context') onContextChange?.(message.context);
    if (message.type === 'settings') onSettingsChange?.({ theme: message.theme, language: message.language });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing) post({ type: 'minimize' });
  };
  if (framed) {
    window.addEventListener('message', onMessage);
    if (escape) window.addEventListener('keydown', onKeyDown);
    post({ type: 'ready', features });
  }
  return {
    framed,
    title: (title) => post({ type: 'title', title }),
    resize: (size) => post({ type: 'resize', ...size }),
    news: (count) => post({ type: 'news', count }),
    event: (name) => post({ type: 'event', name }),
    minimize: () => post({ type: 'minimize' }),
    close: () => post({ type: 'close' }),
    disconnect: () => {
      window.removeEventListener('message', onMessage);
      window.removeEventListener('keydown', onKeyDown);
    },
  };
};
