import { expect, it } from 'vitest';
import { readings } from './readings.js';

const words = {
  before: { today: '', yesterday: '', week: '', month: '', custom: '' },
  than: (what: string) => what,
  points: (value: string) => `${value} 个百分点`,
  seconds: '秒',
  times: '次',
  time: '',
  updated: (time: string) => time,
  refresh: '',
  nothing: '',
  exportAll: '',
};
const { count, share, seconds } = readings(words, '较昨天');

it('says counts in percent of the time before, and nothing where nothing was before', () => {
  expect(count({ value: 11_369, previous: 12_344 })).toEqual({
    value: '11,369',
    unit: '次',
    change: { text: '7.9%', direction: 'down', good: false, than: '较昨天' },
  });
  expect(count({ value: 3, previous: 0 })).toEqual({ value: '3', unit: '次' });
});

it('says shares with one decimal, and their differences in points', () => {
  expect(share({ value: 0.91, previous: 0.915 })).toMatchObject({
    value: '91.0',
    change: { text: '0.5 个百分点', direction: 'down', good: false },
  });
});

it('calls a shorter time better, and a difference that is too small to be said none', () => {
  expect(seconds({ value: 1.2, previous: 1.3 }).change).toMatchObject({ direction: 'down', good: true });
  expect(seconds({ value: 1.24, previous: 1.26 }).change).toMatchObject({
    text: '0 秒',
    direction: 'same',
    good: null,
  });
});

it('tells a share of nothing from none', () => {
  expect(share({ value: null, previous: 0.5 })).toEqual({ value: '—' });
  expect(share({ value: 0, previous: null })).toEqual({ value: '0.0', unit: '%' });
});

it('compares with nothing where it is not asked to', () => {
  expect(readings(words).share({ value: 0.5, previous: 0.4 })).toEqual({ value: '50.0', unit: '%' });
});
