import { describe, expect, it } from 'vitest';
import { readPages } from './testing/readPages.js';
import { prose, typeset } from './testing/typeset.js';

const flat = (text: string): string => text.replace(/\s+/g, ' ');

/** Whether the texts come whole and one after the other. */
const expectOrder = (read: string, texts: readonly string[]): void => {
  const places = texts.map((text) => flat(read).indexOf(flat(text)));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
};

const left = { x: 60, width: 320 };
const right = { x: 414, width: 320 };

describe('a page', () => {
  it('in two columns under a title across both is read title first, then column by column', () => {
    const [abstract, one, two] = [prose(1, 4), prose(2, 14), prose(3, 14)];
    const { text } = readPages([
      [
        ...typeset('Notes on the season', { x: 200, y: 80, size: 24 }),
        ...typeset(abstract, { x: 120, y: 130, width: 560 }),
        ...typeset(one, { ...left, y: 240 }),
        ...typeset(two, { ...right, y: 240 }),
      ],
    ]);
    expectOrder(text, ['Notes on the season', abstract, one, two]);
  });

  it('whose columns stand as close as words do is read column by column all the same', () => {
    const [one, two, three] = [prose(1, 12), prose(2, 12), prose(3, 12)];
    const { text } = readPages([
      [one, two, three].flatMap((column, at) => typeset(column, { x: 60 + at * 228, y: 80, width: 218 })),
    ]);
    expectOrder(text, [one, two, three]);
  });

  it('whose last column has one line only is read column by column', () => {
    const [one, two] = [prose(1, 12), 'And that was all of it that season.'];
    const { text } = readPages([
      [...typeset(one, { ...left, y: 80 }), ...typeset(two, { ...right, width: 320, y: 80 })],
    ]);
    expectOrder(text, [one, two]);
  });

  it('goes on in the left column first, also where only that one has a heading', () => {
    const [one, two, three] = [prose(1, 6), prose(2, 6), prose(3, 5)];
    const { text } = readPages([
      [
        ...typeset(one, { ...left, y: 80 }),
        ...typeset('Second part', { ...left, y: 420, size: 18 }),
        ...typeset(two, { ...left, y: 450 }),
        ...typeset(three, { ...right, y: 80 }),
      ],
    ]);
    expectOrder(text, [one, 'Second part', two, three]);
  });

  it('of a newspaper is read article by article, each under its own headline', () => {
    const at = (column: number) => ({ x: 40 + column * 182, width: 168 });
    const [a, b, c, d] = [prose(1, 6), prose(2, 6), prose(3, 6), prose(4, 6)];
    const [e, f, g, h] = [prose(5, 5), prose(6, 5), prose(7, 5), prose(8, 5)];
    const { text } = readPages([
      [
        ...typeset('Final decided in overtime', { x: 40, y: 60, size: 30 }),
        ...[a, b, c, d].flatMap((column, number) => typeset(column, { ...at(number), y: 110 })),
        ...typeset('Referees meet in Xiamen', { ...at(0), y: 480, width: 350, size: 22 }),
        ...typeset('New hall for the youth', { ...at(2), y: 480, width: 350, size: 22 }),
        ...[e, f, g, h].flatMap((column, number) => typeset(column, { ...at(number), y: 530 })),
      ],
    ]);
    expectOrder(text, ['Final decided', a, b, c, d, 'Referees meet', e, f, 'New hall', g, h]);
  });

  it('with a table across both columns keeps its rows, between what stands over and under it', () => {
    const [one, two, three, four] = [prose(1, 6), prose(2, 6), prose(3, 6), prose(4, 6)];
    const rows = [
      ['Club', 'Games', 'Won', 'Lost'],
      ['Tigers', '18', '12', '6'],
      ['Sharks', '18', '9', '9'],
      ['Cranes', '17', '4', '13'],
    ];
    const { text } = readPages([
      [
        ...typeset(one, { ...left, y: 80 }),
        ...typeset(two, { ...right, y: 80 }),
        ...rows.flatMap((row, at) =>
          row.flatMap((cell, column) => typeset(cell, { x: 60 + column * 180, y: 420 + at * 22 })),
        ),
        ...typeset(three, { ...left, y: 540 }),
        ...typeset(four, { ...right, y: 540 }),
      ],
    ]);
    expectOrder(text, [one, two, rows.map((row) => row.join(' | ')).join(' '), three, four]);
  });

  it('keeps a line together that was stretched over a narrow column', () => {
    // Each of the gaps is as wide as the others, and the line fills its column.
    const stretched = ['immunity.', 'However,', 'when', 'generated'].flatMap((word, at) =>
      typeset(word, {
        x: [60, 146, 232, 288][at] ?? 0,
        y: 80 + 4 * 15.6,
        width: [52, 52, 22, 92][at] ?? 0,
        broken: true,
      }),
    );
    const above = typeset(prose(1, 3), { ...left, y: 80, broken: true }).slice(0, 4);
    const below = typeset(prose(2, 3), { ...left, y: 80 + 5 * 15.6 });
    const { text } = readPages([[...above, ...stretched, ...below, ...typeset(prose(3, 8), { ...right, y: 80 })]]);
    expect(flat(text)).toContain('immunity. However, when generated In game 200');
  });

  it('keeps the remarks beside the lines of a listing', () => {
    const listing = ['take the ball at once', 'then pass it on to a guard', 'run', 'shoot if free', 'and fall back'];
    const { text } = readPages([
      [
        ...typeset(prose(1, 6), { x: 60, y: 80, width: 660 }),
        ...listing.flatMap((line, at) => [
          ...typeset(line, { x: 60, y: 320 + at * 16 }),
          ...typeset(`remark on step ${'abcde'[at] ?? ''}${' of it'.repeat(at % 3)}`, { x: 300, y: 320 + at * 16 }),
        ]),
      ],
    ]);
    expect(text).toContain(
      'take the ball at once | remark on step a\nthen pass it on to a guard | remark on step b of it',
    );
  });
});

describe('a box beside the text', () => {
  it('that the text goes around comes after the sentence that it interrupts, and in one piece', () => {
    const [over, narrow, under, box] = [prose(1, 5), prose(2, 8), prose(3, 5), prose(4, 4)];
    const above = typeset(over, { x: 60, y: 80, width: 670 });
    const beside = typeset(narrow.slice(0, -1), { x: 60, y: 80 + above.length * 15.6, width: 450, broken: true });
    const y = 80 + (above.length + beside.length) * 15.6;
    const { text } = readPages([
      [
        ...above,
        ...beside,
        ...typeset('To know', { x: 550, y: 190, size: 14, bold: true }),
        ...typeset(box, { x: 550, y: 210, width: 180, size: 6 }),
        ...typeset(`with that ${under}`, { x: 60, y, width: 670 }),
      ],
    ]);
    expectOrder(text, [`${narrow.slice(0, -1)} with that ${under}`, box]);
  });
});

describe('a word that is broken at the end of a line', () => {
  const lines = (one: string, two: string) =>
    [
      'The free-throw line is yellow in all of our halls and',
      `the players know what this ${one}`,
      `${two} is about.`,
    ].flatMap((line, at) => typeset(line, { x: 60, y: 80 + at * 16, width: 360, broken: at < 2 }));

  it('is put together', () => {
    expect(readPages([lines('decis-', 'ion')]).text).toContain('this decision is about');
    expect(readPages([lines('decis\u2010', 'ion')]).text).toContain('this decision is about');
  });

  it('keeps the hyphen that it has elsewhere too', () => {
    expect(readPages([lines('free-', 'throw')]).text).toContain('this free-throw is about');
  });
});
