import { expect, it } from 'vitest';
import { relevanceOn, scaleOf, usualScale } from './scale.js';

it('tells what belongs together by a model whose numbers all lie high, and by one whose lie low', () => {
  const high = scaleOf([0.84, 0.86, 0.88, 0.9], [0.7, 0.72, 0.74, 0.76, 0.78]);
  const low = scaleOf([0.35, 0.4, 0.5, 0.55], [0.02, 0.05, 0.1, 0.12, 0.2]);
  expect(high?.related).toBeGreaterThan(0.78);
  expect(high?.related).toBeLessThan(0.84);
  expect(low?.related).toBeGreaterThan(0.2);
  expect(low?.related).toBeLessThan(0.35);
});

it('has no scale for a model that does not tell them apart', () => {
  expect(scaleOf([0.5, 0.1, 0.3, 0.6], [0.2, 0.4, 0.6, 0.5])).toBeNull();
});

it('says relevance alike for all models: nothing, just enough, and all', () => {
  const scale = { unrelated: 0.7, related: 0.8 };
  expect([0.5, 0.7, 0.8, 0.9, 1].map((value) => Number(relevanceOn(scale, value).toFixed(3)))).toEqual([
    0, 0, 0.6, 0.8, 1,
  ]);
  expect(relevanceOn(usualScale, 0.37)).toBeCloseTo(0.37);
});
