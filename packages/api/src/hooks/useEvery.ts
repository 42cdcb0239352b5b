'use client';

import { useEffect } from 'react';

/**
 * Does something every so many milliseconds while the page is shown; 0 does not. `waits`: what was done last still goes
 * on: slower than the interval, it would otherwise always be overtaken by the next.
 */
export const useEvery = (interval: number, waits: boolean, action: () => void): void => {
  useEffect(() => {
    if (interval <= 0 || waits) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') action();
    }, interval);
    return () => clearInterval(timer);
  }, [interval, waits, action]);
};
