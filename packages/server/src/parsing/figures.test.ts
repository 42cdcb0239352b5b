import { expect, it } from 'vitest';
import { opensCaption } from './captions.js';
import { readPages } from './testing/readPages.js';
import { prose, typeset } from './testing/typeset.js';

const left = { x: 60, width: 320 };
const right = { x: 414, width: 320 };

/** A drawing with names in it, one of them large and bold, and its caption. */
const drawing = (x: number, y: number, caption: string) => [
  ...typeset('Tip-off', { x: x + 10, y: y + 10, bold: true }),
  ...typeset('Half time', { x: x + 180, y: y + 22, size: 9 }),
  ...typeset('Overtime', { x: x + 60, y: y + 70, size: 9 }),
  ...typeset(caption, { x, y: y + 130, width: 320, size: 10 }),
];

const before = 'The whole of the evening passed without a single complaint and the hall was full when';
const after = 'the second half began with a jump ball that nobody had expected to be given.';
const caption = 'Figure 3. How a game goes from one period to the next one.';

const page = [
  ...typeset(`${prose(1, 8)} ${before}`, { ...left, y: 80, broken: true }),
  ...drawing(right.x, 80, caption),
  ...typeset(`${after} ${prose(2, 6)}`, { ...right, y: 260 }),
];

it('goes on with a sentence behind the figure that interrupts it', () => {
  expect(readPages([page]).text).toContain(`${before} ${after}`);
});

it('keeps a caption, and the names in the drawing, in lines of their own', () => {
  const lines = readPages([page]).text.split('\n');
  expect(lines).toContain(caption);
  expect(lines).toContain('Tip-off · Half time · Overtime');
});

it('takes no name in a drawing for a heading', () => {
  const { chunks } = readPages([
    [...page, ...typeset('Referees', { x: 60, y: 700, size: 18 }), ...typeset(prose(5, 4), { ...left, y: 730 })],
  ]);
  expect(chunks.flatMap(({ heading }) => heading)).toContain('Referees');
  expect(chunks.flatMap(({ heading }) => heading)).not.toContain('Tip-off');
});

it('reads a sentence about a figure as a sentence', () => {
  const about = 'Figure 3 shows that nobody had to wait for longer than a minute.';
  const text = `${prose(1, 2)} We have looked at it from all of its many sides.`;
  const { text: read } = readPages([[...typeset(`${text} ${about} ${prose(2, 4)}`, { x: 60, y: 80, width: 600 })]]);
  expect(read).toContain(`sides. ${about} In game`);
});

it('knows captions in Chinese, and sentences that begin like one', () => {
  const told = '图 4 所示的裁判位置在每一次换位之后都会改变，因此要在比赛之前确认。';
  const { text } = readPages([
    [
      ...typeset('比赛之前裁判应当在中圈两侧就位，并确认双方的上场队员。'.repeat(6), { x: 60, y: 80, width: 660 }),
      ...typeset('记录台', { x: 200, y: 300, size: 9 }),
      ...typeset('替补席', { x: 420, y: 320, size: 9 }),
      ...typeset('图 4 裁判在开球时的位置', { x: 300, y: 380, size: 10 }),
      ...typeset(told.repeat(2), { x: 60, y: 420, width: 660 }),
    ],
  ]);
  expect(text).toContain('\n记录台 · 替补席\n图 4 裁判在开球时的位置\n图 4 所示');
  expect(text).toContain(told + told);
});

it.each([
  ['Figure 2. The court', true],
  ['Fig. 2: The court', true],
  ['Table 1 | Clubs and towns', true],
  ['表 2-1 各级场馆', true],
  ['图3：开球', true],
  ['Figure 2 shows the court', false],
  ['Table 1 and Table 2 are alike', false],
  ['图 4 所示的位置', false],
  ['图4和图5', false],
  ['表现出色的队员', false],
])('takes "%s" for a caption: %s', (text, expected) => {
  expect(opensCaption(text)).toBe(expected);
});
