import { expect, it } from 'vitest';
import { readPages } from './testing/readPages.js';
import { prose, typeset } from './testing/typeset.js';

const begun = 'The committee decided in the evening that all of the games of the round would be';
const ended = 'played again in the week after the holidays and nobody objected.';
const note = '1 Minutes of the meeting, page 7.';

const first = [
  ...typeset(`${prose(1, 30)} ${begun}`, { x: 60, y: 80, width: 670, broken: true }),
  ...typeset(note, { x: 60, y: 1000, size: 9 }),
];
const second = (page: number) => typeset(`${ended} ${prose(2, 10)}`, { page, x: 60, y: 80, width: 670 });

it('goes on with a sentence on the next page, and has the note behind its paragraph', () => {
  const { text } = readPages([first, second(2)]);
  expect(text).toContain(`${begun} ${ended}`);
  expect(text.indexOf(note)).toBeGreaterThan(text.indexOf(ended));
  expect(text.split('\n')).toContain(note);
});

it('goes on in the next column behind the notes of this one', () => {
  const { text } = readPages([
    [
      ...typeset(`${prose(1, 12)} ${begun}`, { x: 60, y: 80, width: 320, broken: true }),
      ...typeset(note, { x: 60, y: 980, size: 9 }),
      ...typeset(`${ended} ${prose(2, 12)}`, { x: 414, y: 80, width: 320 }),
    ],
  ]);
  expect(text).toContain(`${begun} ${ended}`);
  expect(text.split('\n')).toContain(note);
});

it('leaves small print where it is that stands under a heading', () => {
  const { text } = readPages([
    [
      ...typeset(prose(1, 12), { x: 60, y: 80, width: 320 }),
      ...typeset('Sources', { x: 60, y: 880, size: 16 }),
      ...typeset(prose(3, 4), { x: 60, y: 910, width: 320, size: 10 }),
      ...typeset(prose(2, 12), { x: 414, y: 80, width: 320 }),
    ],
  ]);
  expect(text.indexOf('In game 300')).toBeLessThan(text.indexOf('In game 200'));
});
