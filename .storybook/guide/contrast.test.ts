import { expect, it } from 'vitest';
import { darkTokens, lightTokens } from '../../packages/ui/src/theme/tokens.js';
import { contrastOf, groups } from './colours.js';
import { contrast } from './contrast.js';

it('measures contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff', '#ffffff')).toBeCloseTo(4.478, 2);
  expect(contrast('rgba(0, 0, 0, .5)', '#ffffff', '#ffffff')).toBeCloseTo(contrast('#808080', '#ffffff', '#ffffff'), 1);
});

const pairs = groups.flatMap((group) => group.pairs);

it.each([
  ['light', lightTokens],
  ['dark', darkTokens],
] as const)('can be read and seen in the %s theme', (_, theme) => {
  expect(pairs.filter((pair) => contrastOf(pair, theme) < pair.least)).toEqual([]);
});
