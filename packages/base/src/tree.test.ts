import { expect, it } from 'vitest';
import { treeOf } from './tree.js';

const item = (id: string, parentId: string | null) => ({ id, parentId });

it('puts each item under its parent and says how deep it stands', () => {
  expect(treeOf([item('b', null), item('a', null), item('c', 'a'), item('d', 'c'), item('e', 'a')])).toEqual([
    { ...item('b', null), level: 1, children: [] },
    {
      ...item('a', null),
      level: 1,
      children: [
        { ...item('c', 'a'), level: 2, children: [{ ...item('d', 'c'), level: 3, children: [] }] },
        { ...item('e', 'a'), level: 2, children: [] },
      ],
    },
  ]);
});

it('loses nothing whose parent is gone', () => {
  expect(treeOf([item('c', 'gone')])).toEqual([{ ...item('c', 'gone'), level: 1, children: [] }]);
});
