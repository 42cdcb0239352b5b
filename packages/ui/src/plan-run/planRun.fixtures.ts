import type { DryRunNumbers } from './DryRunResult.js';
import type { PlanRunNumbers } from './PlanRun.js';

export const numbers: PlanRunNumbers = {
  total: 9812,
  sent: 6214,
  delivered: 6089,
  failed: 37,
  awaited: 88,
  withheld: 0,
  left: 3598,
  clicked: 0,
  perMinute: 420,
};

export const tried: DryRunNumbers = {
  state: 'ready',
  time: '2026-11-21T10:20:00+08:00',
  people: 10_480,
  willSend: 9812,
  skipped: [
    { reason: 'optedOut', count: 401 },
    { reason: 'quietHours', count: 147 },
    { reason: 'noAddress', count: 120 },
  ],
  cost: 44_154,
  fault: null,
  waitsUntil: null,
};
