import { describe, expect, it } from 'vitest';
import {
  DEFAULT_PLACE,
  maximizedRect,
  mobileRect,
  placeOf,
  type Rect,
  readPlace,
  rectOf,
  type Size,
  writePlace,
} from './place.js';

const desk: Size = { width: 1440, height: 900 };
const views: Size[] = [
  desk,
  { width: 3840, height: 2160 },
  { width: 1024, height: 600 },
  { width: 300, height: 200 },
  { width: 0, height: 0 },
];

const expectInside = ({ left, top, width, height }: Rect, view: Size) => {
  expect(left).toBeGreaterThanOrEqual(0);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(width).toBeGreaterThanOrEqual(0);
  expect(left + width).toBeLessThanOrEqual(view.width);
  expect(top + height).toBeLessThanOrEqual(view.height);
};

it('stands 440 by 724 in the lower right corner, 20 from its edges', () => {
  expect(rectOf(DEFAULT_PLACE, desk)).toEqual({ left: 980, top: 156, width: 440, height: 724 });
});

it.each(views)('stays whole and inside of $width by $height, wherever it was put', (view) => {
  for (const right of [0, 20, 5000]) {
    for (const size of [0, 400, 9000]) {
      expectInside(rectOf({ right, bottom: right, width: size, height: size }, view), view);
    }
  }
  for (const far of [-5000, 0, 5000]) {
    expectInside(rectOf(placeOf({ left: far, top: far, width: 440, height: 724 }, view), view), view);
  }
  expectInside(mobileRect(view), view);
});

it('keeps its distance from the lower right corner on another screen, and comes back on the first', () => {
  const place = placeOf({ left: 900, top: 100, width: 440, height: 600 }, desk);
  expect(rectOf(place, { width: 1920, height: 1080 })).toEqual({ left: 1380, top: 280, width: 440, height: 600 });
  rectOf(place, { width: 1000, height: 500 });
  expect(rectOf(place, desk)).toEqual({ left: 900, top: 100, width: 440, height: 600 });
});

it('leaves a margin around when enlarged', () => {
  expect(maximizedRect(desk)).toEqual({ left: 20, top: 20, width: 1400, height: 860 });
});

describe('what is remembered', () => {
  it('comes back as it was', () => {
    const held = { place: DEFAULT_PLACE, state: 'minimized' as const };
    expect(readPlace(writePlace(held))).toEqual(held);
  });

  it.each([
    null,
    '',
    'null',
    '[]',
    '{',
    '"normal"',
    '{"right":20}',
    '{"right":"20","bottom":20,"width":440,"height":724,"state":"normal"}',
    '{"right":1e999,"bottom":20,"width":440,"height":724,"state":"normal"}',
    '{"right":-1,"bottom":20,"width":440,"height":724,"state":"normal"}',
    '{"right":20,"bottom":20,"width":440,"height":724,"state":"open"}',
  ])('is ignored when it is %s', (stored) => {
    expect(readPlace(stored)).toBeNull();
  });
});
