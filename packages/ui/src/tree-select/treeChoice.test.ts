import { describe, expect, it } from 'vitest';
import { regions } from './tree.fixtures.js';
import { boxesOf, chosenOf, familyOf, foundIn, openLeaves, turned, valueOf } from './treeChoice.js';

const family = familyOf(regions);
const choose = (value: readonly string[], ids: 'leaves' | 'all' = 'leaves') =>
  valueOf(family, chosenOf(family, value), { ids, before: value });

describe('what a value means', () => {
  it('takes an entry above others for all of them, and keeps what is not in the tree', () => {
    expect(choose(['south', 'gone'])).toEqual(['gone', 'guangzhou', 'shenzhen', 'zhuhai']);
    expect(choose(['guangzhou', 'shenzhen', 'zhuhai'], 'all')).toEqual([
      'south',
      'guangdong',
      'guangzhou',
      'shenzhen',
      'zhuhai',
    ]);
  });

  it('checks a box half where only some below are chosen', () => {
    expect(boxesOf(family, chosenOf(family, ['beijing', 'guangzhou']))).toEqual({
      checked: ['beijing', 'guangzhou'],
      halfChecked: ['north', 'south', 'guangdong'],
    });
  });
});

describe('turning an entry over', () => {
  it('chooses all below it that may be, and leaves out all where all are chosen', () => {
    const leaves = openLeaves(family, null, 'north');
    expect(leaves).toEqual(['beijing', 'tianjin']);
    const all = turned(new Set(['beijing', 'shijiazhuang']), leaves);
    expect([...all]).toEqual(['beijing', 'shijiazhuang', 'tianjin']);
    expect([...turned(all, leaves)]).toEqual(['shijiazhuang']);
  });

  it('leaves alone what a search has put out of sight', () => {
    const { shown } = foundIn(family.branches, ({ label }) => label.includes('深圳'));
    expect(openLeaves(family, shown, 'south')).toEqual(['shenzhen']);
  });
});

it('finds entries with what is above them, and with all that is below', () => {
  const names = (words: string) => {
    const { shown, open, count } = foundIn(family.branches, ({ label }) => label.includes(words));
    return { shown: [...shown].toSorted(), open: open.toSorted(), count };
  };
  expect(names('珠海')).toEqual({ shown: ['guangdong', 'south', 'zhuhai'], open: ['guangdong', 'south'], count: 1 });
  expect(names('广东')).toMatchObject({
    shown: ['guangdong', 'guangzhou', 'shenzhen', 'south', 'zhuhai'],
    open: ['south'],
  });
  expect(names('没有')).toEqual({ shown: [], open: [], count: 0 });
});
