import { expect, it } from 'vitest';
import { breakLines, textWidth } from './textWidth.js';

const lines = (text: string, width: number, size = 10) => breakLines(text, size, false, width).map((line) => line.text);

it('takes a Chinese character for as wide as its font is high, and Latin letters for what they are', () => {
  expect(textWidth('篮球，', 20)).toBe(60);
  expect(textWidth('iiii', 10)).toBeCloseTo(8.88);
  expect(textWidth('1,926', 10)).toBeCloseTo(25.02);
  expect(textWidth('Wide', 10, true)).toBeCloseTo(textWidth('Wide', 10) * 1.07);
  expect(textWidth('篮', 10, true)).toBe(10);
});

it('takes what is joined for one character', () => {
  expect(textWidth('👨‍👩‍👧', 10)).toBe(13.5);
  expect(textWidth('e\u0301', 10)).toBeCloseTo(textWidth('e', 10));
});

it('breaks Chinese between characters, but never before a closing sign or after an opening one', () => {
  expect(lines('一二三四五六', 30.5)).toEqual(['一二三', '四五六']);
  expect(lines('一二三，四五', 30.5)).toEqual(['一二', '三，四', '五']);
  expect(lines('一二（三四）', 30.5)).toEqual(['一二', '（三', '四）']);
});

it('keeps Latin words whole, unless one is longer than a line', () => {
  expect(lines('the long road', 45)).toEqual(['the long', 'road']);
  expect(lines('abcdefghij', 30)).toEqual(['abcde', 'fghij']);
  expect(lines('2026 年 U17 联赛', 52)).toEqual(['2026 年', 'U17 联赛']);
});

it('has one empty line for no text', () => {
  expect(breakLines('', 10, false, 100)).toEqual([{ text: '', width: 0 }]);
});
