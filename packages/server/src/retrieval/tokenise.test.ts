import { expect, it } from 'vitest';
import { indexTerms, phraseShare, queryWords } from './tokenise.js';

it('indexes words, parts of words and pairs of characters', () => {
  const terms = indexTerms('中国篮球协会规定 24 秒');
  expect([...terms.keys()]).toEqual(expect.arrayContaining(['中国', '篮球', '协会', '球协', '24']));
});

it('folds case, width and plural', () => {
  expect([...indexTerms('ＮＢＡ Players').keys()]).toEqual(['nba', 'player']);
  expect(queryWords('the player').map(({ term }) => term)).toEqual(['player']);
});

it('keeps numbers whole', () => {
  expect([...indexTerms('6.75 米，3,200 元').keys()]).toEqual(expect.arrayContaining(['6.75', '3200']));
});

it('drops words that only ask', () => {
  expect(queryWords('请问三分线的距离是多少？').map(({ term }) => term)).toEqual(['三分', '线', '距离']);
});

it('tells how much of a question stands in a text in its own order', () => {
  expect(phraseShare('进攻时间', '24 秒进攻 时间')).toBe(1);
  expect(phraseShare('进攻时间', '时间与进攻')).toBeLessThan(1);
});
