import { feedbackStatuses } from '@console/api/contract';
import { expect, it } from 'vitest';
import { calendarOf } from '../calendar.js';
import { chanceOf } from '../random.js';
import { opinionPlan } from './feedback.js';
import { statusOf } from './judgements.js';

const seeds = Array.from({ length: 500 }, (_, seed) => seed);

it('has opinions in every state of being handled, whatever chance does', () => {
  for (const seed of seeds) {
    const plan = opinionPlan({ chance: chanceOf(seed) }, 36);
    expect(plan).toHaveLength(36);
    expect(new Set(plan.map(({ status }) => status)), `seed ${seed}`).toEqual(new Set(feedbackStatuses));
  }
});

it('lets a judgement of this very moment wait: nothing could be handled after it', () => {
  const now = new Date('2026-03-04T02:00:00.000Z');
  for (const seed of seeds) {
    const chance = chanceOf(seed);
    const calendar = calendarOf(now, chance);
    expect(statusOf({ chance, calendar }, now)).toBe('pending');
    const justBefore = new Date(now.getTime() - 1);
    expect(calendar.later(justBefore, 0, 6).getTime()).toBeGreaterThan(justBefore.getTime());
  }
});
