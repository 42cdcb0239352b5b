import { expect, it } from 'vitest';
import { readPages } from './testing/readPages.js';
import { prose, typeset } from './testing/typeset.js';

const head = ['Club', 'Town', 'Games', 'Won'];
const table = (page: number, from: number, rows: number) =>
  Array.from({ length: rows }, (_, at) => [
    `Club number ${from + at}`,
    'Xiamen',
    '18',
    String((from + at) % 18),
  ]).flatMap((row, at) =>
    row.flatMap((cell, column) => typeset(cell, { page, x: 60 + column * 170, y: 150 + at * 18 })),
  );
const headRow = (page: number) => head.flatMap((cell, column) => typeset(cell, { page, x: 60 + column * 170, y: 132 }));

it('has the head of a table in each chunk that holds rows of it, and lights it where it stands', () => {
  const { chunks } = readPages([
    [...typeset(prose(1, 3), { x: 60, y: 40, width: 660 }), ...headRow(1), ...table(1, 1, 48)],
    table(2, 49, 40),
  ]);
  const withRows = chunks.filter(({ content }) => content.includes('Club number'));
  expect(withRows.length).toBeGreaterThan(2);
  for (const { content, spans } of withRows) {
    expect(content.match(/Club \| Town \| Games \| Won/g)).toHaveLength(1);
    expect(content.indexOf('Club | Town')).toBeLessThan(content.indexOf('Club number'));
    const at = content.indexOf('Club | Town');
    expect(spans.find(([start]) => start === at)?.slice(2, 4)).toEqual([1, 60]);
  }
});

it('has each row once, and counts the head once', () => {
  const name = (page: number) => typeset('Results of all clubs', { page, x: 60, y: 40, size: 9 });
  const { chunks, pages } = readPages([
    [...name(1), ...headRow(1), ...table(1, 1, 48)],
    [...name(2), ...table(2, 49, 2)],
  ]);
  const all = chunks.map(({ content }) => content).join('\n');
  for (let row = 1; row <= 48; row += 1) expect(all.match(new RegExp(`Club number ${row} `, 'g'))).toHaveLength(1);
  expect(pages[0]?.covered).toBe((pages[0]?.characters ?? 0) - 'Resultsofallclubs'.length);
});
