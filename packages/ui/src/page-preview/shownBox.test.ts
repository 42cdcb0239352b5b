import { expect, it } from 'vitest';
import { shownRect } from './regions.js';
import { rotations } from './rotation.js';
import { positionOf, withEdge } from './shownBox.js';

it('reads a drawn box as the position that would be drawn there, however the page is turned', () => {
  for (const rotation of rotations) {
    const sideways = rotation === 90 || rotation === 270;
    const page = { width: sideways ? 600 : 400, height: sideways ? 400 : 600, rotation };
    const rect = { left: 60, top: 80, width: 100, height: 40 };
    const position = positionOf(rect, 3, page);
    const drawn = shownRect(position, page);
    expect(position[0]).toBe(3);
    expect(Math.abs(drawn.left - rect.left)).toBeLessThan(2);
    expect(Math.abs(drawn.top - rect.top)).toBeLessThan(2);
    expect(Math.abs(drawn.width - rect.width)).toBeLessThan(4);
    expect(Math.abs(drawn.height - rect.height)).toBeLessThan(4);
  }
});

it('cuts a box off at the edges of the page', () => {
  const page = { width: 794, height: 1000, rotation: 0 as const };
  expect(positionOf({ left: -20, top: -5, width: 2000, height: 3000 }, 1, page)).toEqual([1, 0, 794, 0, 1000]);
});

it('never drags an edge past the opposite one, or off the page', () => {
  const page = { width: 400, height: 600 };
  const rect = { left: 100, top: 100, width: 50, height: 50 };
  expect(withEdge(rect, 'left', 500, page)).toEqual({ left: 142, top: 100, width: 8, height: 50 });
  expect(withEdge(rect, 'right', 900, page)).toEqual({ left: 100, top: 100, width: 300, height: 50 });
  expect(withEdge(rect, 'top', -900, page)).toEqual({ left: 100, top: 0, width: 50, height: 150 });
  expect(withEdge(rect, 'bottom', -900, page)).toEqual({ left: 100, top: 100, width: 50, height: 8 });
});
