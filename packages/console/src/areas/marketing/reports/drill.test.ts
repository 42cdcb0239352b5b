import { expect, it } from 'vitest';
import { type Drill, readMeasure, readScope, type Scope, writeMeasure, writeScope } from './drill.js';

const scopes: Scope[] = [
  { by: 'plan', id: 'p-1' },
  { by: 'template', id: null },
  { by: 'task', id: 't_1' },
  { by: 'day', id: '2026-11-20' },
  { by: 'channel', id: 'app' },
];
it.each(scopes)('leads back to %o from the address that it writes', (scope) => {
  expect(readScope(writeScope(scope))).toEqual(scope);
});

it.each([
  undefined,
  '',
  'plan',
  'plan.',
  'plan.a b',
  'day.-',
  'day.2026-13-40',
  'day.2026-02-30',
  'day.2026-2-3',
  'day.2026-11-20 10:00:00',
  'channel.fax',
  'year.2026',
])('knows no row %o', (text) => {
  expect(readScope(text)).toBeUndefined();
});

const numbers: Pick<Drill, 'measure' | 'reason'>[] = [
  { measure: 'clicked' },
  { measure: 'failed', reason: 'address' },
  { measure: 'withheld', reason: 'stopped' },
];
it.each(numbers)('leads back to the number %o', (number) => {
  expect(readMeasure(writeMeasure(number))).toEqual(number);
});

it.each([undefined, '', 'everything', 'failed.', 'failed.bad', 'clicked.address'])('opens nothing for %o', (text) => {
  expect(readMeasure(text)).toBeUndefined();
});
