import { expect, it } from 'vitest';
import { readPages } from './testing/readPages.js';
import { prose, typeset } from './testing/typeset.js';

const begun = 'nobody who was in the hall that evening will ever forget how long it took until the';
const ended = 'clock was set right again by the commissioner himself.';

/** Four pages, each with what `edges` puts around a text that runs from page to page. */
const pages = (edges: (page: number) => ReturnType<typeof typeset>) =>
  [1, 2, 3, 4].map((page) => [
    ...edges(page),
    ...typeset(`${page === 1 ? '' : `${ended} `}${prose(page, 20)} And ${begun}`, {
      page,
      x: 60,
      y: 140,
      width: 670,
      broken: true,
    }),
  ]);

it('drops heads that name another chapter on each page, and joins the sentence around them', () => {
  const chapters = ['The court', 'The players', 'The clock', 'The fouls'];
  const { text } = readPages(pages((page) => typeset(chapters[page - 1] ?? '', { page, x: 600, y: 60, size: 9 })));
  for (const chapter of chapters) expect(text).not.toContain(chapter);
  expect(text).toContain(`${begun} ${ended}`);
});

it('drops the numbers of pages also where the page ends well above its edge', () => {
  const { text } = readPages(
    pages((page) => typeset(String(page + 360), { page, x: page % 2 === 0 ? 60 : 700, y: 900 })),
  );
  expect(text).not.toMatch(/36\d/);
  expect(text).toContain(`${begun} ${ended}`);
});

it('keeps the first line of each page where there is no head', () => {
  const { text } = readPages(pages(() => []));
  expect(text.match(new RegExp(begun, 'g'))).toHaveLength(4);
  expect(text.match(new RegExp(ended, 'g'))).toHaveLength(3);
});

it('keeps lines that begin each page, as large as its text', () => {
  const rounds = ['Round of sixteen', 'Quarter finals', 'Semi finals', 'Final'];
  const { text } = readPages(pages((page) => typeset(rounds[page - 1] ?? '', { page, x: 60, y: 98 })));
  for (const round of rounds) expect(text).toContain(round);
});

it('keeps the last row of a table that ends a page, numbers and all', () => {
  const row = (page: number) =>
    ['Tigers of the north', '18', String(page + 3)].flatMap((cell, at) =>
      typeset(cell, { page, x: 60 + at * 200, y: 1060 }),
    );
  const { text } = readPages(pages(row).slice(0, 2));
  expect(text).toContain('Tigers of the north | 18 | 4');
  expect(text).toContain('Tigers of the north | 18 | 5');
});
