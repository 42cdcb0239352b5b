import type { OperatePlanDetail } from '@console/api/contract';
import { momentOf } from './moments.js';
import type { PlanSaid } from './PlanFields.js';

const HOUR = 3_600_000;

/** A new plan of a day: from nine to the same hour a week later. */
export const blankPlan = (day: string): PlanSaid => {
  const start = new Date(`${day}T09:00:00`);
  return {
    planName: '',
    description: '',
    crowdPackIds: [],
    span: [start.toISOString(), new Date(start.getTime() + 7 * 24 * HOUR).toISOString()],
    budget: null,
  };
};

export const saidOf = (plan: OperatePlanDetail): PlanSaid => ({
  planName: plan.planName,
  description: plan.description,
  crowdPackIds: plan.crowdPackId === null ? [] : [plan.crowdPackId],
  span: [plan.startTime, plan.endTime],
  budget: plan.budget === null ? null : plan.budget / 100,
});

/** What was typed, as the calls take it. */
export const toPlan = ({ planName, description, crowdPackIds, span, budget }: PlanSaid) => ({
  planName: planName.trim(),
  description: description.trim(),
  crowdPackId: crowdPackIds[0] ?? null,
  startTime: momentOf(span?.[0] ?? ''),
  endTime: momentOf(span?.[1] ?? ''),
  budget: budget === null ? null : Math.round(budget * 100),
});
