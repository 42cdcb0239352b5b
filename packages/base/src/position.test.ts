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

it('reads a corner and a size, and corners in either order', () => {
  expect(readPosition([1, 10, 20, 30, 40], { order: 'box' })).toEqual([1, 10, 40, 20, 60]);
  expect(readPosition([1, 40, 60, 10, 20], { order: 'corners' })).toEqual([1, 10, 40, 20, 60]);
});

it('reads points counted from the lower edge', () => {
  const format = { order: 'corners', width: 397, height: 500, from: 'bottom' } as const;
  expect(readPosition([2, 10, 400, 30, 450], format)).toEqual([2, 20, 60, 100, 200]);
});

it('reads shares and thousandths, each axis in a unit of its own', () => {
  const shares = { order: 'box', width: 1, height: 1, ratio: 1.5 } as const;
  expect(readPosition([1, 0.5, 0.5, 0.25, 0.1], shares)).toEqual([1, 397, 595.5, 595.5, 714.6]);
  const thousandths = { order: 'corners', firstPage: 0, width: 1000, height: 1000, ratio: 1 } as const;
  expect(readPosition([0, 0, 500, 1000, 750], thousandths)).toEqual([1, 0, 794, 397, 595.5]);
});
