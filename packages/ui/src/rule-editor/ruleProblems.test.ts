import { expect, it } from 'vitest';
import { ruleZh } from './locale.js';
import { completeRules, rulesProblem } from './ruleProblems.js';
import { fields, season } from './rules.fixtures.js';
import { keptValues, nodeText, wholeValueText } from './ruleText.js';
import type { EditedRule } from './types.js';

const city: EditedRule = { field: 'city', operator: 'in', values: ['杭州'] };
const open: EditedRule = { field: 'city', operator: 'in', values: [] };

it('finds nothing wrong with rules that are complete', () => {
  expect(rulesProblem(fields, season)).toBeUndefined();
});

it.each<[string, EditedRule]>([
  ['field', { field: 'gone', operator: 'equals', values: ['1'] }],
  ['value', open],
  ['value', { field: 'age', operator: 'between', values: ['6'] }],
  ['value', { field: 'age', operator: 'atLeast', values: ['6', '14'] }],
  ['number', { field: 'age', operator: 'atLeast', values: ['six'] }],
  ['range', { field: 'age', operator: 'between', values: ['14', '6'] }],
  ['range', { field: 'birthday', operator: 'between', values: ['2026-11-27', '2026-11-01'] }],
  ['days', { field: 'order.count', operator: 'exists', values: [], days: 0 }],
  [
    'detail',
    {
      field: 'order.count',
      operator: 'exists',
      values: [],
      details: [{ name: 'product', operator: 'equals', values: [''] }],
    },
  ],
])('says what is wrong: %s', (problem, rule) => {
  expect(rulesProblem(fields, { match: 'all', rules: [{ match: 'any', rules: [rule] }] })).toBe(problem);
});

it.each([
  ['equals', 'exists', ['季票'], []],
  ['between', 'atLeast', ['100', '500'], ['100']],
  ['in', 'equals', ['杭州', '宁波'], ['杭州']],
  ['in', 'notIn', ['杭州', '宁波'], ['杭州', '宁波']],
  ['equals', 'notEquals', ['杭州'], ['杭州']],
])('keeps what still fits where %s becomes %s', (from, to, values, kept) => {
  expect(keptValues(from, to, values)).toEqual(kept);
});

it('lets nobody save groups without conditions, or exclusions alone', () => {
  expect(rulesProblem(fields, { match: 'all', rules: [{ match: 'any', rules: [] }] })).toBe('empty');
  expect(rulesProblem(fields, { match: 'all', rules: [], exclude: [city] })).toBe('empty');
});

it('counts what is complete, and knows where it stood', () => {
  const complete = completeRules(fields, {
    match: 'all',
    rules: [open, { match: 'any', rules: [open, city] }, { match: 'all', rules: [open] }, city],
    exclude: [open, city],
  });
  expect(complete?.rules).toEqual({
    match: 'all',
    rules: [{ match: 'any', rules: [city] }, city],
    exclude: [city],
  });
  expect(complete?.places).toEqual({
    'rules.0': 'rules.1',
    'rules.0.rules.0': 'rules.1.rules.1',
    'rules.1': 'rules.3',
    'exclude.0': 'exclude.1',
  });
  expect(completeRules(fields, { match: 'all', rules: [open], exclude: [city] })).toBeUndefined();
});

it('writes a condition as it is read', () => {
  const cities: EditedRule = { field: 'city', operator: 'in', values: ['杭州', '宁波', '温州'] };
  expect(nodeText(ruleZh, fields, cities)).toBe('常住城市 属于 杭州、宁波等 3 个');
  const bought: EditedRule = {
    field: 'order.count',
    operator: 'atLeast',
    values: ['2'],
    days: 90,
    details: [{ name: 'product', operator: 'contains', values: ['季票'] }],
  };
  expect(wholeValueText(ruleZh, fields[3], bought)).toBe('2 次，近 90 天，商品 包含 季票');
  expect(nodeText(ruleZh, fields, { field: 'birthday', operator: 'less', values: ['2000-01-01'] })).toBe(
    '生日 早于 2000-01-01',
  );
});
