import { expect, it } from 'vitest';
import { type Placed, placeAt } from './treeOrder.js';

const inOrder = (siblings: readonly Placed[], changes: readonly Placed[]) => {
  const now = new Map(siblings.map(({ id, orderNum }) => [id, orderNum]));
  for (const { id, orderNum } of changes) now.set(id, orderNum);
  return [...now].toSorted(([, a], [, b]) => a - b).map(([id]) => id);
};

const four: Placed[] = ['a', 'b', 'c', 'd'].map((id, at) => ({ id, orderNum: at + 1 }));

it('moves an entry up, down, to the front and to the end', () => {
  expect(inOrder(four, placeAt(four, 'c', 1))).toEqual(['a', 'c', 'b', 'd']);
  expect(inOrder(four, placeAt(four, 'b', 2))).toEqual(['a', 'c', 'b', 'd']);
  expect(inOrder(four, placeAt(four, 'd', 0))).toEqual(['d', 'a', 'b', 'c']);
  expect(inOrder(four, placeAt(four, 'a', 3))).toEqual(['b', 'c', 'd', 'a']);
});

it('takes in an entry from elsewhere', () => {
  expect(inOrder(four, placeAt(four, 'new', 2))).toEqual(['a', 'b', 'new', 'c', 'd']);
  expect(placeAt([], 'new', 0)).toEqual([{ id: 'new', orderNum: 0 }]);
});

it('leaves the others alone where there is room', () => {
  const wide: Placed[] = [
    { id: 'a', orderNum: 10 },
    { id: 'b', orderNum: 20 },
  ];
  expect(placeAt(wide, 'new', 1)).toEqual([{ id: 'new', orderNum: 11 }]);
});

it('puts entries apart that had the same number', () => {
  const same: Placed[] = ['a', 'b', 'c'].map((id) => ({ id, orderNum: 0 }));
  expect(inOrder(same, placeAt(same, 'c', 1))).toEqual(['a', 'c', 'b']);
});
