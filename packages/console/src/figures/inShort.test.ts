import { expect, it } from 'vitest';
import { inShort } from './inShort.js';

it.each([
  [0, { value: '0' }],
  [99_999, { value: '99,999' }],
  [100_000, { value: '100k', exact: '100,000' }],
  [1_234_567, { value: '1.2M', exact: '1,234,567' }],
  [-2_500_000_000, { value: '-2.5G', exact: '-2,500,000,000' }],
])('shows %d so that it can be read at a glance, and in full beside', (count, shown) => {
  expect(inShort(count)).toEqual(shown);
});
