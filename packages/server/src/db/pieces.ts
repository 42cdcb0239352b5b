/** Milliseconds that a piece should take. */
const AIM = 40;
/** Things in a piece at most: their ids travel with the statement. */
const MOST = 500;

/**
 * How many things to do in one transaction, so that nobody waits long behind it: a few at first, then as many as fit by
 * what the last piece took.
 */
export const pieces = (first = 4) => {
  let size = first;
  return {
    size: (): number => size,
    /** Does one piece of so many things. Call it inside the transaction, where no more waiting counts. */
    timed: async <T>(count: number, work: () => Promise<T>): Promise<T> => {
      const began = performance.now();
      const result = await work();
      const fits = (count * AIM) / Math.max(1, performance.now() - began);
      size = Math.max(1, Math.min(MOST, 2 * size, Math.round(fits)));
      return result;
    },
  };
};
