import { describe, expect, it } from 'vitest';
import { fits, insertAt, membersAt, moveTo, nodeAt, type RulePath, removeAt, replaceAt, stepped } from './ruleTree.js';
import type { EditedRule, EditedRules } from './types.js';

const rule = (field: string): EditedRule => ({ field, operator: 'exists', values: [] });
const tree: EditedRules = {
  match: 'all',
  rules: [
    rule('a'),
    { match: 'any', rules: [rule('b'), rule('c'), { match: 'all', rules: [rule('d'), rule('e')] }] },
    rule('f'),
  ],
  exclude: [rule('x')],
};
const at = (...places: number[]): RulePath => ({ block: 'rules', at: places });
const out = (...places: number[]): RulePath => ({ block: 'exclude', at: places });
const spelled = (rules: EditedRules): string => {
  const spell = (node: EditedRules['rules'][number]): string =>
    'rules' in node ? `(${node.rules.map(spell).join('')})` : node.field;
  return `${rules.rules.map(spell).join('')}|${(rules.exclude ?? []).map(spell).join('')}`;
};

it('finds, replaces, removes and adds at any depth', () => {
  expect(spelled(tree)).toBe('a(bc(de))f|x');
  expect(nodeAt(tree, at(1, 2, 0))).toEqual(rule('d'));
  expect(membersAt(tree, at(0))).toBeUndefined();
  expect(spelled(replaceAt(tree, at(1, 2, 1), rule('z')))).toBe('a(bc(dz))f|x');
  expect(spelled(removeAt(tree, at(1, 2)))).toBe('a(bc)f|x');
  expect(spelled(insertAt(tree, out(1), rule('y')))).toBe('a(bc(de))f|xy');
});

describe('moving', () => {
  it.each([
    ['within its group, down', at(0), at(3), '(bc(de))fa|x', at(2)],
    ['into a group that stands after it', at(0), at(1, 0), '(abc(de))f|x', at(0, 0)],
    ['out of its group', at(1, 2, 0), at(0), 'da(bc(e))f|x', at(0)],
    ['to those left out', at(2), out(0), 'a(bc(de))|fx', out(0)],
    ['a group among those left out', at(1), out(1), 'af|x(bc(de))', out(1)],
    ['into itself', at(1), at(1, 2, 0), undefined, undefined],
    ['to where it is', at(0), at(1), undefined, undefined],
  ] as const)('%s', (_, from, to, expected, place) => {
    const moved = moveTo(tree, from, to);
    expect(moved && spelled(moved.rules)).toBe(expected);
    expect(moved?.path).toEqual(place);
  });

  it('refuses a fourth level', () => {
    expect(fits(tree, at(1, 2), { match: 'all', rules: [] })).toBe(false);
    expect(moveTo(tree, at(1, 2), at(1, 2, 0))).toBeUndefined();
    const deep = insertAt(tree, at(0), { match: 'all', rules: [{ match: 'any', rules: [rule('g')] }] });
    expect(moveTo(deep, at(0), at(2, 0))).toBeUndefined();
  });
});

it('steps through the whole tree by up and down, as it is read', () => {
  let rules = tree;
  let path = at(0);
  const seen: string[] = [];
  for (let step = stepped(rules, path, 1); step !== undefined; step = stepped(rules, path, 1)) {
    ({ rules, path } = step);
    seen.push(spelled(rules));
  }
  expect(seen).toEqual([
    '(abc(de))f|x',
    '(bac(de))f|x',
    '(bca(de))f|x',
    '(bc(ade))f|x',
    '(bc(dae))f|x',
    '(bc(dea))f|x',
    '(bc(de)a)f|x',
    '(bc(de))af|x',
    '(bc(de))fa|x',
  ]);
  for (let step = stepped(rules, path, -1); step !== undefined; step = stepped(rules, path, -1))
    ({ rules, path } = step);
  expect(spelled(rules)).toBe('a(bc(de))f|x');
});
