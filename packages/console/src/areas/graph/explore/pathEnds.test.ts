import { expect, it } from 'vitest';
import { withEnd } from './pathEnds.js';

const none = { fromId: undefined, toId: undefined };

it('begins a way with the first entity and ends it with the next one', () => {
  expect(withEnd(none, 'a')).toEqual({ fromId: 'a' });
  expect(withEnd({ fromId: 'a', toId: undefined }, 'b')).toEqual({ toId: 'b' });
  expect(withEnd({ fromId: 'a', toId: 'b' }, 'c')).toEqual({ toId: 'c' });
});

it('takes an end back that is chosen again', () => {
  expect(withEnd({ fromId: 'a', toId: 'b' }, 'b')).toEqual({ toId: undefined });
  expect(withEnd({ fromId: 'a', toId: 'b' }, 'a')).toEqual({ fromId: 'b', toId: undefined });
  expect(withEnd({ fromId: 'a', toId: undefined }, 'a')).toEqual({ fromId: undefined, toId: undefined });
});
