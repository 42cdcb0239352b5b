import { useEffect, useRef, useState } from 'react';
import type { PageSource } from './pageSource.js';

interface Wanted {
  source: PageSource;
  page: number;
  /** Width in device pixels. A picture at least this wide is kept. */
  width: number;
  /** Milliseconds to wait first, so that a page that is only scrolled past is never asked for. */
  delay: number;
  /** False for a page that may not be opened. */
  open: boolean;
}

interface Loaded {
  url: string;
  width: number;
  owned: boolean;
}

export type PageImage =
  | { state: 'waiting' }
  | { state: 'failed'; retry: () => void }
  | { state: 'ready'; url: string; onError: () => void };

const toLoaded = (result: Blob | string, width: number): Loaded =>
  typeof result === 'string'
    ? { url: result, width, owned: false }
    : { url: URL.createObjectURL(result), width, owned: true };

/** The picture of a page, asked for once it is wanted, given up when it is not, and let go of in the end. */
export const usePageImage = ({ source, page, width, delay, open }: Wanted): PageImage => {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const live = useRef<Loaded | null>(null);
  const wait = useRef(delay);

  useEffect(() => {
    if (!open || (live.current && live.current.width >= width)) return;
    const control = new AbortController();
    const load = async () => {
      try {
        const result = await source.load(page, { width, signal: control.signal });
        if (control.signal.aborted) return;
        live.current = toLoaded(result, width);
        setLoaded(live.current);
        setFailed(false);
      } catch {
        if (!control.signal.aborted) setFailed(true);
      }
    };
    const timer = setTimeout(() => void load(), attempt === 0 ? wait.current : 0);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [source, page, width, open, attempt]);

  useEffect(
    () => () => {
      if (!loaded) return;
      if (loaded.owned) URL.revokeObjectURL(loaded.url);
      // Hidden and shown again, the effects run anew: the address let go of here must not count as loaded.
      if (live.current === loaded) live.current = null;
    },
    [loaded],
  );

  if (loaded) {
    const onError = () => {
      live.current = null;
      setLoaded(null);
      setFailed(true);
    };
    return { state: 'ready', url: loaded.url, onError };
  }
  if (failed) {
    const retry = () => {
      setFailed(false);
      setAttempt((count) => count + 1);
    };
    return { state: 'failed', retry };
  }
  return { state: 'waiting' };
};
