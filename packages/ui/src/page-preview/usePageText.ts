import { useEffect, useState } from 'react';
import type { PageSource, TextRun } from './pageSource.js';

/** A page with more pieces than this is a drawing, and would only slow the browser down. */
const MOST = 6000;
/** Milliseconds that a page must stand before its words are asked for: nobody selects in passing. */
const STANDING = 120;
const none: readonly TextRun[] = [];

/** The words of a page, asked for while it is near. None where there are none, or they can't be had: the picture stays. */
export const usePageText = (source: PageSource, page: number, wanted: boolean): readonly TextRun[] => {
  const [runs, setRuns] = useState(none);
  useEffect(() => {
    if (!wanted) return;
    const control = new AbortController();
    const read = () =>
      source.text?.(page, { signal: control.signal }).then(
        (found) => {
          if (!control.signal.aborted) setRuns(found.slice(0, MOST));
        },
        () => {},
      );
    const timer = setTimeout(() => void read(), STANDING);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [source, page, wanted]);
  return wanted ? runs : none;
};
