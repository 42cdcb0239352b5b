import { expect, it } from 'vitest';
import { smsSegments } from './segments.js';

it.each([
  [0, 0, 70, 70],
  [1, 1, 70, 69],
  [70, 1, 70, 0],
  [71, 2, 67, 63],
  [134, 2, 67, 0],
  [135, 3, 67, 66],
  [500, 8, 67, 36],
])('%i letters go out as %i parts of %i, with %i to spare', (letters, segments, room, left) => {
  expect(smsSegments('票'.repeat(letters))).toEqual({ letters, segments, room, left });
});

it('counts an emoji as two letters, as operators do', () => {
  expect(smsSegments(`${'票'.repeat(69)}🏀`)).toMatchObject({ letters: 71, segments: 2 });
});
