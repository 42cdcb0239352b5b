import { emptySlide, type SlidePage } from '@console/base/slides';
import { describe, expect, it } from 'vitest';
import type { DeckContent } from './deckContent.js';
import { mergeDecks } from './mergeDecks.js';

const page = (id: string, title = id): SlidePage => ({ ...emptySlide(id), title });
const deck = (slides: readonly SlidePage[], more: Partial<DeckContent> = {}): DeckContent => ({
  title: '汇报',
  templateId: 'plain',
  format: '16:9',
  slides,
  ...more,
});
const upon = deck([page('a'), page('b'), page('c')]);
const titles = ({ slides }: DeckContent) => slides.map(({ title }) => title).join(' ');

describe('two states of one deck', () => {
  it('are merged page by page where they changed different pages', () => {
    const mine = deck([page('a', 'A'), page('b'), page('c')], { title: '新名' });
    const theirs = deck([page('a'), page('b'), page('c', 'C')], { templateId: 'dark' });
    const { content, asked } = mergeDecks(upon, mine, theirs);
    expect(asked).toEqual([]);
    expect(titles(content)).toBe('A b C');
    expect(content).toMatchObject({ title: '新名', templateId: 'dark', format: '16:9' });
  });

  it('ask only about the page that both changed, and about nothing that both changed alike', () => {
    const mine = deck([page('a', 'A1'), page('b', 'B'), page('c', 'C')]);
    const theirs = deck([page('a', 'A2'), page('b', 'B'), page('c')]);
    expect(mergeDecks(upon, mine, theirs).asked).toEqual(['a']);
    expect(titles(mergeDecks(upon, mine, theirs, 'mine').content)).toBe('A1 B C');
    expect(titles(mergeDecks(upon, mine, theirs, 'theirs').content)).toBe('A2 B C');
  });

  it('ask about a name that was changed at both places', () => {
    const merged = mergeDecks(upon, { ...upon, title: '甲' }, { ...upon, title: '乙' }, 'theirs');
    expect(merged).toMatchObject({ asked: ['title'], content: { title: '乙' } });
  });

  it('keep pages that were added at both places, each where it was put', () => {
    const mine = deck([page('a'), page('x'), page('b'), page('c')]);
    const theirs = deck([page('y'), page('a'), page('b'), page('c'), page('z')]);
    expect(titles(mergeDecks(upon, mine, theirs).content)).toBe('y a x b c z');
  });

  it('keep what was moved at one place, and a page that one of them edited and the other deleted', () => {
    const moved = deck([page('c'), page('a'), page('b')]);
    const without = deck([page('b', 'B'), page('c')]);
    expect(titles(mergeDecks(upon, moved, without).content)).toBe('c B');
    expect(titles(mergeDecks(upon, without, moved).content)).toBe('c B');
    const edited = deck([page('a', 'A'), page('b'), page('c')]);
    expect(mergeDecks(upon, edited, without)).toMatchObject({ asked: [] });
    expect(titles(mergeDecks(upon, edited, without).content)).toBe('A B c');
    expect(titles(mergeDecks(upon, without, edited).content)).toBe('A B c');
  });

  it('never end without a page', () => {
    const both = deck([page('a'), page('b')]);
    expect(titles(mergeDecks(both, deck([page('b')]), deck([page('a')])).content)).not.toBe('');
  });
});
