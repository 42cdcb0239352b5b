import { expect, it } from 'vitest';
import { readWordGroups, repeatedWord, WORD_GROUPS_MAX, writeWordGroups } from './wordGroups.js';

it('reads groups as people write them, and writes them so that they are read the same', () => {
  const { groups, problem } = readWordGroups('走步 = 带球走，持球移动\r\n\n村BA\n shot   clock ＝ 进攻计时 ');
  expect(problem).toBeNull();
  expect(groups).toEqual([['走步', '带球走', '持球移动'], ['村BA'], ['shot clock', '进攻计时']]);
  expect(readWordGroups(writeWordGroups(groups)).groups).toEqual(groups);
});

it.each([
  ['一个 = 个', { kind: 'too_short', line: 1, word: '个' }],
  [`\n${'长'.repeat(31)}`, { kind: 'too_long', line: 2 }],
  ['村BA\n村ＢＡ = 村超', { kind: 'repeated', line: 2, word: '村ＢＡ' }],
  [Array.from({ length: 11 }, (_, at) => `词语${at}`).join('、'), { kind: 'too_many_words', line: 1 }],
  [
    Array.from({ length: WORD_GROUPS_MAX + 1 }, (_, at) => `词语${at}`).join('\n'),
    { kind: 'too_many_groups', line: WORD_GROUPS_MAX + 1 },
  ],
])('says which line is wrong and why: %j', (text, problem) => {
  expect(readWordGroups(text).problem).toMatchObject(problem);
});

it('finds a word that stands in two groups', () => {
  expect(repeatedWord([['走步', '带球走'], ['Shot Clock'], ['shot clock']])).toBe('shot clock');
  expect(repeatedWord([['走步', '带球走'], ['村BA']])).toBeNull();
});
