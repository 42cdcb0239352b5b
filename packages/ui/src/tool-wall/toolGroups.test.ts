import { expect, it } from 'vitest';
import { foundTools, lastUsed, toolGroups } from './toolGroups.js';
import { wallTools } from './toolWall.fixtures.js';

const ids = (tools: readonly { id: string }[]) => tools.map(({ id }) => id);

it('puts favourites first, and each tool in one group', () => {
  expect(toolGroups(wallTools).map(({ id, tools }) => [id, ids(tools)])).toEqual([
    ['favourite', ['ppt']],
    ['writing', ['bp']],
    ['analysis', ['files', 'data']],
    ['business', ['insurance']],
  ]);
});

it('keeps a tool of a category that it has no name for', () => {
  const [tool] = wallTools;
  const later = tool === undefined ? [] : [{ ...tool, favourite: false, category: 'later' }];
  expect(toolGroups(later).map(({ id }) => id)).toEqual(['other']);
  expect(foundTools(later, { search: '', category: 'other' })).toHaveLength(1);
});

it('finds by words of name and description in any case and width', () => {
  expect(ids(foundTools(wallTools, { search: ' ｐｐｔｘ ', category: '' }))).toEqual(['ppt']);
  expect(ids(foundTools(wallTools, { search: '对比 文件', category: '' }))).toEqual(['files']);
  expect(ids(foundTools(wallTools, { search: '', category: 'analysis' }))).toEqual(['files', 'data']);
  expect(foundTools(wallTools, { search: '对比', category: 'writing' })).toEqual([]);
});

it('tells the last used, the latest first, and none that never was', () => {
  expect(ids(lastUsed(wallTools, 4))).toEqual(['files', 'ppt']);
  expect(ids(lastUsed(wallTools, 1))).toEqual(['files']);
});
