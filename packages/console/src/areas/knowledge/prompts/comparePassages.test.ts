import type { TrialPassage } from '@console/api/contract';
import { expect, it } from 'vitest';
import { marksOfPresent, marksOfTried } from './comparePassages.js';

const found = (...ids: string[]): TrialPassage[] =>
  ids.map((chunkId) => ({ chunkId, documentName: '规则.md', heading: [], content: chunkId, cited: false }));

it('marks what is new, what is gone and what moved', () => {
  const [present, tried] = [found('a', 'b', 'c'), found('c', 'd', 'a')];
  expect([...marksOfPresent(present, tried)]).toEqual([['b', { kind: 'gone' }]]);
  expect([...marksOfTried(present, tried)]).toEqual([
    ['c', { kind: 'moved', by: 2 }],
    ['d', { kind: 'new' }],
    ['a', { kind: 'moved', by: -2 }],
  ]);
});

it('marks nothing where both are the same', () => {
  expect(marksOfPresent(found('a', 'b'), found('a', 'b')).size).toBe(0);
  expect(marksOfTried(found('a', 'b'), found('a', 'b')).size).toBe(0);
});
