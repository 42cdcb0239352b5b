import { expect, it } from 'vitest';
import { type Behind, readBehind, readSet, setsOf, writeBehind } from './behind.js';

const numbers: Behind[] = [
  { kind: 'all' },
  { kind: 'assistant', id: 'general' },
  { kind: 'assistant', id: null },
  { kind: 'role', id: null },
  { kind: 'knowledgeBase', id: 'rules' },
  { kind: 'document', id: 'd-1' },
  { kind: 'hour', weekday: 6, hour: 23 },
  { kind: 'step', time: '2026-11-19T16:00:00.000Z' },
];

it.each(numbers)('leads back to %o from the address that it writes', (behind) => {
  expect(readBehind(writeBehind(behind))).toEqual(behind);
});

it.each([
  undefined,
  '',
  'none',
  'assistant',
  'assistant.',
  'assistant.a b',
  'document.-',
  'hour.7-1',
  'hour.1-24',
  'step.x',
])('opens nothing for the address %o', (text) => {
  expect(readBehind(text)).toBeUndefined();
});

it('tells the answers of a number apart by what it counts first', () => {
  expect(setsOf({ kind: 'all' }, 'questions')).toEqual(['questions', 'ungrounded', 'disliked']);
  expect(setsOf({ kind: 'all' }, 'faq')).toEqual(['faq', 'questions', 'ungrounded', 'disliked']);
  expect(setsOf({ kind: 'document', id: 'd' }, 'citing')).toEqual(['citing', 'liked', 'disliked']);
  expect(readSet('everything')).toBeUndefined();
});
