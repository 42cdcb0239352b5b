import { expect, it } from 'vitest';
import type { Pace } from './database.js';
import { seats } from './seats.js';

/** Work that ends when it is told to. */
const held = () => {
  const ends: (() => void)[] = [];
  const begun: string[] = [];
  return {
    begun,
    work: (name: string) => () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.push(resolve));
    },
    endOne: async () => {
      ends.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
};

it('lets so many in at a time, keeps one place for the urgent, and lets everybody in in the end', async () => {
  const seat = seats(3);
  const { begun, work, endOne } = held();
  const all = (['usual', 'usual', 'background', 'usual', 'urgent', 'urgent'] as const).map((pace: Pace, at) =>
    seat(pace, work(`${pace} ${at}`)),
  );
  expect(begun).toEqual(['usual 0', 'usual 1', 'urgent 4']);
  await endOne();
  expect(begun.slice(3)).toEqual(['urgent 5']);
  for (let left = all.length; left > 0; left -= 1) await endOne();
  await Promise.all(all);
  expect(begun.slice(4)).toEqual(['usual 3', 'background 2']);
});

it('frees the place of work that fails', async () => {
  const seat = seats(1);
  await expect(seat('usual', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await seat('usual', async () => 'next')).toBe('next');
});
