import { formatDateTime } from '@console/base';
import { addDays, daysBetween, weeksOf } from './days.js';
import type { CalendarPlan, CalendarSpan } from './types.js';

/** What one plan takes of one week. */
export interface PlacedBar {
  readonly plan: CalendarPlan;
  /** First and last weekday, from 0, Monday. */
  readonly from: number;
  readonly to: number;
  /** From 0. */
  readonly row: number;
  /** Whether it begins, and ends, within this week. */
  readonly begins: boolean;
  readonly ends: boolean;
}

export interface PlacedDay {
  readonly day: string;
  /** Of the month that is shown. */
  readonly own: boolean;
  /** Plans on this day, drawn or not. */
  readonly count: number;
  /** Plans without a bar in this week that begin in it here, or came into it from the one before. */
  readonly more: number;
}

export interface PlacedWeek {
  readonly days: readonly PlacedDay[];
  readonly bars: readonly PlacedBar[];
}

/** Bars of a day in a month: so many that the name of each can be read. */
const ROWS = { month: 2, week: 12 } as const;

/** What goes on now is drawn first, what has ended last. */
const ranks = ['running', 'paused', 'waiting', 'draft'];
const rankOf = (state: string): number => {
  const rank = ranks.indexOf(state);
  return rank < 0 ? ranks.length : rank;
};

interface Spanned {
  readonly plan: CalendarPlan;
  readonly first: string;
  readonly last: string;
}

const spanned = (plan: CalendarPlan): Spanned => ({
  plan,
  first: formatDateTime(plan.startTime).slice(0, 10),
  last: formatDateTime(Date.parse(plan.endTime) - 1).slice(0, 10),
});

const byImportance = (a: Spanned, b: Spanned): number =>
  rankOf(a.plan.state) - rankOf(b.plan.state) ||
  a.first.localeCompare(b.first) ||
  b.last.localeCompare(a.last) ||
  a.plan.id.localeCompare(b.plan.id);

/** Each into the first row that has room for it; those that find none are left out. */
const placed = (monday: string, plans: readonly Spanned[], rows: number): PlacedBar[] => {
  const sunday = addDays(monday, 6);
  const bars: PlacedBar[] = [];
  for (const { plan, first, last } of plans) {
    const from = first < monday ? 0 : daysBetween(monday, first);
    const to = last > sunday ? 6 : daysBetween(monday, last);
    const row = Array.from({ length: rows }, (_, at) => at).find((at) =>
      bars.every((bar) => bar.row !== at || bar.to < from || bar.from > to),
    );
    if (row !== undefined) bars.push({ plan, from, to, row, begins: first >= monday, ends: last <= sunday });
  }
  return bars;
};

const weekOf = (monday: string, plans: readonly Spanned[], rows: number, selected: string | undefined) => {
  const sunday = addDays(monday, 6);
  const own = plans.filter(({ first, last }) => first <= sunday && last >= monday);
  const bars = placed(monday, own, rows);
  const isHidden = ({ plan }: Spanned, among: readonly PlacedBar[]) => !among.some((bar) => bar.plan === plan);
  const chosen = own.find(({ plan }) => plan.id === selected);
  // The one that is looked at is never left out.
  const drawn =
    chosen !== undefined && isHidden(chosen, bars)
      ? placed(monday, [chosen, ...own.filter((one) => one !== chosen)], rows)
      : bars;
  return { own, drawn, hidden: own.filter((one) => isHidden(one, drawn)) };
};

export interface Placing {
  /** One of the days that are shown. */
  readonly day: string;
  readonly span: CalendarSpan;
  /** Id of the plan that always has a bar. */
  readonly selected?: string | undefined;
}

/** Plans as bars over the weeks of a month, or over one week. */
export const placeWeeks = (plans: readonly CalendarPlan[], { day, span, selected }: Placing): PlacedWeek[] => {
  const month = day.slice(0, 7);
  const all = plans.map(spanned).toSorted(byImportance);
  return weeksOf(day, span).map((monday) => {
    const { own, drawn, hidden } = weekOf(monday, all, ROWS[span], selected);
    const days = Array.from({ length: 7 }, (_, at): PlacedDay => {
      const one = addDays(monday, at);
      return {
        day: one,
        own: span === 'week' || one.startsWith(month),
        count: own.filter(({ first, last }) => first <= one && last >= one).length,
        more: hidden.filter(({ first }) => first === one || (at === 0 && first < one)).length,
      };
    });
    // In the order of their dates, as the keyboard goes through them.
    const bars = drawn.toSorted((a, b) => a.from - b.from || a.row - b.row);
    return { days, bars };
  });
};
