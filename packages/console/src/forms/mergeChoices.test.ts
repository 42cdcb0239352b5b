import { expect, it } from 'vitest';
import { canKeepBoth, differingKeys, firstChoices, mergeValues } from './mergeChoices.js';

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
