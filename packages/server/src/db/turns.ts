import { AsyncLocalStorage } from 'node:async_hooks';

/** Lets one after another through, in the order of asking. */
export const turns = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    // Called without the result of the one before.
    const mine = last.then(() => work());
    last = mine.catch(() => undefined);
    return mine;
  };
};

/** Refuses the database itself to code that runs inside one of its transactions. */
export const transactionGuard = () => {
  const inside = new AsyncLocalStorage<{ open: boolean }>();
  let open = 0;
  return {
    check: () => {
      if (inside.getStore()?.open) throw new Error('inside a transaction, use the transaction that was given');
    },
    run: async <T>(work: () => Promise<T>): Promise<T> => {
      const mark = { open: true };
      open += 1;
      try {
        return await inside.run(mark, work);
      } finally {
        mark.open = false;
        open -= 1;
        // As long as it is told apart who is inside, every promise of the process costs more than twice as much.
        if (open === 0) inside.disable();
      }
    },
  };
};
