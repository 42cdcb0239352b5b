import { expect, it } from 'vitest';
import { firstHref, type MenuItem, pathTo } from './menu.js';

const menus: MenuItem[] = [
  {
    key: 'ai',
    label: 'AI',
    children: [
      { key: 'empty', label: 'Nothing inside', children: [] },
      { key: 'base', label: 'Bases', children: [{ key: 'index', label: 'Index', href: '#/base' }] },
    ],
  },
  { key: 'marketing', label: 'Marketing', href: '#/marketing' },
];

it('finds the folders around the page that is open', () => {
  expect(pathTo(menus, '#/base').map(({ key }) => key)).toEqual(['ai', 'base', 'index']);
  expect(pathTo(menus, '#/marketing').map(({ key }) => key)).toEqual(['marketing']);
  expect(pathTo(menus, '#/nowhere')).toEqual([]);
});

it('leads from a folder to the first page in it', () => {
  expect(menus.map(firstHref)).toEqual(['#/base', '#/marketing']);
  expect(firstHref({ ...menus[0], key: 'ai', label: 'AI', href: '#/base?current=2' })).toBe('#/base?current=2');
  expect(firstHref({ key: 'empty', label: '', children: [] })).toBeUndefined();
});
