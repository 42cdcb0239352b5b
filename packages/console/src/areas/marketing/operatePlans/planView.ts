import { formatDateTime } from '@console/base';
import { addDays, addMonths, type CalendarSpan, shownDays } from '@console/ui/plan-calendar';
import { useState } from 'react';
import { oneOf } from '../../../navigation/addressValues.js';
import { useQueryState } from '../../../navigation/useQueryState.js';

const views = ['month', 'week', 'list'] as const;
export type PlanView = (typeof views)[number];

/** A day as the address has it; what is none counts as not there. */
const dayIn = (value: string | undefined): string | undefined =>
  value !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(value) && formatDateTime(`${value}T12:00:00`).startsWith(value)
    ? value
    : undefined;

const dayOf = (moment: Date): string => formatDateTime(moment).slice(0, 10);

/** How plans are looked at: as a month, a week or a list, around which day, and of which day alone. */
export const usePlanView = () => {
  const [get, set] = useQueryState();
  const [today] = useState(() => dayOf(new Date()));
  const view = oneOf(get('view'), views) ?? 'month';
  const span: CalendarSpan = view === 'week' ? 'week' : 'month';
  const day = dayIn(get('day')) ?? today;
  const { first, last } = shownDays(day, span);
  const show = (next: string) => set({ day: next === today ? undefined : next, on: undefined });
  return {
    view,
    span,
    day,
    /** Undefined: all that are shown. */
    onlyOn: dayIn(get('on')),
    /** The days that are drawn, as the calls take moments. */
    within: { startTime: `${first} 00:00:00`, endTime: `${last} 23:59:59` },
    onView: (next: PlanView) =>
      set({ view: next === 'month' ? undefined : next, on: undefined, current: undefined, q: undefined }),
    onDay: show,
    onOnly: (only: string | undefined) => set({ on: only }),
    onStep: (by: 1 | -1) => show(span === 'month' ? addMonths(day, by) : addDays(day, 7 * by)),
    onToday: () => show(today),
  };
};

export type PlanViewing = ReturnType<typeof usePlanView>;

export const planViews = views;
