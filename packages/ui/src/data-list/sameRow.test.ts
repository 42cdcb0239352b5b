import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { sameNode } from './sameRow.js';

const dot = (props: Record<string, unknown>) => createElement('i', props, '启用');

describe('two contents of a cell', () => {
  it('are the same where they look the same', () => {
    expect(sameNode('陈', '陈')).toBe(true);
    expect(sameNode(dot({ title: 'on' }), dot({ title: 'on' }))).toBe(true);
    expect(sameNode([1, dot({ key: 'a' })], [1, dot({ key: 'a' })])).toBe(true);
  });

  it('differ in a word, an attribute, a child, a kind, a key or a length', () => {
    expect(sameNode('陈', '程')).toBe(false);
    expect(sameNode(dot({ title: 'on' }), dot({ title: 'off' }))).toBe(false);
    expect(sameNode(dot({ title: 'on' }), dot({}))).toBe(false);
    expect(sameNode(createElement('i', null, dot({ title: 'a' })), createElement('i', null, dot({ title: 'b' })))).toBe(
      false,
    );
    expect(sameNode(createElement('i'), createElement('b'))).toBe(false);
    expect(sameNode(dot({ key: 'a' }), dot({ key: 'b' }))).toBe(false);
    expect(sameNode([1], [1, 2])).toBe(false);
  });

  it('differ where they would do something of their own', () => {
    expect(sameNode(dot({ onClick: () => 1 }), dot({ onClick: () => 1 }))).toBe(false);
  });
});
