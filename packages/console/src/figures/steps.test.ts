import { expect, it } from 'vitest';
import { stepNames } from './steps.js';

const callsAt = (...times: string[]) => ({ trend: times.map((time) => ({ time })) });

it('names hours by the clock and days by their date, as Shanghai counts them', () => {
  expect(stepNames(callsAt('2026-11-20T16:00:00Z', '2026-11-20T17:00:00Z'))).toEqual(['00:00', '01:00']);
  expect(stepNames(callsAt('2026-11-19T16:00:00Z', '2026-11-20T16:00:00Z'))).toEqual(['11-20', '11-21']);
});

it('names a single step by its date', () => {
  expect(stepNames(callsAt('2026-11-20T16:00:00Z'))).toEqual(['11-21']);
});
