import { expect, it } from 'vitest';
import { keptRules } from './keptRules.js';

const city = { field: 'city', operator: 'in', values: ['杭州'], days: 30 };

it('keeps conditions that are only half filled in', () => {
  const rules = {
    match: 'all',
    rules: [city, { match: 'any', title: '现场', rules: [{ field: '', operator: 'equals', values: [] }] }],
    exclude: [{ field: '', operator: '', values: [] }],
  };
  expect(keptRules({ rules, version: 3 })).toEqual({ rules, version: 3 });
});

it('keeps what the rules began from, for merging them with those of somebody else', () => {
  const [rules, began] = [
    { match: 'any', rules: [city] },
    { match: 'all', rules: [city], exclude: [] },
  ];
  expect(keptRules({ rules, version: 3, began })).toEqual({ rules, version: 3, began });
  expect(keptRules({ rules, version: 3, began: 'no' })).toEqual({ rules, version: 3 });
});

it.each([
  undefined,
  {},
  { rules: 'no', version: 1 },
  { rules: [], version: 1 },
  { rules: { match: 'all' }, version: 1 },
  { rules: { match: 'all', rules: [] } },
])('takes nothing from %j', (fields) => expect(keptRules(fields)).toBeUndefined());

it('leaves out what is no condition', () => {
  const rules = { match: 'all', rules: [city, 7, null, { field: 1 }, { match: 'any' }] };
  expect(keptRules({ rules, version: 1 })?.rules.rules).toEqual([city]);
});
