import type { Day } from './days.js';
import { renewedCompare, renewedPeriod } from './periods.js';
import type { QueryPlan } from './plan.js';

/** The same question asked on another day: what is saved or comes by schedule keeps its last 30 days up to date. */
export const renewedPlan = (plan: QueryPlan, today: Day): QueryPlan => {
  const period = renewedPeriod(plan.period, today);
  return { ...plan, period, compare: plan.compare === null ? null : renewedCompare(plan.compare, period, today) };
};
