import { type Dispatch, type SetStateAction, useCallback, useEffect, useRef } from 'react';
import { pageRatio } from './pageLayout.js';
import type { PageSource } from './pageSource.js';

type Measured = ReadonlyMap<number, number>;

/** Smaller differences of a ratio are rounding. */
const SAME = 0.003;

const learn = (source: PageSource, before: Measured, found: Measured): Measured => {
  const other = Array.from(found).filter(([page, ratio]) => Math.abs(pageRatio(source, before, page) - ratio) >= SAME);
  return other.length === 0 ? before : new Map([...before, ...other]);
};

/** Takes in what pictures say about their pages, at most once a frame: each time, all pages are placed anew. */
export const useMeasures = (
  source: PageSource,
  setMeasured: Dispatch<SetStateAction<Measured>>,
): ((page: number, ratio: number) => void) => {
  const found = useRef(new Map<number, number>());
  const frame = useRef<number | undefined>(undefined);
  const take = useCallback(() => {
    frame.current = undefined;
    const news = found.current;
    if (news.size === 0) return;
    found.current = new Map();
    setMeasured((before) => learn(source, before, news));
  }, [source, setMeasured]);
  useEffect(() => {
    take();
    return () => {
      if (frame.current !== undefined) cancelAnimationFrame(frame.current);
      frame.current = undefined;
    };
  }, [take]);
  return useCallback(
    (page, ratio) => {
      found.current.set(page, ratio);
      frame.current ??= requestAnimationFrame(take);
    },
    [take],
  );
};
