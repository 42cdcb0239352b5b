import { expect, it } from 'vitest';
import { calculate, Uncountable } from './calculate.js';

it.each([
  ['0.1 + 0.2', '0.3'],
  ['50万 * 80%', '400000'],
  ['(12,000 - 2,000) × 80％ ÷ 2', '4000'],
  ['1.05 ^ 3', '1.157625'],
  ['2 ^ -2', '0.25'],
  ['-3 + 5 * -2', '-13'],
  ['10 / 3', '≈3.3333333333'],
  ['round(10 / 3, 2)', '3.33'],
  ['round(-2.5)', '-3'],
  ['min(400000, 50万 * 0.9)', '400000'],
  ['max(1, 2, 3) + sum(1, 2)', '6'],
  ['2026-05-01 - 2026-03-01', '61'],
  ['days("2024-02-28", "2024-03-01")', '2'],
  ['2026-03-01 + 30', '2026-03-31'],
  ['months(2026-01-31, 1)', '2026-02-28'],
  ['9007199254740993 + 2', '9007199254740995'],
])('works out %s exactly', (expression, result) => {
  expect(calculate(expression)).toBe(result);
});

it.each([
  ['1 / 0', /zero/],
  ['2026-02-30 + 1', /no day/],
  ['9^9^9', /too large|exponent/],
  ['9 ^ 400 * 9 ^ 400 * 9 ^ 400 * 9 ^ 400', /too large/],
  ['2 ^ 0.5', /whole number/],
  ['process.exit(1)', /not understood/],
  ['constructor(1)', /not understood/],
  ['1 +', /too soon/],
  ['(1', /missing/],
  ['1 2', /not understood/],
  ['', /too soon/],
  ['2026-01-01 * 2', /number is needed/],
  ['days(1, 2)', /date is needed/],
  ['months(2026-01-01, 99999999)', /whole number/],
  ['('.repeat(301), /characters/],
])('says why %s cannot be worked out', (expression, why) => {
  expect(() => calculate(expression)).toThrow(Uncountable);
  expect(() => calculate(expression)).toThrow(why);
});
