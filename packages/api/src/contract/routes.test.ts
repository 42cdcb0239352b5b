import { expect, it } from 'vitest';
import { allEndpoints } from './all.js';
import { href, type Route, routes } from './routes.js';

const table: readonly Route[] = Object.values(routes);
const granted = new Set(table.flatMap(({ grants = [] }) => grants));
const needed = new Set(
  allEndpoints.map(({ entry }) => entry.needs).filter((one) => one !== 'public' && one !== 'signedIn'),
);

it('gives every page an address of its own', () => {
  expect(new Set(table.map(({ path }) => path)).size).toBe(table.length);
});

it('opens a page of details only with a page that stands in the menu', () => {
  const inMenu = new Set(table.filter(({ access, hidden }) => access === 'menu' && !hidden).map(({ path }) => path));
  for (const { detailOf } of table) {
    if (detailOf !== undefined) expect(inMenu).toContain(detailOf);
  }
});

it('never hides a page of details that is there behind a page that is not', () => {
  const planned = new Set(table.filter((route) => route.planned).map(({ path }) => path));
  for (const route of table) if (route.detailOf && !route.planned) expect(planned).not.toContain(route.detailOf);
});

it('has an icon for every page that stands in a menu, and lights only entries that do', () => {
  const shown = table.filter(({ access, hidden, detailOf }) => access === 'menu' && !hidden && !detailOf);
  for (const { icon, path } of shown) expect([path, icon]).toEqual([path, expect.stringMatching(/^[A-Z]\w+$/)]);
  for (const { activeMenu } of table)
    if (activeMenu !== undefined) expect(shown.map(({ path }) => path)).toContain(activeMenu);
});

it('grants whatever a call needs with some page, and nothing that no call needs', () => {
  expect([...needed].filter((name) => !granted.has(name))).toEqual([]);
  expect([...granted].filter((name) => !needed.has(name))).toEqual([]);
});

it('grants nothing with a page that needs no menu entry', () => {
  for (const { access, grants } of table) if (access !== 'menu') expect(grants).toBeUndefined();
});

it('fills an address from values, the rest as query', () => {
  expect(href('assistant', { id: 'a/b', topicId: 't 1', from: undefined })).toBe(
    '/assistantAI/assistant/a%2Fb?topicId=t+1',
  );
  expect(href('airport')).toBe('/airport');
});
