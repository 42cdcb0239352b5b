import { expect, it } from 'vitest';
import { questionIn, sourcesIn } from './queryAddress.js';

it('reads the sources that an address names, each once and at most ten', () => {
  expect(sourcesIn('league')).toEqual(['league']);
  expect(sourcesIn('league,association,league')).toEqual(['league', 'association']);
  expect(sourcesIn(Array.from({ length: 12 }, (_, at) => `s${at}`).join(','))).toHaveLength(10);
});

it('takes what is no id for nothing', () => {
  expect(sourcesIn(undefined)).toBeUndefined();
  expect(sourcesIn('')).toBeUndefined();
  expect(sourcesIn('../x,<b>')).toBeUndefined();
  expect(sourcesIn('league,../x')).toEqual(['league']);
});

it('takes a question from an address as somebody could have typed it', () => {
  expect(questionIn(' 近 30 天的问答次数 ')).toBe('近 30 天的问答次数');
  expect(questionIn('问答\u202e次数\u0000\n')).toBe('问答 次数');
  expect(questionIn('长'.repeat(2000))).toHaveLength(1000);
  expect(questionIn('  ')).toBeUndefined();
  expect(questionIn(undefined)).toBeUndefined();
});
