import type { AssignShare } from '@console/api/contract';

/** Somebody who is to get people. */
export interface Taker {
  readonly id: string;
  readonly weight: number;
  /** People that they get at most. */
  readonly most: number;
  /** Contacts that they have already. */
  readonly load: number;
}

/** How many each gets, by id. */
export type Shares = ReadonlyMap<string, number>;

const sumOf = (numbers: Iterable<number>): number => [...numbers].reduce((sum, one) => sum + one, 0);

/** By weight, whole people: what is left over goes to those with the largest rests. */
const rounded = (takers: readonly Taker[], count: number): [string, number][] => {
  const weights = sumOf(takers.map(({ weight }) => weight));
  const wishes = takers.map(({ id, weight }) => {
    const exact = (count * weight) / weights;
    return { id, whole: Math.floor(exact), rest: exact - Math.floor(exact) };
  });
  const spare = count - sumOf(wishes.map(({ whole }) => whole));
  const lucky = new Set(
    wishes
      .toSorted((a, b) => b.rest - a.rest)
      .slice(0, spare)
      .map(({ id }) => id),
  );
  return wishes.map(({ id, whole }) => [id, whole + (lucky.has(id) ? 1 : 0)]);
};

/** By weight, nobody beyond what they take: what they leave is shared out among the others. */
const byWeight = (takers: readonly Taker[], count: number): Map<string, number> => {
  const full = new Map<string, number>();
  for (;;) {
    const open = takers.filter(({ id }) => !full.has(id));
    const left = count - sumOf(full.values());
    const weights = sumOf(open.map(({ weight }) => weight));
    const over = open.filter(({ weight, most }) => (left * weight) / weights > most);
    for (const { id, most } of over) full.set(id, most);
    if (over.length > 0 && over.length < open.length) continue;
    return new Map([...full, ...(over.length > 0 ? [] : rounded(open, left))]);
  }
};

/** The load up to which those with less are filled by so many people at most. */
const levelFor = (takers: readonly Taker[], count: number): number => {
  const filled = (level: number): number =>
    sumOf(takers.map(({ load, most }) => Math.min(most, Math.max(0, level - load))));
  let low = Math.min(...takers.map(({ load }) => load));
  let high = Math.max(...takers.map(({ load }) => load)) + count;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (filled(middle) <= count) low = middle;
    else high = middle - 1;
  }
  return low;
};

/** First to those with fewest, until all have as many; what is left over one by one in their order. */
const byLoad = (takers: readonly Taker[], count: number): Map<string, number> => {
  const level = levelFor(takers, count);
  const gets = new Map(
    takers.map(({ id, load, most }): [string, number] => [id, Math.min(most, Math.max(0, level - load))]),
  );
  let left = count - sumOf(gets.values());
  for (const { id, load, most } of takers) {
    const has = gets.get(id) ?? 0;
    if (left === 0) break;
    if (has >= most || load > level) continue;
    gets.set(id, has + 1);
    left -= 1;
  }
  return gets;
};

/** Shares so many people out. Together they get all of them, or as many as they take. */
export const shareOut = (takers: readonly Taker[], count: number, share: AssignShare): Shares => {
  if (takers.length === 0) return new Map();
  return share === 'leastLoaded' ? byLoad(takers, count) : byWeight(takers, count);
};
