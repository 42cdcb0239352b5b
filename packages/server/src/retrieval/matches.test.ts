import { expect, it } from 'vitest';
import { matchesOf } from './matches.js';

const shown = (question: string, text: string, own: string[][] = []): string[] =>
  matchesOf(question, own)(text).map(({ start, end }) => text.slice(start, end));

it('shows the words of a question in a text', () => {
  expect(shown('暂停有几次？', '上半时每队可请求两次暂停，暂停持续一分钟。')).toEqual(['暂停', '暂停']);
});

it('shows words in other forms: stems, width, traditional characters and numerals', () => {
  expect(shown('how many fouls', 'Five Ｆｏｕｌｓ and one foul.')).toEqual(['Ｆｏｕｌｓ', 'foul']);
  expect(shown('暂停', '每次暫停一分鐘')).toEqual(['暫停']);
  expect(shown('24秒是什么', '进攻二十四秒')).toContain('二十四');
});

it('shows what stands for a word, also by the words of a base', () => {
  expect(shown('走步怎么判', '带球走是违例')).toEqual(['带球走']);
  expect(shown('球探怎么登记', '观察员须先登记', [['球探', '观察员']])).toEqual(['观察员', '登记']);
});

it('shows neither single characters nor half of another word', () => {
  expect(shown('主教练是谁', '教室在二楼')).toEqual([]);
});

it('keeps the places right behind a sign that takes more room when it is folded', () => {
  expect(shown('暂停', '㍿規則：暫停一次')).toEqual(['暫停']);
});
