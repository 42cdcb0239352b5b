import { expect, it } from 'vitest';
import { breather, piecesOf } from './pieces.js';

it('cuts by size, keeps the order, and leaves nothing out', () => {
  const sizes = [3, 4, 5, 1, 1, 20, 2];
  expect([...piecesOf(sizes, (size) => size, 8)]).toEqual([[3, 4], [5, 1, 1], [20], [2]]);
  expect([...piecesOf([], () => 1, 8)]).toEqual([]);
});

it('lets others have their turn during long work', async () => {
  let turns = 0;
  let working = true;
  const other = (): void => {
    turns += 1;
    if (working) setImmediate(other);
  };
  setImmediate(other);
  const breathe = breather();
  for (const end = performance.now() + 400; performance.now() < end; ) await breathe();
  working = false;
  expect(turns).toBeGreaterThan(5);
});
