import { expect, it } from 'vitest';
import { type Position, readPosition, toRect } from './position.js';

it('scales both axes by the width shown', () => {
  const position: Position = [3, 79.4, 397, 100, 200];
  expect(toRect(position, 397)).toEqual({ left: 39.7, top: 50, width: 158.8, height: 50 });
});

it('reads corners, pages from 0 and other widths', () => {
  expect(readPosition([0, 10, 20, 30, 40], { order: 'corners', firstPage: 0, width: 397 })).toEqual([
    1, 20, 60, 40, 80,
  ]);
  expect(readPosition([1, 10, 30, 20, 40], { order: 'axes' })).toEqual([1, 10, 30, 20, 40]);
});
