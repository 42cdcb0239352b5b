/** Runs `work` now and then at most, never two at a time. What comes in between is left out. */
export const nowAndThen = <T>(
  /** Milliseconds between two of them. */
  pause: number,
  work: (value: T) => Promise<void>,
): { report: (value: T) => void; settled: () => Promise<void> } => {
  let busy: Promise<void> = Promise.resolve();
  let last = 0;
  let isBusy = false;
  return {
    report: (value) => {
      if (isBusy || Date.now() - last < pause) return;
      last = Date.now();
      isBusy = true;
      busy = work(value)
        // The next report says more than this one.
        .catch(() => undefined)
        .finally(() => {
          isBusy = false;
        });
    },
    settled: () => busy,
  };
};
