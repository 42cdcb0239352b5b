import { expect, it } from 'vitest';
import { asWritten, canKeepBoth, differingKeys, firstChoices, mergeValues } from './mergeChoices.js';

const fields = (values: Record<string, string>) =>
  Object.entries(values).map(([key, value]) => ({ key, label: key, value }));

it('offers what I typed, and theirs only where I changed nothing', () => {
  const began = fields({ question: '几秒', answer: '24', tags: '' });
  const theirs = fields({ question: '几秒', answer: '14', tags: '计时' });
  const mine = fields({ question: '多久', answer: '12', tags: '' });
  const keys = differingKeys(theirs, mine);
  expect(keys).toEqual(['question', 'answer', 'tags']);
  expect(firstChoices(keys, mine, began)).toEqual({ question: 'mine', answer: 'mine', tags: 'theirs' });
  expect(firstChoices(keys, mine, undefined)).toEqual({ question: 'mine', answer: 'mine', tags: 'mine' });
});

it('takes each field from where it was chosen, and of lists all that either has', () => {
  const theirs = { question: '几秒', tags: ['计时', '进攻'], enabled: false, version: 3 };
  const mine = { question: '多久', tags: ['进攻', '防守'], enabled: true, version: 2 };
  expect(canKeepBoth('tags', theirs, mine)).toBe(true);
  expect(canKeepBoth('question', theirs, mine)).toBe(false);
  expect(mergeValues(theirs, mine, { question: 'theirs', tags: 'both' })).toMatchObject({
    question: '几秒',
    tags: ['计时', '进攻', '防守'],
    enabled: true,
  });
});

it('shows as it is written what differs in formatting or pictures alone', () => {
  const words = (html: unknown) => String(html).replace(/<[^>]*>/g, '');
  const read = (values: object) =>
    Object.entries(values).map(([key, value]) => ({ key, label: key, value: words(value) }));
  const theirs = { answer: '<p>复位至 <b>14 秒</b></p><p>见图</p>', question: '几秒', hint: '<p>看表</p>' };
  const mine = { answer: '<p>复位至 14 秒</p><p>见图<img src="/f/1.png"></p>', question: '几秒', hint: '<p>看钟</p>' };
  const shown = asWritten(theirs, mine, read);
  expect(differingKeys(shown(theirs), shown(mine))).toEqual(['answer', 'hint']);
  expect(shown(theirs)).toMatchObject([
    { value: '<p>复位至 <b>14 秒</b></p>\n<p>见图</p>' },
    { value: '几秒' },
    // Words that differ say enough.
    { value: '看表' },
  ]);
});
