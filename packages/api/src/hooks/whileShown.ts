'use client';

/**
 * Does some work while the page is shown: gives it up when the page is hidden, and begins again when it is back.
 * Answers what ends it for good.
 */
export const whileShown = (work: (signal: AbortSignal) => Promise<void>): (() => void) => {
  let current: AbortController | undefined;
  const onVisibility = () => {
    current?.abort();
    if (document.visibilityState === 'hidden') return;
    current = new AbortController();
    void work(current.signal);
  };
  onVisibility();
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    current?.abort();
  };
};
