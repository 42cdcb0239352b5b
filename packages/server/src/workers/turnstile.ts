interface Waiting {
  readonly begin: () => void;
  readonly reject: (error: unknown) => void;
}

/** Lets so many through at a time; the others wait, and may leave. */
export const turnstile = (most: number, first: 'oldest' | 'newest') => {
  const waiting: Waiting[] = [];
  let inside = 0;
  let closed: Error | null = null;

  const next = (): void => {
    const one = inside < most ? (first === 'newest' ? waiting.pop() : waiting.shift()) : undefined;
    one?.begin();
  };

  const enter = (signal: AbortSignal | undefined): Promise<void> =>
    new Promise((resolve, reject) => {
      const onAbort = (): void => {
        waiting.splice(waiting.indexOf(one), 1);
        reject(signal?.reason);
      };
      const one: Waiting = {
        begin: () => {
          signal?.removeEventListener('abort', onAbort);
          inside += 1;
          resolve();
        },
        reject,
      };
      signal?.addEventListener('abort', onAbort, { once: true });
      waiting.push(one);
      next();
    });

  return {
    /** Does the work in its turn. Throws the signal's reason where the wait was given up. */
    pass: async <T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> => {
      signal?.throwIfAborted();
      if (closed !== null) throw closed;
      await enter(signal);
      try {
        signal?.throwIfAborted();
        if (closed !== null) throw closed;
        return await work();
      } finally {
        inside -= 1;
        next();
      }
    },
    /** Sends all away who wait or come later. */
    close: (reason: Error): void => {
      closed = reason;
      for (const one of waiting.splice(0)) one.reject(reason);
    },
  };
};
