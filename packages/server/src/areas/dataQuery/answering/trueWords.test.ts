import { expect, it } from 'vitest';
import { trueWords } from './trueWords.js';

const shown = {
  question: '2025 年 U17 哪个队得分最高',
  columns: ['球队', '得分', '胜率', '日期'],
  rows: [
    ['北京 2 队', 88, 0.946, '2026-10-01'],
    ['上海队', 79, 0.5, '2026-10-08'],
  ],
};

it.each([
  '北京 2 队得分最高，88 分。',
  '两队相差 9 分，胜率为 94.6%。',
  '2025 年 U17 共 2 行，第 1 名是北京2队。',
  '10 月 8 日上海队得 79 分。',
  'Beijing leads with 88 points, 9 more than Shanghai. The rate is 0.946.',
  '没有别的队。',
])('keeps what the rows show: %s', (words) => {
  expect(trueWords(words, shown)).toBe(words);
});

it.each([
  ['北京 2 队得分最高，88 分。比去年多 31 分。', '北京 2 队得分最高，88 分。'],
  ['上海队得 97 分。', ''],
  ['上海队只有北京的一半。', ''],
  ['胜率 95.6%。上海队 79 分。', '上海队 79 分。'],
  ['共 1,200 行。', ''],
  ['Shanghai scored twice as much. Beijing has 88.', 'Beijing has 88.'],
  ['3.5 times.', ''],
])('leaves out what they do not: %s', (words, left) => {
  expect(trueWords(words, shown)).toBe(left);
});

it('takes amounts as they are rounded, and of many rows no difference that would fit anything', () => {
  const rows = Array.from({ length: 30 }, (_, at) => [`第 ${at} 队`, 12_345 + 7 * at]);
  const many = { question: '', columns: ['球队', '报名费'], rows };
  expect(trueWords('最少的约 1.23 万元。', many)).toBe('最少的约 1.23 万元。');
  expect(trueWords('相差 70 元。', many)).toBe('');
});
