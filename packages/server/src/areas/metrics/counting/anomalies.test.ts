import { expect, it } from 'vitest';
import { anomaliesIn } from './anomalies.js';

const usual = [10, 12, 11, 9, 10, 13, 8, 11];

it('marks what is further from the median before it than three usual deviations', () => {
  // Median 10.5, median of the deviations 1, so that 10.5 ± 4.45 is usual.
  expect(anomaliesIn([...usual, 14.9])).toEqual([]);
  expect(anomaliesIn([...usual, 15])).toEqual([{ at: 8, value: 15, expected: 10.5 }]);
  expect(anomaliesIn([...usual, 6])).toEqual([{ at: 8, value: 6, expected: 10.5 }]);
});

it('says nothing with less than eight before, and passes over what is missing', () => {
  expect(anomaliesIn([...usual.slice(1), 99])).toEqual([]);
  expect(anomaliesIn([...usual.slice(1), null, 99])).toEqual([]);
  expect(anomaliesIn([...usual.slice(0, 4), null, null, ...usual.slice(4), 99])).toMatchObject([{ at: 10 }]);
});

it('takes what never differs to differ by a twentieth, and judges nothing against noughts', () => {
  const same = Array.from({ length: 8 }, () => 100);
  expect(anomaliesIn([...same, 115])).toEqual([]);
  expect(anomaliesIn([...same, 115.1])).toHaveLength(1);
  expect(anomaliesIn([...same.map(() => 0), 5])).toEqual([]);
});

it('looks back fourteen points and no further', () => {
  const low = Array.from({ length: 14 }, () => 1);
  expect(anomaliesIn([...low, ...low.map(() => 50), 50])).not.toContainEqual(expect.objectContaining({ at: 28 }));
});

it('judges the points from a place on alone', () => {
  expect(anomaliesIn([...usual, 99, 99], 9)).toMatchObject([{ at: 9 }]);
});
