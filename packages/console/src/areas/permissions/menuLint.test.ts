import { type Menu, routes } from '@console/api/contract';
import { expect, it } from 'vitest';
import { lintMenus } from './menuLint.js';

const entry = (href: string, more: Partial<Menu> = {}): Menu => ({
  permissionId: href,
  name: href,
  href,
  icon: '',
  orderNum: 1,
  directorys: [],
  ...more,
});
const pages = Object.values(routes)
  .filter((route) => route.access === 'menu' && !('detailOf' in route) && !('planned' in route))
  .map(({ path }) => entry(path.replace('{id}', 'finance')));
const found = (menus: Menu[]) => lintMenus([...pages, ...menus]).map(({ kind }) => kind);

it('finds nothing wrong with an entry for every page', () => {
  expect(found([])).toEqual([]);
});

it('finds entries that open nothing, empty folders, doubles and those of other platforms', () => {
  expect(found([entry('/nowhere')])).toEqual(['unknownPath']);
  expect(found([entry('/marketing/canvas/editor')])).toEqual(['unknownPath']);
  expect(found([entry('/assistantAI/knowledgeBase')])).toEqual(['emptyFolder']);
  expect(found([entry('/assistantAI/chatAI', { name: '重复' })])).toEqual(['samePath']);
  expect(found([entry('/g', { directorys: [entry('/a', { name: '甲' }), entry('/b', { name: '甲' })] })])).toEqual([
    'unknownPath',
    'unknownPath',
    'sameName',
  ]);
  expect(lintMenus([...pages.slice(1), { ...pages[0], platform: 'CDP' } as Menu])).toMatchObject([
    { kind: 'otherPlatform', platform: 'CDP' },
  ]);
});

it('finds pages that nobody could be granted', () => {
  expect(lintMenus(pages.filter(({ href }) => href !== '/assistantAI/overview'))).toEqual([
    { kind: 'missing', path: '/assistantAI/overview' },
  ]);
});
