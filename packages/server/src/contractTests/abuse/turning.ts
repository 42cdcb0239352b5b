import { allEndpoints } from '@console/api/contract/all';
import { nameOf } from '../walk.js';
import type { Attempt } from './refusal.js';

const needsOf = new Map(allEndpoints.map(({ entry }) => [nameOf(entry), entry.needs]));

/** What is wrong, without the name of the field that it is wrong in. */
const kindOf = (what: string): string =>
  what
    .replace(/ (?:as|in) [\w.]+$/, '')
    .replace(/^no \S+$/, 'a field missing')
    .replace(/^\S+ repeated$/, 'a field repeated');

const DAY = 86_400_000;

/** Moves on every day, so that everything has its turn; `TURN` repeats the choice of a day. */
const turn = Number(process.env.TURN ?? Math.floor(Date.now() / DAY));

/**
 * One attempt of each kind against the calls of each permission, another one every day, since there are thousands. All of
 * them where LONG is set.
 */
export const turning = (attempts: readonly Attempt[]): readonly Attempt[] => {
  if (process.env.LONG) return attempts;
  const groups = new Map<string, Attempt[]>();
  for (const attempt of attempts) {
    const key = `${needsOf.get(attempt.call)}: ${kindOf(attempt.what)}`;
    const group = groups.get(key) ?? [];
    group.push(attempt);
    groups.set(key, group);
  }
  return [...groups.values()].flatMap((group) => group[turn % group.length] ?? []);
};
