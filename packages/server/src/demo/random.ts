/** Chance that comes out the same each time: everything that a demo world leaves to chance is taken from one of these. */
export interface Chance {
  /** From 0, below 1. */
  next(): number;
  /** A whole number, both ends included. */
  whole(low: number, high: number): number;
  /** True so often. */
  happens(share: number): boolean;
  /** One of these; the first are likelier the higher `lean` is. Default 1: all alike. */
  pick<T>(from: readonly T[], lean?: number): T;
  /** These in another order. */
  shuffled<T>(these: readonly T[]): T[];
}

/** mulberry32: small, quick and even enough. */
export const chanceOf = (seed: number): Chance => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    whole,
    happens: (share) => next() < share,
    pick: (from, lean = 1) => {
      const one = from[Math.floor(next() ** lean * from.length)];
      if (one === undefined) throw new Error('nothing to pick from');
      return one;
    },
    shuffled: (these) => {
      const rest = [...these];
      return these.map(() => rest.splice(whole(0, rest.length - 1), 1)).flat();
    },
  };
};
