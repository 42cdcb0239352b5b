import type { Tag } from '@console/api/contract';
import { expect, it } from 'vitest';
import { countBelow, narrowed, tagTree } from './tagTree.js';

const tag = (id: string, parentId: string | null, orderNum = 1): Tag => ({
  id,
  parentId,
  orderNum,
  tagSystemId: 's',
  name: id,
  description: '',
  enabled: true,
  updateTime: '2026-11-20T10:00:00+08:00',
});

it('puts labels under their parents, by order, and loses none', () => {
  const tree = tagTree([tag('b', null, 2), tag('a1', 'a'), tag('a', null, 1), tag('orphan', 'gone', 3)]);
  expect(tree.map(({ key }) => key)).toEqual(['a', 'b', 'orphan']);
  expect(tree[0]?.children.map(({ key }) => key)).toEqual(['a1']);
});

it('counts what stands below one, at any depth', () => {
  const [top] = tagTree([tag('a', null), tag('b', 'a'), tag('c', 'b'), tag('d', 'b')]);
  expect(top === undefined ? 0 : countBelow(top)).toBe(3);
});

it('narrows a tree to what is chosen, with what is above and below it', () => {
  const tree = tagTree([tag('a', null, 1), tag('b', 'a', 1), tag('c', 'b'), tag('d', 'a', 2), tag('e', null, 2)]);
  expect(narrowed(tree, [])).toBe(tree);
  const [top, ...others] = narrowed(tree, ['b']);
  expect(others).toEqual([]);
  expect(top?.children.map(({ key }) => key)).toEqual(['b']);
  expect(top?.children[0]?.children.map(({ key }) => key)).toEqual(['c']);
  expect(narrowed(tree, ['gone'])).toEqual([]);
});
