import { expect, it } from 'vitest';
import { everything, isSelected, noSelection, selectedCount, selectedOf, withSelected } from './selection.js';

const page = (...keys: string[]) => [keys.length, (index: number) => keys[index] ?? ''] as const;

it('keeps what is chosen on other pages', () => {
  const first = withSelected(noSelection, ['a', 'b'], true);
  const both = withSelected(first, ['c'], true);
  expect(selectedCount(both, 128)).toBe(3);
  expect(selectedOf(both, ...page('a', 'b'))).toBe('all');
  expect(selectedOf(both, ...page('c', 'd'))).toBe('some');
  expect(selectedOf(withSelected(both, ['c'], false), ...page('c', 'd'))).toBe('none');
});

it('chooses all that match but the few taken out again', () => {
  const most = withSelected(everything, ['a'], false);
  expect(selectedCount(most, 128)).toBe(127);
  expect(isSelected(most, 'a')).toBe(false);
  expect(isSelected(most, 'never seen')).toBe(true);
  expect(withSelected(most, ['a'], true)).toEqual(everything);
});

it('never counts below nothing, nor a page without rows', () => {
  expect(selectedCount(withSelected(everything, ['a', 'b'], false), 1)).toBe(0);
  expect(selectedOf(everything, ...page())).toBe('none');
});
