import { checkSlides, emptySlide, slideDesignOf, type SlidePage } from '@console/base/slides';
import { expect, it } from 'vitest';
import { deckChecker } from './checkDeck.js';

const options = { design: slideDesignOf(''), format: '16:9' } as const;
const page = (id: string, title: string, lines = 1): SlidePage => ({
  ...emptySlide(id),
  title,
  points: Array.from({ length: lines }, (_, at) => ({ text: `${title} 的第 ${at + 1} 点，说得很长`, level: 0 })),
});

it('finds what a check of all pages finds', () => {
  const pages = [page('1', '观众'), page('2', '', 0), page('3', '球员', 60), page('4', '观众')];
  expect(deckChecker(options)(pages)).toEqual(checkSlides(pages, options));
});

it('says the same of a page that has not changed without measuring it again', () => {
  const check = deckChecker(options);
  const pages = Array.from({ length: 60 }, (_, at) => page(String(at), `第 ${at} 页`, 8));
  check(pages);
  const begun = performance.now();
  const [first] = pages;
  if (first === undefined) throw new Error('There is no page');
  check([{ ...first, title: '改过的' }, ...pages.slice(1)]);
  expect(performance.now() - begun).toBeLessThan(50);
});
