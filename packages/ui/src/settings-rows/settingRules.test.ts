import { expect, it } from 'vitest';
import { settingsZh } from './locale.js';
import { isDirty, problemOf, settingsReducer, shownValue, untouched } from './settingRules.js';

it('calls nothing changed that was set back by hand', () => {
  const state = settingsReducer(untouched, { type: 'set', key: 'a', value: 2 });
  expect(isDirty({ a: 1 }, state, 'a')).toBe(true);
  expect(isDirty({ a: 2 }, state, 'a')).toBe(false);
  expect(isDirty({ a: 1 }, settingsReducer(state, { type: 'set', key: 'a', value: 1 }), 'a')).toBe(false);
});

it('keeps what was refused as it was typed', () => {
  const typed = settingsReducer(untouched, { type: 'set', key: 'a', value: 'x' });
  const refused = settingsReducer(typed, {
    type: 'answer',
    sent: { a: 'x' },
    over: {},
    now: {},
    turn: 1,
    problems: { a: 'no' },
  });
  expect(shownValue({ a: '' }, refused, 'a')).toBe('x');
  expect(refused.problems).toEqual({ a: 'no' });
});

it('says of a number that it is missing, too small or too great', () => {
  const perDay = { key: 'perDay', label: '每天', kind: 'number', min: 1, max: 9 } as const;
  const said = [null, 0, 10, 5].map((value) => problemOf(perDay, value, settingsZh.wrong));
  expect(said).toEqual(['请填写数字', '不能小于 1', '不能大于 9', undefined]);
  expect(problemOf({ ...perDay, optional: true }, null, settingsZh.wrong)).toBeUndefined();
});
