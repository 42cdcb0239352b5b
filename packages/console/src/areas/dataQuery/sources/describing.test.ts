import { expect, it } from 'vitest';
import { changesOf, keyOf, openSuggestions } from './describing.js';

const column = (name: string, description = '') => ({ name, label: name, type: 'text', description });
const tables = [
  { name: 'teams', label: '球队', description: '', rowCount: 3, columns: [column('province', '省份'), column('fee')] },
];
const fee = { table: 'teams', column: 'fee' };

it('sends what was changed, and nothing else', () => {
  const typed = new Map([
    [keyOf(fee), ' 报名费 '],
    [keyOf({ table: 'teams', column: 'province' }), '省份'],
    [keyOf({ table: 'teams', column: null }), '参赛球队'],
  ]);
  expect(changesOf(tables, typed)).toEqual([
    { table: 'teams', description: '参赛球队' },
    { table: 'teams', column: 'fee', description: '报名费' },
  ]);
});

it('takes a description away when its field was emptied', () => {
  const typed = new Map([[keyOf({ table: 'teams', column: 'province' }), '']]);
  expect(changesOf(tables, typed)).toEqual([{ table: 'teams', column: 'province', description: '' }]);
});

it('suggests nothing for what somebody has described, or that is not there', () => {
  const suggestions = [
    { ...fee, description: '数字，0 至 500' },
    { table: 'teams', column: 'province', description: '文本' },
    { table: 'gone', column: null, description: '文本' },
  ];
  expect([...openSuggestions(tables, new Map(), suggestions)]).toEqual([[keyOf(fee), '数字，0 至 500']]);
  expect(openSuggestions(tables, new Map([[keyOf(fee), '报名费']]), suggestions).size).toBe(0);
});
