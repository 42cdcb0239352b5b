/** Remembers that something happened until somebody has noticed. For one waiter at a time. */
export interface Latch {
  set(): void;
  /**
   * Resolves to true once it has been set since the last wait; to false after `ms` without that, and when `signal`
   * aborts.
   */
  wait(ms?: number, signal?: AbortSignal): Promise<boolean>;
}

export const latch = (): Latch => {
  let happened = false;
  let notice: (() => void) | null = null;
  return {
    set: () => {
      happened = true;
      notice?.();
    },
    wait: (ms, signal) =>
      new Promise((resolve) => {
        let timer: NodeJS.Timeout | undefined;
        const end = () => {
          clearTimeout(timer);
          signal?.removeEventListener('abort', end);
          notice = null;
          resolve(happened);
          happened = false;
        };
        notice = end;
        if (happened || signal?.aborted) return end();
        signal?.addEventListener('abort', end, { once: true });
        if (ms !== undefined) timer = setTimeout(end, ms);
      }),
  };
};
