import { expect, it } from 'vitest';
import { besides, narrowsTo } from './narrowing.js';

const narrowed = (trait: 'tag' | 'city' | 'gender', value: string) => ({
  trait,
  value,
  label: value,
  rule: { field: trait, operator: 'in' as const, values: [value] },
});
const slice = (value: string) => ({ value, label: value, count: 1, compared: 1, rule: null });

it('puts a city in the place of the city before, but a label beside the label before: people have several', () => {
  const [label, city] = [narrowed('tag', '季票'), narrowed('city', '杭州')];
  expect(besides('city', [label, city])).toEqual([label]);
  expect(besides('tag', [label, city])).toEqual([label, city]);
});

it('leads to the list only where that can say all of it', () => {
  expect(narrowsTo('tag', slice('球迷'), [narrowed('city', '杭州')])).toEqual({ city: '杭州', label: '球迷' });
  expect(narrowsTo('city', slice('宁波'), [narrowed('city', '杭州')])).toEqual({ city: '宁波' });
  expect(narrowsTo('tag', slice('球迷'), [narrowed('tag', '季票')])).toBeUndefined();
  expect(narrowsTo('city', slice('杭州'), [narrowed('gender', 'female')])).toBeUndefined();
});
