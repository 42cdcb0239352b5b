import { describe, expect, it } from 'vitest';
import { barsOf, coverageOf, labelsOf, runsOf, standingOf } from './coverage.js';
import { longCoverage, rulesCoverage } from './coverage.fixtures.js';

describe('coverage of pages', () => {
  it('tells failed, thin, empty and covered pages apart', () => {
    expect(standingOf({ characters: 0, covered: 0, failed: true })).toBe('failed');
    expect(standingOf({ characters: 0, covered: 0, failed: false })).toBe('empty');
    expect(standingOf({ characters: 900, covered: 500, failed: false })).toBe('thin');
    expect(standingOf({ characters: 900, covered: 540, failed: false })).toBe('covered');
  });

  it('does not call a title page thin', () => {
    expect(standingOf({ characters: 12, covered: 0, failed: false })).toBe('covered');
  });

  it('weighs pages by their text, and knows when there is none', () => {
    expect(
      coverageOf([
        { characters: 100, covered: 100, failed: false },
        { characters: 300, covered: 0, failed: false },
      ]),
    ).toBe(0.25);
    expect(coverageOf([{ characters: 0, covered: 0, failed: false }])).toBeNull();
  });

  it('names neighbouring pages together', () => {
    expect(runsOf(rulesCoverage, 'thin')).toEqual([{ first: 33, last: 34 }]);
  });

  it('draws no more bars than there are pixels, and never hides a failed page', () => {
    const bars = barsOf(longCoverage, 300);
    expect(bars).toHaveLength(300);
    expect(bars.filter((bar) => bar.standing === 'failed').length).toBeGreaterThanOrEqual(16);
  });

  it('names the current, first, last, failed and thin pages, none over another', () => {
    const labels = labelsOf(rulesCoverage, 47, 1170, () => 60);
    expect(labels.map(({ kind, run }) => `${kind} ${run.first}`)).toEqual(
      expect.arrayContaining(['current 47', 'page 1', 'page 92', 'failed 61', 'thin 33', 'page 20', 'page 80']),
    );
    const centres = labels.map(({ x }) => x).toSorted((a, b) => a - b);
    expect(centres.every((x, index) => index === 0 || x - (centres[index - 1] ?? 0) >= 68)).toBe(true);
  });
});
