import type { DeliveryReason } from './DeliveryReasons.js';
import type { DeliveryNumbers } from './steps.js';

export const november: DeliveryNumbers = {
  sent: 31_280,
  delivered: 29_804,
  opened: null,
  clicked: 3577,
  failed: 1012,
  awaited: 403,
  unknown: 61,
};

export const october: DeliveryNumbers = {
  sent: 27_640,
  delivered: 26_517,
  opened: null,
  clicked: 2917,
  failed: 940,
  awaited: 152,
  unknown: 31,
};

export const push: DeliveryNumbers = {
  sent: 12_060,
  delivered: 11_214,
  opened: 4036,
  clicked: 1481,
  failed: 790,
  awaited: 54,
  unknown: 2,
};

export const none: DeliveryNumbers = {
  sent: 0,
  delivered: 0,
  opened: null,
  clicked: 0,
  failed: 0,
  awaited: 0,
  unknown: 0,
};

/** Those of November: the first four make up what failed. */
export const reasons: readonly DeliveryReason[] = [
  { measure: 'failed', reason: 'address', count: 512 },
  { measure: 'failed', reason: 'undelivered', count: 371 },
  { measure: 'withheld', reason: 'optedOut', count: 401 },
  { measure: 'failed', reason: 'limit', count: 87 },
  { measure: 'failed', reason: 'other', count: 42 },
];
