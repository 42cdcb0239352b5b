import { emptySlide } from '@console/base/slides';
import { expect, it } from 'vitest';
import { type DeckContent, keptEdit } from './deckContent.js';
import { takeUp } from './takeUp.js';

const deck = (...titles: string[]): DeckContent => ({
  title: '汇报',
  templateId: 'plain',
  format: '16:9',
  slides: titles.map((title, at) => ({ ...emptySlide(`s${at}`), title })),
});
const left = (name: string, upon: DeckContent, content: DeckContent) => ({
  name,
  fields: JSON.parse(JSON.stringify(keptEdit('d', { content, upon, version: 3 }))),
});
const titles = ({ slides }: DeckContent) => slides.map(({ title }) => title).join(' ');
const upon = deck('a', 'b', 'c');

it('begins with what was read where nothing was left', () => {
  const begun = takeUp(upon, 4, []);
  expect(begun).toMatchObject({ version: 4, restored: false, taken: [], history: { past: [], present: upon } });
});

it('brings what two pages left unsaved together with what was saved since', () => {
  const read = deck('a', 'b', 'C');
  const begun = takeUp(read, 5, [left('one', upon, deck('A', 'b', 'c')), left('two', upon, deck('a', 'B', 'c'))]);
  expect(titles(begun.history.present)).toBe('A B C');
  expect(begun).toMatchObject({ version: 5, restored: true, overtaken: undefined, taken: ['one', 'two'] });
});

it('asks about a page that was also saved elsewhere, and loses neither', () => {
  const read = deck('a2', 'b', 'c');
  const begun = takeUp(read, 5, [left('one', upon, deck('a1', 'b', 'c'))]);
  expect(titles(begun.history.present)).toBe('a1 b c');
  expect(begun).toMatchObject({ version: 3, overtaken: { version: 5, asked: ['s0'] }, taken: ['one'] });
});

it('leaves a second edit of the same page for the next visit', () => {
  const begun = takeUp(upon, 3, [left('one', upon, deck('a1', 'b', 'c')), left('two', upon, deck('a2', 'b', 'c'))]);
  expect(titles(begun.history.present)).toBe('a1 b c');
  expect(begun).toMatchObject({ overtaken: undefined, taken: ['one'] });
});

it('forgets what says nothing, or cannot be read', () => {
  const begun = takeUp(upon, 3, [left('one', upon, upon), { name: 'two', fields: { slides: 'x' } }]);
  expect(begun).toMatchObject({ restored: false, taken: ['one', 'two'] });
});
