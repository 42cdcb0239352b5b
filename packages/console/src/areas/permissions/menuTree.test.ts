import type { Menu } from '@console/api/contract';
import { expect, it } from 'vitest';
import { allIds, leafIds, matching, toNodes, withFolders } from './menuTree.js';

const entry = (permissionId: string, directorys: Menu[] = []): Menu => ({
  permissionId,
  name: `名称${permissionId}`,
  href: `/${permissionId}`,
  icon: '',
  orderNum: 1,
  directorys,
});
const menus = [
  entry('ai', [entry('chat'), entry('knowledge', [entry('bases'), entry('faq')])]),
  entry('config', [entry('users')]),
];

it('keeps the folders above a checked page, also where only some of their pages are checked', () => {
  expect(withFolders(menus, new Set(['faq']))).toEqual(['ai', 'knowledge', 'faq']);
  expect(withFolders(menus, new Set(['chat', 'users']))).toEqual(['ai', 'chat', 'config', 'users']);
  expect(withFolders(menus, new Set(['knowledge']))).toEqual([]);
});

it('knows pages from folders', () => {
  expect(leafIds(menus)).toEqual(['chat', 'bases', 'faq', 'users']);
  expect(allIds(menus)).toHaveLength(7);
});

it('finds pages by name and path, with the folders above them', () => {
  const nodes = toNodes(menus, (name) => name);
  expect(matching(nodes, ' FAQ ')).toMatchObject([
    { key: 'ai', children: [{ key: 'knowledge', children: [{ key: 'faq' }] }] },
  ]);
  expect(matching(nodes, '名称knowledge')[0]?.children[0]?.children).toHaveLength(2);
  expect(matching(nodes, '没有')).toEqual([]);
});
