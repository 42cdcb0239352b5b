import { expect, it } from 'vitest';
import { countCharacters } from './characters.js';
import { outOfOrder } from './outOfOrder.js';
import { readPages } from './testing/readPages.js';
import { prose, typeset } from './testing/typeset.js';
import type { Block, Piece } from './types.js';

const left = typeset(prose(1, 10), { x: 60, y: 80, width: 320 });
const right = typeset(prose(2, 10), { x: 414, y: 80, width: 320 });
const page = [...left, ...right];
const all = page.reduce((sum, { text }) => sum + countCharacters(text), 0);

const block = (pieces: readonly Piece[], kind: Block['kind'] = 'text'): Block => {
  let text = '';
  const placed = pieces.map((piece) => {
    const start = text.length + (text === '' ? 0 : 1);
    text += (text === '' ? '' : ' ') + piece.text;
    return { start, end: text.length, piece };
  });
  return { kind, level: 0, text, pieces: placed };
};

/** Share of the page's characters that are said to be out of order. */
const wrong = (blocks: readonly Block[], drawn: readonly Piece[] = page): number =>
  (outOfOrder(blocks, [{ height: 1123, pieces: drawn }]).get(1) ?? 0) / all;

const lineByLine = left.flatMap((piece, at) => [piece, right[at]].filter((one) => one !== undefined));

it('counts the characters of columns that were read as they should be', () => {
  expect(wrong([block(left), block(right)])).toBe(0);
  const { pages } = readPages([page]);
  expect(pages[0]?.covered).toBe(all);
});

it('does not count those of columns that were mixed up line by line', () => {
  expect(wrong([block(lineByLine)])).toBeGreaterThan(0.9);
});

it('does not count those of columns that were taken for a table', () => {
  const rows = left.map((piece, at) =>
    block(
      [piece, right[at]].filter((one) => one !== undefined),
      'row',
    ),
  );
  expect(wrong(rows)).toBeGreaterThan(0.4);
});

it('does not count those of lines that were read from the bottom to the top', () => {
  expect(wrong([block(left.toReversed()), block(right)])).toBeGreaterThan(0.4);
});

it('asks where the lines stand, and does not mind a file that draws them in an order of its own', () => {
  const scattered = page.toSorted((a, b) => a.text.localeCompare(b.text));
  expect(wrong([block(left), block(right)], scattered)).toBeLessThan(0.05);
  expect(wrong([block(left), block(right)], lineByLine)).toBeLessThan(0.05);
});

it('goes by the rows of a table', () => {
  const rows = [0, 1, 2, 3].map((row) =>
    ['Tigers', '18', '12'].flatMap((cell, at) => typeset(cell, { x: 60 + at * 200, y: 80 + row * 20 })),
  );
  const count = outOfOrder(
    rows.map((row) => block(row, 'row')),
    [{ height: 1123, pieces: rows.flat().toReversed() }],
  );
  expect(count.get(1) ?? 0).toBe(0);
});
