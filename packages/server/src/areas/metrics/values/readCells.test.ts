import type { MetricPeriod } from '@console/api/contract';
import { expect, it } from 'vitest';
import { readNumber } from './readNumber.js';
import { readTime } from './readTime.js';

it.each<[string, MetricPeriod, string | null]>([
  ['2026-11-05', 'day', '2026-11-05'],
  ['2026/11/5', 'month', '2026-11-01'],
  ['2026.11.05', 'day', '2026-11-05'],
  ['2026年11月5日', 'quarter', '2026-10-01'],
  ['2026-11-05 08:30:00', 'day', '2026-11-05'],
  ['20261105', 'day', '2026-11-05'],
  ['２０２６－１１', 'month', '2026-11-01'],
  ['2026年11月', 'year', '2026-01-01'],
  ['2026Q3', 'quarter', '2026-07-01'],
  ['2026年第三季度', 'quarter', '2026-07-01'],
  ['2026年4季度', 'year', '2026-01-01'],
  ['2026-W45', 'week', '2026-11-02'],
  ['2026年第1周', 'week', '2025-12-29'],
  ['2026-W53', 'week', '2026-12-28'],
  ['2026', 'year', '2026-01-01'],
  ['2026-11', 'day', 'vague'],
  ['2026', 'quarter', 'vague'],
  ['2026-02-30', 'day', null],
  ['2026-13', 'month', null],
  ['2025-W53', 'week', null],
  ['2026Q5', 'quarter', null],
  ['去年', 'year', null],
  ['45000', 'day', null],
  ['0001-01-01', 'day', null],
])('reads the time %s for each %s', (text, period, day) => {
  const read = readTime(text, period);
  expect(read?.vague === true ? 'vague' : (read?.day ?? null)).toBe(day);
});

it.each([
  ['1,234.5', 1234.5],
  ['95.2%', 95.2],
  ['−3', -3],
  ['１２', 12],
  ['1e3', 1000],
  ['.5', 0.5],
  ['1,23', null],
  ['', null],
  ['12人', null],
  ['0x10', null],
  ['Infinity', null],
  ['1e999', null],
  ['1e16', null],
])('reads the number %s', (text, value) => {
  expect(readNumber(text)).toBe(value);
});
