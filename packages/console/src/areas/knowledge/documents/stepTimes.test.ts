import { expect, it } from 'vitest';
import { stepTimes, totalOf } from './stepTimes.js';

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 21, 10, 42, seconds)).toISOString();
const steps = (...stages: [string, number][]) => ({ steps: stages.map(([stage, s]) => ({ stage, time: at(s) })) });

it('says how long each stage took, and all of them', () => {
  const document = steps(['queued', 0], ['reading', 2], ['indexing', 9], ['done', 10]);
  expect(stepTimes(document, Date.parse(at(50))).map(({ stage, took }) => [stage, took])).toEqual([
    ['queued', 2000],
    ['reading', 7000],
    ['indexing', 1000],
    ['done', null],
  ]);
  expect(totalOf(document)).toBe(10_000);
});

it('counts on while a stage goes on', () => {
  const document = steps(['queued', 0], ['reading', 2]);
  expect(stepTimes(document, Date.parse(at(5)))).toMatchObject([
    { running: false },
    { stage: 'reading', took: 3000, running: true },
  ]);
  expect(totalOf(document)).toBeNull();
});

it('knows nothing of a document of which nothing was noted', () => {
  expect(stepTimes({}, 0)).toEqual([]);
  expect(totalOf({ steps: [] })).toBeNull();
});
