import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import {
  envelope,
  type FrameFeature,
  type FrameMessage,
  type HostMessage,
  readFrameMessage,
} from '../frame-messages/index.js';

export type FrameState = 'loading' | 'ready' | 'failed';

/** The origin of a page that may be framed; null for an address that is none, as `javascript:` or `data:`. */
export const frameOrigin = (src: string): string | null => {
  try {
    const { protocol, origin } = new URL(src, document.baseURI);
    return ['http:', 'https:', 'blob:'].includes(protocol) && origin !== 'null' ? origin : null;
  } catch {
    return null;
  }
};

interface Options {
  frame: RefObject<HTMLIFrameElement | null>;
  origin: string | null;
  /** Whether the page says when it is there. */
  waitForReady: boolean;
  /** Milliseconds until a page that has not come counts as failed. */
  timeout: number;
  /** Whether the frame stands in the document: it is loaded when first needed. */
  mounted: boolean;
  onMessage: (message: FrameMessage) => void;
}

/** The framed page: how far it is, what it can do, and messages both ways, only ever with this page of this origin. */
export const useFrame = ({ frame, origin, waitForReady, timeout, mounted, onMessage }: Options) => {
  const [state, setState] = useState<FrameState>(origin === null ? 'failed' : 'loading');
  const [features, setFeatures] = useState<readonly FrameFeature[]>([]);
  const [connected, setConnected] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const loadedOnce = useRef(false);
  const latest = useRef(onMessage);
  useEffect(() => {
    latest.current = onMessage;
  });

  const post = useCallback(
    (message: HostMessage) => {
      if (origin !== null) frame.current?.contentWindow?.postMessage(envelope(message), origin);
    },
    [frame, origin],
  );

  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      const page = frame.current?.contentWindow;
      if (!page || event.source !== page || event.origin !== origin) return;
      const message = readFrameMessage(event.data);
      if (!message) return;
      if (message.type === 'ready') {
        setFeatures(message.features);
        setConnected(true);
        setState('ready');
      }
      // It has come, and cannot go on alone: what it says about that is to be seen.
      if (message.type === 'token-wanted') setState('ready');
      latest.current(message);
    };
    window.addEventListener('message', listen);
    // While hidden nobody listened: a page that came meanwhile is asked to say so again.
    if (loadedOnce.current) post({ type: 'hello' });
    return () => window.removeEventListener('message', listen);
  }, [frame, origin, post]);

  const waiting = mounted && state === 'loading';
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => setState('failed'), timeout);
    return () => clearTimeout(timer);
  }, [waiting, timeout, attempt]);

  // The frame itself, not the ref: a page may come while its tab is hidden, and refs are empty then.
  const onLoad = (loaded: HTMLIFrameElement) => {
    loadedOnce.current = true;
    // A page of this origin can be looked into. The browser's own error page, and one that refuses frames, cannot.
    const unreachable = origin === location.origin && !loaded.contentDocument;
    if (unreachable) {
      setState('failed');
      return;
    }
    post({ type: 'hello' });
    if (!waitForReady) setState('ready');
  };
  const retry = () => {
    loadedOnce.current = false;
    setFeatures([]);
    setConnected(false);
    setState('loading');
    setAttempt((before) => before + 1);
  };
  return { state, connected, features, attempt, post, onLoad, retry };
};
