import { expect, it } from 'vitest';
import { citedOnly } from './citedOnly.js';

it('brings citations into one form, and takes out those of what was never seen', () => {
  const known = new Set([1, 2, 3]);
  expect(citedOnly('甲【1】。乙[1,2]。丙 [2-3]。丁[9]。戊[^3]。', known)).toBe(
    '甲[1]。乙[1][2]。丙[2][3]。丁。戊[3]。',
  );
});

it('leaves code, links and years alone', () => {
  const text = '`a[9]` [9](https://example.com) [2026]';
  expect(citedOnly(text, new Set([1]))).toBe(text);
});
