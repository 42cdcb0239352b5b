/** How far a plan is. */
export type PlanState = 'draft' | 'waiting' | 'running' | 'paused' | 'finished';

/** A plan as the calendar draws it. */
export interface CalendarPlan {
  readonly id: string;
  readonly name: string;
  /** A word that is not known is drawn as one that has ended. */
  readonly state: PlanState | (string & {});
  /** ISO 8601. Its end is not in it: one that ends at midnight is not drawn on the day after. */
  readonly startTime: string;
  readonly endTime: string;
}

export type CalendarSpan = 'month' | 'week';
