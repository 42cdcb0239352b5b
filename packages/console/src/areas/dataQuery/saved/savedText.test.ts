import { expect, it } from 'vitest';
import { savedQuestions } from './saved.fixtures.js';
import { lastText } from './savedText.js';
import { savedZh } from './savedWords.js';

const last = (at: number, value?: number | null): string => {
  const lastRun = savedQuestions[at]?.lastRun ?? null;
  return lastText(
    { lastRun: lastRun && value !== undefined ? { ...lastRun, value } : lastRun },
    savedZh,
    () => '5 天前',
  );
};

it('says what a saved question last came to, that it has an answer, or why it has none', () => {
  expect(last(0)).toBe('上次 94.2%，5 天前');
  expect(last(0, null)).toBe('上次运行 5 天前');
  expect(last(1)).toBe('还没有运行过');
  expect(last(3)).toBe('上次没有结果：查询超时，请缩小时间范围。');
});
