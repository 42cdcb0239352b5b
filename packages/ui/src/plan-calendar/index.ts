'use client';

export { addDays, addMonths, shownDays } from './days.js';
export { PlanCalendar, type PlanCalendarProps } from './PlanCalendar.js';
export { type ListedPlan, PlanList, type PlanListProps } from './PlanList.js';
export type { CalendarPlan, CalendarSpan, PlanState } from './types.js';
