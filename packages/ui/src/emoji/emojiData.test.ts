import { describe, expect, it } from 'vitest';
import { emojiGroups, loadEmoji, searchEmoji } from './emojiData.js';

describe.each(['zh', 'en'] as const)('the signs in %s', (language) => {
  it('fill every group, each with a name, none twice', async () => {
    const all = await loadEmoji(language);
    expect(all.length).toBeGreaterThan(1800);
    expect(new Set(all.map(({ sign }) => sign)).size).toBe(all.length);
    expect(all.every(({ name, sign }) => name !== '' && sign !== '')).toBe(true);
    for (const group of emojiGroups) expect(all.some((one) => one.group === group)).toBe(true);
  });
});

it('finds signs by every word given, in any case', async () => {
  const all = await loadEmoji('en');
  expect(searchEmoji(all, '  BASKETBALL ').map(({ sign }) => sign)).toContain('🏀');
  expect(searchEmoji(all, 'red heart').map(({ name }) => name)).toContain('red heart');
  expect(searchEmoji(all, 'red nonsense')).toEqual([]);
  expect(searchEmoji(all, '   ')).toEqual([]);
});
