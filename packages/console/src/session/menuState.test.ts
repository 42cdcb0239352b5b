import { afterEach, expect, it } from 'vitest';
import { menuState, noteGroup, notePage, parseMenuState } from './menuState.js';

afterEach(() => menuState.reset());

const bases = { name: '知识库', path: '/ai/bases', oneLevel: '/ai', twoLevel: '/ai/knowledge' };

it('knows the open page, where it stands in the menus, and the last page below each top entry', () => {
  notePage(bases);
  notePage({ name: '用户管理', path: '/config/users', oneLevel: '/config', twoLevel: '/config/users' });
  const { pageName, oneLevel, twoLevel, lastPages } = menuState.get();
  expect({ pageName, oneLevel, twoLevel }).toEqual({
    pageName: '用户管理',
    oneLevel: '/config',
    twoLevel: '/config/users',
  });
  expect([...lastPages]).toEqual([
    ['/ai', '/ai/bases'],
    ['/config', '/config/users'],
  ]);
});

it('knows how the groups of the sidebar were left', () => {
  noteGroup('g1', true);
  noteGroup('g2', true);
  noteGroup('g1', false);
  expect([...menuState.get().groups]).toEqual([
    ['g1', false],
    ['g2', true],
  ]);
});

it('takes up what it wrote, and of anything else what it understands', () => {
  notePage(bases);
  noteGroup('g1', true);
  const { lastPages, groups, ...rest } = menuState.get();
  const written: unknown = JSON.parse(JSON.stringify({ ...rest, lastPages: [...lastPages], groups: [...groups] }));
  expect(parseMenuState(written)).toEqual(menuState.get());
  const nothing = { pageName: '', oneLevel: '', twoLevel: '', lastPages: new Map(), groups: new Map() };
  for (const strange of [
    null,
    3,
    'x',
    [],
    { pageName: 1, lastPages: { a: 'b' }, groups: [[1, true], ['g', 'yes'], 'ab'] },
  ])
    expect(parseMenuState(strange)).toEqual(nothing);
});
