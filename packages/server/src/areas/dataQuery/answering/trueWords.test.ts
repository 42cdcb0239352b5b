import { expect, it } from 'vitest';
import { trueWords } from './trueWords.js';

const shown = {
  question: '2025 年 U17 哪个队得分最高',
  columns: ['球队', '得分', '胜率', '日期'],
  rows: [
    ['北京 2 队', 88, 0.946, '2026-10-01'],
    ['上海队', 79, 0.5, '2026-10-08'],
    ['第十二中学', 79, 0.5, '2026-10-08'],
  ],
};

it.each([
  '北京 2 队得分最高，88 分。',
  '两队相差 9 分，胜率为 94.6%。',
  '2025 年 U17 共 3 行，第 1 名是北京2队。',
  '第十二中学得 79 分。',
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
  ['上海队得９８分。', ''],
  ['上海队得九十八分。', ''],
  ['上海队占全部的 1/2。', ''],
  ['上海队得 12 队的分。', ''],
  ['得 ⑨⑧ 分。', ''],
])('leaves out what they do not: %s', (words, left) => {
  expect(trueWords(words, shown)).toBe(left);
});

it('takes amounts as they are rounded, and of many rows no difference that would fit anything', () => {
  const rows = Array.from({ length: 30 }, (_, at) => [`第 ${at} 队`, 12_345 + 7 * at]);
  const many = { question: '', columns: ['球队', '报名费'], rows };
  expect(trueWords('最少的约 1.23 万元。', many)).toBe('最少的约 1.23 万元。');
  expect(trueWords('相差 70 元。', many)).toBe('');
});

it('lets a bound of the question be repeated, and nothing be confirmed that it supposed', () => {
  const asked = { ...shown, question: '得分超过 90 的有哪些队，是 98 分吗' };
  expect(trueWords('没有得分超过 90 的队。', asked)).toBe('没有得分超过 90 的队。');
  expect(trueWords('是的，98 分。', asked)).toBe('');
});

it('reads numbers that stand in a column of texts, and no name in a longer number', () => {
  const texts = { question: '', columns: ['队', '分'], rows: [['2队', '1']] };
  expect(trueWords('2 队得 1 分。', texts)).toBe('2 队得 1 分。');
  expect(trueWords('12 队得 18 分。', texts)).toBe('');
});

it('takes no time for the longest words over the widest rows', () => {
  const rows = Array.from({ length: 30 }, (_, row) =>
    Array.from({ length: 60 }, (_, at) => `第 ${row}-${at} 项 (a+)+$`),
  );
  const wide = { question: '1'.repeat(1000), columns: Array.from({ length: 60 }, (_, at) => `列 ${at}`), rows };
  const began = performance.now();
  trueWords('第 3-7 项 (a+)+$ 是 5。\n'.repeat(200), wide);
  trueWords('1\n'.repeat(2000), wide);
  trueWords('1,'.repeat(2000), wide);
  expect(performance.now() - began).toBeLessThan(1000);
});
