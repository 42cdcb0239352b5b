import { expect, it } from 'vitest';
import { type DeliveryNumbers, differenceOf, shareOf, stepsOf } from './steps.js';

const none: DeliveryNumbers = { sent: 0, delivered: 0, opened: null, clicked: 0, failed: 0, awaited: 0, unknown: 0 };
const some: DeliveryNumbers = { ...none, sent: 200, delivered: 150, clicked: 30, failed: 20, awaited: 25, unknown: 5 };

it('tells a share of what comes before it, and none of nothing', () => {
  expect(shareOf(some, 'sent')).toBeNull();
  expect(shareOf(some, 'delivered')).toBe(0.75);
  expect(shareOf(some, 'clicked')).toBe(0.2);
  expect(shareOf(some, 'opened')).toBeNull();
  expect(shareOf(none, 'delivered')).toBeNull();
});

it('knows who opened a message where the channel tells it alone', () => {
  expect(stepsOf(some)).not.toContain('opened');
  expect(stepsOf({ ...some, opened: 0 })).toContain('opened');
});

it('compares what was sent in percent, and shares in points', () => {
  expect(differenceOf('sent', some, { ...some, sent: 160 })).toEqual({ value: 25, isPoints: false });
  expect(differenceOf('delivered', some, { ...some, delivered: 160 })).toEqual({ value: -5, isPoints: true });
  expect(differenceOf('sent', some, none)).toBeNull();
  expect(differenceOf('clicked', some, none)).toBeNull();
});
