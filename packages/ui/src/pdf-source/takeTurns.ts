/** Lets so many pieces of work run at a time, in the order asked for. Work given up while it waits is never begun. */
export const takeTurns = (most: number) => {
  const queue: (() => void)[] = [];
  let running = 0;
  const next = () => {
    while (running < most) {
      const begin = queue.shift();
      if (!begin) return;
      begin();
    }
  };
  return <T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      const begin = () => {
        signal.removeEventListener('abort', leave);
        running += 1;
        work()
          .then(resolve, reject)
          .finally(() => {
            running -= 1;
            next();
          });
      };
      const leave = () => {
        queue.splice(queue.indexOf(begin), 1);
        reject(signal.reason);
      };
      if (signal.aborted) {
        reject(signal.reason);
        return;
      }
      signal.addEventListener('abort', leave, { once: true });
      queue.push(begin);
      next();
    });
};
