import { describe, expect, it } from 'vitest';
import { locate } from './locate.js';
import type { Direction, Span } from './types.js';

const span = (start: number, end: number, top: number, direction: Direction = 0, page = 1): Span => [
  start,
  end,
  page,
  100,
  200,
  top,
  top + 20,
  direction,
];

describe('a part of a line', () => {
  const content = '一二三四五六七八九十';

  it.each([
    [0, [1, 120, 150, 0, 20]],
    [2, [1, 150, 180, 0, 20]],
  ] as const)('is cut out by the widths of its characters, direction %i', (direction, expected) => {
    expect(locate(content, [span(0, 10, 0, direction)], 2, 5)).toEqual([expected]);
  });

  it('is cut out downwards and upwards where text runs so', () => {
    const upright = (direction: Direction): Span => [0, 10, 1, 0, 20, 100, 200, direction];
    expect(locate(content, [upright(1)], 2, 5)).toEqual([[1, 0, 20, 120, 150]]);
    expect(locate(content, [upright(3)], 2, 5)).toEqual([[1, 0, 20, 150, 180]]);
  });

  it('takes narrow letters as narrow', () => {
    const [position] = locate('iiii汉汉', [span(0, 6, 0)], 4, 6);
    expect(position?.[1]).toBeLessThan(140);
  });
});

describe('several lines', () => {
  const content = 'x'.repeat(30);

  it('become one rectangle where they stand close', () => {
    expect(locate(content, [span(0, 10, 0), span(10, 20, 22)], 0, 20)).toEqual([[1, 100, 200, 0, 42]]);
  });

  it('stay apart where a rectangle would be mostly empty, and on different pages', () => {
    expect(locate(content, [span(0, 10, 0), span(10, 20, 60), span(20, 30, 60, 0, 2)], 0, 30)).toHaveLength(3);
  });
});

it('is nowhere for blanks, and outside the text', () => {
  expect(locate('a b', [span(0, 3, 0)], 1, 2)).toEqual([]);
  expect(locate('abc', [span(0, 3, 0)], 3, 9)).toEqual([]);
});
