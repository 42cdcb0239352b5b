import type { DeliveryFigures } from '@console/api/contract';
import { expect, it } from 'vitest';
import { drawnOf, numbersOf, readingOf, sixOf, valueOf } from './delivery.js';
import type { DeliveryWords } from './deliveryWords.js';
import type { FigureWords } from './figureWords.js';
import { readings } from './readings.js';

const counts = {
  sentCount: 200,
  deliveredCount: 150,
  openedCount: null,
  clickedCount: 30,
  failedCount: 20,
  unknownCount: 5,
  awaitedCount: 25,
  withheldCount: 0,
  waitingCount: 0,
  cost: 90_050,
};
const figures: DeliveryFigures = {
  ...counts,
  reasons: [],
  days: [
    { day: '2026-11-19', ...counts },
    { day: '2026-11-20', ...counts, sentCount: 0, deliveredCount: 0 },
  ],
  planName: '',
  templateName: '',
  taskName: '',
};
const words = { messages: '条', yuan: '元' } as DeliveryWords;
const write = readings({ times: '次', points: (value: string) => `${value} 点` } as FigureWords, '较前期');

it('tells shares of what comes before them, and none of nothing', () => {
  expect(valueOf('delivered', counts)).toBe(0.75);
  expect(drawnOf('clicked', counts)).toBe(20);
  expect(valueOf('opened', counts)).toBeNull();
  expect(valueOf('delivered', { ...counts, sentCount: 0 })).toBeNull();
  expect(numbersOf(counts)).toMatchObject({ sent: 200, opened: null, awaited: 25 });
});

it('has six figures, with what was opened where that is known', () => {
  expect(sixOf(false)).toEqual(['sent', 'delivered', 'clicked', 'failed', 'unknown', 'cost']);
  expect(sixOf(true)).toEqual(['sent', 'delivered', 'opened', 'clicked', 'failed', 'cost']);
});

it('goes by meaning, not by direction', () => {
  const other = { ...counts, sentCount: 100, failedCount: 10, clickedCount: 15, cost: 45_025 };
  const read = (key: 'sent' | 'clicked' | 'failed' | 'cost') => readingOf(key, figures, { other, write, words });
  expect(read('sent').change).toMatchObject({ text: '100%', direction: 'up', good: null });
  expect(read('clicked').change).toMatchObject({ text: '10 点', direction: 'up', good: true });
  expect(read('failed').change).toMatchObject({ direction: 'up', good: false });
  expect(read('cost')).toMatchObject({ value: '900.50', unit: '元', change: { good: null } });
  expect(readingOf('sent', figures, { other: undefined, write, words }).change).toBeUndefined();
  expect(read('clicked').trend).toEqual([20]);
});
