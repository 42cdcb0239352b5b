import { expect, it } from 'vitest';
import { now } from './dataAnswer.fixtures.js';
import { groupConversations } from '../conversations/conversationGroups.js';
import { rowAfter } from './questionGroups.js';
import { askedQuestions } from './questionList.fixtures.js';

it('puts questions under their days', () => {
  const groups = groupConversations(askedQuestions, now).map(({ period, conversations }) => [
    period,
    conversations.length,
  ]);
  expect(groups).toEqual([
    ['today', 2],
    ['yesterday', 3],
    ['week', 3],
  ]);
});

it('goes from row to row and no further', () => {
  expect(rowAfter('ArrowDown', -1, 3)).toBe(0);
  expect(rowAfter('ArrowDown', 2, 3)).toBe(2);
  expect(rowAfter('ArrowUp', 0, 3)).toBe(0);
  expect(rowAfter('End', 0, 3)).toBe(2);
  expect(rowAfter('a', 0, 3)).toBeUndefined();
  expect(rowAfter('ArrowDown', 0, 0)).toBeUndefined();
});
