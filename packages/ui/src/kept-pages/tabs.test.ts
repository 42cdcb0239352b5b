import { describe, expect, it } from 'vitest';
import { restoreTabs, storeTabs } from './storedTabs.js';
import { chat, home, keyOf, many, opened, records, rules, users, usual, viewOf } from './tabs.fixtures.js';
import {
  type CloseScope,
  keptKeys,
  keysToClose,
  noTabs,
  tabKey,
  type TabsAction,
  tabsReducer,
  type TabsState,
} from './tabs.js';

const titles = ({ tabs }: TabsState) => tabs.map(({ view }) => view.meta.title);
const after = (state: TabsState, ...actions: TabsAction[]) => actions.reduce(tabsReducer, state);
const shown = ({ tabs, activeKey }: TabsState) => tabs.find(({ key }) => key === activeKey)?.view.meta.title;
const closed = (state: TabsState, scope: CloseScope, key: string) =>
  after(state, { type: 'close', keys: keysToClose(state.tabs, scope, key) });

describe('opening', () => {
  it('adds a page at the end and shows it', () => {
    const state = opened(usual);
    expect(titles(state)).toEqual(['首页', '用户管理', '竞赛规则库', '会话记录', 'AI 对话']);
    expect(shown(state)).toBe('AI 对话');
  });

  it('goes back to the tab a page has, at its newest address', () => {
    const view = viewOf('/assistantAI/permission/user?current=5', '用户管理');
    const state = after(opened(usual), { type: 'open', key: keyOf(view), view });
    expect(state.tabs).toHaveLength(5);
    expect(state.tabs[1]?.view.fullPath).toBe('/assistantAI/permission/user?current=5');
    expect(shown(state)).toBe('用户管理');
  });

  it('takes another value of a parameter that names the page for another page', () => {
    const other = viewOf('/assistantAI/knowledgeBase/chunks?id=history&current=2', '历史与文化');
    expect(opened([rules, other]).tabs.map(({ key }) => key)).toEqual([
      '/assistantAI/knowledgeBase/chunks?id=rules',
      '/assistantAI/knowledgeBase/chunks?id=history',
    ]);
    expect(tabKey('/a', { id: 'x&y=1', current: '3' }, ['id'])).toBe('/a?id=x%26y%3D1');
    expect(tabKey('/a', { current: '3' }, ['id'])).toBe('/a');
  });

  it('puts fixed tabs before the others', () => {
    expect(titles(opened([users, home]))).toEqual(['首页', '用户管理']);
  });

  it('changes an address without showing the page', () => {
    const state = after(opened(usual), { type: 'modify', key: keyOf(users), view: { fullPath: '/x?current=9' } });
    expect(state.tabs[1]?.view.fullPath).toBe('/x?current=9');
    expect(shown(state)).toBe('AI 对话');
  });
});

describe('becoming another page', () => {
  const made = viewOf('/assistantAI/permission/user?id=u9', '用户管理');
  const change = { type: 'become', key: keyOf(users), to: keyOf(made), view: made } as const;

  it('keeps the tab in its place, shown or not', () => {
    const state = after(opened(usual), { type: 'activate', key: keyOf(users) }, change);
    expect(state.tabs.map(({ key }) => key)).toEqual([home, made, rules, records, chat].map(keyOf));
    expect(state.tabs[1]?.view.fullPath).toBe(made.fullPath);
    expect(state.activeKey).toBe(keyOf(made));
    expect(state.recent).toEqual([made, chat, records, rules, home].map(keyOf));
    expect(shown(after(opened(usual), change))).toBe('AI 对话');
  });

  it('leaves one tab where the other page was open already', () => {
    const state = after(opened([...usual, made]), change);
    expect(state.tabs.map(({ key }) => key)).toEqual([home, made, rules, records, chat].map(keyOf));
    expect(new Set(state.recent).size).toBe(state.recent.length);
  });

  it('does nothing for a tab that is gone, and for the same page', () => {
    const state = opened([home, chat]);
    expect(after(state, change)).toBe(state);
    expect(after(state, { ...change, key: keyOf(chat), to: keyOf(chat) })).toBe(state);
  });
});

describe('closing', () => {
  const state = after(opened(usual), { type: 'activate', key: keyOf(rules) });

  it('shows the next to the right, or else to the left', () => {
    expect(shown(closed(state, 'one', keyOf(rules)))).toBe('会话记录');
    expect(shown(closed(opened(usual), 'one', keyOf(chat)))).toBe('会话记录');
    expect(shown(closed(state, 'one', keyOf(users)))).toBe('竞赛规则库');
  });

  it.each([
    ['one', ['首页', '用户管理', '会话记录', 'AI 对话']],
    ['others', ['首页', '竞赛规则库']],
    ['right', ['首页', '用户管理', '竞赛规则库']],
    ['all', ['首页']],
  ] as const)('closes %s, and fixed tabs stay', (scope, left) => {
    expect(titles(closed(state, scope, keyOf(rules)))).toEqual(left);
  });

  it('never closes a fixed tab', () => {
    expect(closed(state, 'one', keyOf(home))).toBe(state);
  });

  it('shows nothing when nothing is left', () => {
    expect(closed(opened([chat]), 'all', keyOf(chat))).toEqual(noTabs);
  });
});

it('moves a tab, but none before the fixed ones and no fixed one behind', () => {
  const state = opened(usual);
  const moved = (key: string, to: number) => titles(after(state, { type: 'move', key, to }));
  expect(moved(keyOf(chat), 1)).toEqual(['首页', 'AI 对话', '用户管理', '竞赛规则库', '会话记录']);
  expect(moved(keyOf(chat), -3)).toEqual(['首页', 'AI 对话', '用户管理', '竞赛规则库', '会话记录']);
  expect(moved(keyOf(users), 99)).toEqual(['首页', '竞赛规则库', '会话记录', 'AI 对话', '用户管理']);
  expect(moved(keyOf(home), 4)).toEqual(titles(state));
});

it('makes a reloaded page another one', () => {
  const state = after(opened(usual), { type: 'reload', key: keyOf(users) });
  expect(state.tabs.map(({ revision }) => revision)).toEqual([0, 1, 0, 0, 0]);
});

describe('keeping pages alive', () => {
  it('lets go of those shown longest ago', () => {
    const state = opened(many(20));
    const kept = keptKeys(state, new Set(), 3);
    expect([...kept]).toEqual(['/marketing/page18', '/marketing/page17', '/marketing/page16']);
    const back = after(state, { type: 'activate', key: '/marketing/page2' });
    expect([...keptKeys(back, new Set(), 3)]).toContain('/marketing/page2');
  });

  it('never lets go of unsaved work, nor of what is shown', () => {
    const unsaved = new Set(['/marketing/page0', '/marketing/page1', '/marketing/page2', '/gone']);
    const kept = keptKeys(opened(many(20)), unsaved, 2);
    expect(kept).toEqual(new Set(['/marketing/page18', '/marketing/page0', '/marketing/page1', '/marketing/page2']));
  });
});

describe('storing', () => {
  it('brings back the same tabs', () => {
    const state = after(opened(usual), { type: 'activate', key: keyOf(records) });
    const stored: unknown = JSON.parse(JSON.stringify(storeTabs(state)));
    const back = restoreTabs(stored, keyOf);
    expect(back.tabs).toEqual(state.tabs);
    expect(back.activeKey).toBe(keyOf(records));
  });

  it('writes exactly the fields of a tab view', () => {
    const [view] = storeTabs(opened([users])).views;
    expect(Object.keys(view ?? {}).toSorted()).toEqual(['affix', 'fullPath', 'meta', 'name', 'path', 'query']);
    expect(view?.query).toEqual({ current: '2' });
  });

  it('leaves out what the user may not open any more', () => {
    const back = restoreTabs(storeTabs(opened(usual)), keyOf, ({ path }) => !path.includes('permission'));
    expect(titles(back)).toEqual(['首页', '竞赛规则库', '会话记录', 'AI 对话']);
  });

  it.each([
    [null],
    ['[]'],
    [{ views: 'x' }],
    [
      {
        views: [
          null,
          3,
          {},
          { path: 3 },
          { path: '/a', name: 'a' },
          { path: '//evil.example', name: '', meta: { title: '' } },
        ],
      },
    ],
  ])('takes nothing from %j', (stored) => {
    expect(restoreTabs(stored, keyOf)).toEqual(noTabs);
  });

  it.each(['https://evil.example/', '//evil.example/', '/\\evil.example/', 'javascript:alert(1)', 7])(
    'never brings back the address %s',
    (fullPath) => {
      const back = restoreTabs({ views: [{ ...users, fullPath }] }, keyOf);
      expect(back.tabs[0]?.view.fullPath).toBe('/assistantAI/permission/user');
      expect(restoreTabs({ views: [{ ...users, path: fullPath }] }, keyOf)).toEqual(noTabs);
    },
  );
});
