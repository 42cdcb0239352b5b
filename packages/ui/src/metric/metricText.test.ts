import { expect, it } from 'vitest';
import { scaleOf, shareOf } from './breakdownRows.js';
import { metricZh } from './locale.js';
import { grounded, versions } from './metric.fixtures.js';
import { changeOf, isReached, targetText, valueText } from './metricText.js';
import { periodName } from './periodName.js';
import { changedFields } from './versionFields.js';

const rate = { unit: '%', higherIsBetter: true };

it('writes values with their units, and nothing as a dash', () => {
  expect(valueText(96.08, '%')).toBe('96.1%');
  expect(valueText(46_215, '次')).toBe('46,215 次');
  expect(valueText(-3, '')).toBe('−3');
  expect(valueText(null, '%')).toBe('—');
});

it('tells percents in points, counts as a share of before, and all else in its unit', () => {
  expect(changeOf(96.1, 95.3, rate, metricZh)).toMatchObject({ text: '+0.8 个百分点', direction: 'up', good: true });
  expect(changeOf(1352, 1277, { unit: '人', higherIsBetter: null }, metricZh)).toMatchObject({
    text: '+5.9%',
    amount: '5.9%',
    good: null,
  });
  expect(changeOf(1.3, 1.5, { unit: '秒', higherIsBetter: false }, metricZh)).toMatchObject({
    text: '−0.2 秒',
    direction: 'down',
    good: true,
  });
  expect(changeOf(12, 0, { unit: '次', higherIsBetter: true }, metricZh)?.text).toBe('+12 次');
});

it('calls what rounds to nothing neither good nor bad, and compares nothing with nothing', () => {
  expect(changeOf(96.14, 96.1, rate, metricZh)).toMatchObject({ direction: 'same', good: null });
  expect(changeOf(96.1, null, rate, metricZh)).toBeNull();
});

it('judges a value by the direction of its metric, and not at all without one', () => {
  expect(isReached(95, grounded)).toBe(true);
  expect(isReached(1.3, { target: 1.2, higherIsBetter: false })).toBe(false);
  expect(isReached(95, { target: 95, higherIsBetter: null })).toBeNull();
  expect(targetText(grounded)).toBe('≥ 95%');
  expect(targetText({ target: 1.5, unit: '秒', higherIsBetter: false })).toBe('≤ 1.5 秒');
});

it('names periods as clocks in Shanghai begin them', () => {
  expect(periodName('2026-10-31T16:00:00.000Z', 'day')).toBe('11-01');
  expect(periodName('2026-10-31T16:00:00.000Z', 'month')).toBe('2026-11');
  expect(periodName('2026-09-30T16:00:00.000Z', 'quarter')).toBe('2026 Q4');
  expect(periodName('2025-12-31T16:00:00.000Z', 'year')).toBe('2026');
  expect(periodName('soon', 'day')).toBe('—');
});

it('lays values and target on a scale of whole steps that holds them all', () => {
  expect(scaleOf([96.9, 85.6, null], grounded)).toEqual({ from: 85, to: 100 });
  expect(scaleOf([12, 3], { ...grounded, unit: '次', target: null })).toEqual({ from: 0, to: 12 });
  expect(scaleOf([5], { ...grounded, unit: '秒', target: null })).toMatchObject({ from: 5 });
  expect(scaleOf([null], grounded)).toBeUndefined();
});

it('knows no share of nothing', () => {
  expect(shareOf(1, 4)).toBe(25);
  expect(shareOf(1, 0)).toBeNull();
  expect(shareOf(null, 4)).toBeNull();
});

it('tells the fields in which two versions differ, and no others', () => {
  const [newest, older] = versions;
  if (!newest || !older) throw new Error('There are two');
  expect(changedFields(older, newest, metricZh).map(({ name }) => name)).toEqual(['口径', '公式']);
  expect(changedFields(newest, newest, metricZh)).toEqual([]);
});
