import { expect, it } from 'vitest';
import { ratiosIn, ratioTable } from './ratioTable.mjs';

it('says of each ratio whether its aim is met, and names a suite that failed', () => {
  const table = ratioTable([
    {
      suite: 'markdown',
      failed: false,
      ratios: [
        { what: '长回答', ours: 30, peer: { name: 'streamdown', value: 100 }, aim: 0.3 },
        { what: 'fence', ours: 5, peer: { name: 'streamdown', value: 10 }, aim: 0.3 },
        { what: 'longest task', ours: 20, aim: 16 },
      ],
    },
    { suite: 'lists', failed: true, ratios: [] },
  ]);
  expect(table.split('\n').map((line) => line.replace(/ {2,}/g, ' | '))).toEqual([
    'suite | what | ours | peer | ratio | aim',
    expect.stringMatching(/^─+$/),
    'markdown | 长回答 | 30 ms | 100 ms (streamdown) | 0.30 | ≤ 0.30 met',
    'markdown | fence | 5.0 ms | 10 ms (streamdown) | 0.50 | ≤ 0.30 missed',
    'markdown | longest task | 20 ms | — | ≤ 16 ms missed',
    'lists | FAILED',
  ]);
});

it('has no ratio against a peer that took no time', () => {
  const table = ratioTable([
    {
      suite: 'tabs',
      failed: false,
      ratios: [{ what: 'slow', unit: 'frames', ours: 3, peer: { name: 'x', value: 0 } }],
    },
  ]);
  expect(table).toMatch(/slow +3\.0 frames +0\.0 frames \(x\) +—$/m);
});

it('gathers what every test of a run reported, in its order', () => {
  const one = { what: 'one', ours: 1 };
  const other = { what: 'other', ours: 2 };
  expect(
    ratiosIn({
      testResults: [
        { assertionResults: [{ meta: { ratios: [one] } }, {}] },
        { assertionResults: [{ meta: { ratios: [other] } }] },
      ],
    }),
  ).toEqual([one, other]);
});
