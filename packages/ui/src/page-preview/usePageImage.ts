import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PagePicture, PageSource } from './pageSource.js';

interface Wanted {
  source: PageSource;
  page: number;
  /** Width in device pixels. A picture at least this wide is kept. */
  width: number;
  /** Milliseconds to wait first, so that a page that is only scrolled past is never asked for. */
  delay: number;
  /** True for a page that is not asked for yet. One that was is not given up for it. Default false. */
  waits?: boolean;
  /** False for a page that may not be opened. */
  open: boolean;
}

/** What can be drawn: an address, or a canvas. */
export type Drawable = string | HTMLCanvasElement;

interface Loaded {
  drawn: Drawable;
  width: number;
  release: () => void;
}

export type PageImage =
  | { state: 'waiting' }
  | { state: 'failed'; retry: () => void }
  | { state: 'ready'; drawn: Drawable; onError: () => void };

/** Milliseconds that a zoom must stand still before a sharper picture is asked for. */
const SHARPER = 150;

const toLoaded = (picture: PagePicture, width: number): Loaded => {
  if (typeof picture === 'string') return { drawn: picture, width, release: () => {} };
  if (picture instanceof HTMLCanvasElement) {
    // A canvas that merely goes out of reach keeps its pixels for a long time.
    const release = () => {
      picture.width = 0;
      picture.height = 0;
    };
    return { drawn: picture, width, release };
  }
  const url = URL.createObjectURL(picture);
  return { drawn: url, width, release: () => URL.revokeObjectURL(url) };
};

/** The picture of a page, asked for once it is wanted, given up when it is not, and let go of in the end. */
export const usePageImage = ({ source, page, width, delay, waits = false, open }: Wanted): PageImage => {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const live = useRef<Loaded | null>(null);
  const wait = useRef(delay);
  const [free, setFree] = useState(!waits);
  if (!free && !waits) setFree(true);

  // Before the browser paints: the page that is waited for is asked for a frame earlier.
  useLayoutEffect(() => {
    if (!open || !free || (live.current && live.current.width >= width)) return;
    const control = new AbortController();
    const load = async () => {
      try {
        const result = toLoaded(await source.load(page, { width, signal: control.signal }), width);
        if (control.signal.aborted) {
          result.release();
          return;
        }
        live.current = result;
        const show = () => {
          setLoaded(result);
          setFailed(false);
        };
        // A canvas is finished in a frame of the browser's: put in its place at once, it is seen in that frame.
        if (typeof result.drawn === 'string') show();
        else flushSync(show);
      } catch {
        if (!control.signal.aborted) setFailed(true);
      }
    };
    const pause = live.current ? SHARPER : attempt === 0 ? wait.current : 0;
    const timer = pause > 0 ? setTimeout(() => void load(), pause) : undefined;
    if (pause === 0) void load();
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [source, page, width, open, free, attempt]);

  useEffect(
    () => () => {
      if (!loaded) return;
      loaded.release();
      // Hidden and shown again, the effects run anew: what was let go of here must not count as loaded.
      if (live.current === loaded) live.current = null;
      if (typeof loaded.drawn !== 'string') setLoaded((now) => (now === loaded ? null : now));
    },
    [loaded],
  );

  if (loaded) {
    const onError = () => {
      live.current = null;
      setLoaded(null);
      setFailed(true);
    };
    return { state: 'ready', drawn: loaded.drawn, onError };
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
