import { expect, type Page } from '@playwright/test';
import type { Box } from './wordsOnPage.js';

const WIDTH = 794;

/**
 * The lit rectangles of pages, in pixels of a page 794 wide. Waits until something is lit on each of them, their
 * pictures have arrived and nothing moves any more.
 */
export const litBoxes = async (page: Page, wanted: readonly number[]): Promise<Map<number, Box[]>> => {
  const read = () =>
    page.evaluate(() => {
      const found: { page: number; boxes: number[][]; drawn: boolean }[] = [];
      for (const sheet of document.querySelectorAll<HTMLElement>('[data-page]')) {
        const lit = [...sheet.querySelectorAll('[data-lit]')].map((one) => one.getBoundingClientRect());
        const image = sheet.querySelector('img');
        if (lit.length === 0) continue;
        const { left, top, width } = (image ?? sheet).getBoundingClientRect();
        found.push({
          page: Number(sheet.dataset['page']),
          drawn: image?.complete === true && image.naturalWidth > 0,
          boxes: lit.map((box) =>
            [box.left - left, box.top - top, box.right - left, box.bottom - top].map((edge) => (edge / width) * 794),
          ),
        });
      }
      return found;
    });
  let former = '';
  await expect
    .poll(
      async () => {
        const now = await read();
        const same = JSON.stringify(now) === former;
        former = JSON.stringify(now);
        const ready = now.filter(({ drawn }) => drawn).map(({ page: number }) => number);
        return same && wanted.every((number) => ready.includes(number));
      },
      { timeout: 20_000 },
    )
    .toBe(true);
  const pages = await read();
  return new Map(
    pages.map(({ page: number, boxes }) => [
      number,
      boxes.map(([left = 0, top = 0, right = WIDTH, bottom = WIDTH]) => ({ left, top, right, bottom })),
    ]),
  );
};
