import { expect, it } from 'vitest';
import { bestQuote } from './bestQuote.js';

const quoted = (content: string, question: string, heading: readonly string[] = []) =>
  bestQuote({ content, heading }, question).text;

it('quotes an item of a list for itself, though it ends like a title', () => {
  const slide = '第 2 页 换人流程\n替补队员到记录台报告\n坐在换人座上等候\n记录员在下一次死球时发出信号';
  expect(quoted(slide, '替补队员要到哪里报告？', ['第 2 页 换人流程'])).toBe('替补队员到记录台报告');
});

it('quotes what stands under a title for what the title asks', () => {
  const section = '中场休息\n第二节和第三节之间的间隔为十五分钟。\n申诉\n赛后一小时内书面提出。';
  expect(quoted(section, '中场休息多长时间？')).toBe('第二节和第三节之间的间隔为十五分钟。');
});
