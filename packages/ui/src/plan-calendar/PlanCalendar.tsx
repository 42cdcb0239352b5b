import { type Async, formatDateTime } from '@console/base';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useWords } from '../locale/useWords.js';
import { useRoom } from '../room/useRoom.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { AsyncView } from '../states/AsyncView.js';
import { CalendarWeek } from './CalendarWeek.js';
import { addDays, addMonths, shownDays, weekdayOf } from './days.js';
import { planCalendarWords } from './locale.js';
import { placeWeeks } from './placeWeeks.js';
import { Root, Weekdays } from './PlanCalendar.styles.js';
import type { CalendarPlan, CalendarSpan } from './types.js';

export interface PlanCalendarProps extends RootProps {
  /** Those that run on some of the days shown; `shownDays` says which these are. */
  plans: Async<readonly CalendarPlan[]>;
  /** The day that the keyboard stands on, `2026-11-21`: its month or week is shown. */
  day: string;
  /** What is shown around it. Default `month`. */
  span?: CalendarSpan;
  /** Id of the plan that is open. Left out: none is. */
  selected?: string;
  /** The keyboard went on to another day, also of another month. */
  onDayChange: (day: string) => void;
  /** A day was chosen, by pointer or Enter. */
  onOpenDay: (day: string) => void;
  /** A plan was chosen. */
  onSelect: (id: string) => void;
  /** The present, for today. Default: now. */
  now?: Date;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** Where a key leads from a day; null: nowhere. */
const dayAfter = (key: string, day: string, span: CalendarSpan): string | null => {
  const step = steps[key];
  if (step !== undefined) return addDays(day, step);
  if (key === 'Home') return addDays(day, -weekdayOf(day));
  if (key === 'End') return addDays(day, 6 - weekdayOf(day));
  if (key !== 'PageUp' && key !== 'PageDown') return null;
  const sign = key === 'PageUp' ? -1 : 1;
  return span === 'month' ? addMonths(day, sign) : addDays(day, 7 * sign);
};

/** Plans as bars over the days of a month or a week. On narrow screens bars are lines, and the day is what is chosen. */
export const PlanCalendar = (props: PlanCalendarProps) => {
  const { plans, day, span = 'month', selected, onDayChange, onOpenDay, onSelect, now, ...root } = props;
  const words = useWords(planCalendarWords);
  const { attributes, narrow } = useRoom(root.ref);
  const grid = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  const [begun] = useState(() => new Date());
  const today = formatDateTime(now ?? begun).slice(0, 10);
  const { first, last } = shownDays(day, span);
  const [year = 0, month = 1] = day.split('-').map(Number);
  const title = span === 'month' ? words.month(year, month) : words.week(first.slice(5), last.slice(5));

  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  }, [day]);

  const onKeyDown = (event: KeyboardEvent) => {
    const from = event.target instanceof HTMLElement ? event.target.dataset.day : undefined;
    const to = from === undefined ? null : dayAfter(event.key, from, span);
    if (to === null) return;
    event.preventDefault();
    if (to === day) return;
    moved.current = true;
    onDayChange(to);
  };
  const openDay = (chosen: string) => {
    if (chosen !== day) onDayChange(chosen);
    onOpenDay(chosen);
  };
  const draw = (all: readonly CalendarPlan[]) => (
    <Weeks
      plans={all}
      day={day}
      span={span}
      selected={selected}
      today={today}
      narrow={narrow}
      openDay={openDay}
      onSelect={onSelect}
    />
  );
  return (
    <Root {...rootProps(root)} {...attributes}>
      <Weekdays aria-hidden>
        {words.weekdays.map((weekday) => (
          <span key={weekday}>{weekday}</span>
        ))}
      </Weekdays>
      {/* The days are buttons; the arrow keys that move between them are for the month as a whole. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div ref={grid} role="group" aria-label={title} onKeyDown={onKeyDown}>
        <AsyncView value={plans} what={words.what} skeleton={draw([])}>
          {draw}
        </AsyncView>
      </div>
    </Root>
  );
};

interface WeeksProps {
  plans: readonly CalendarPlan[];
  day: string;
  span: CalendarSpan;
  selected: string | undefined;
  today: string;
  narrow: boolean;
  openDay: (day: string) => void;
  onSelect: (id: string) => void;
}

const Weeks = ({ plans, day, span, selected, today, narrow, openDay, onSelect }: WeeksProps) => {
  const weeks = useMemo(() => placeWeeks(plans, { day, span, selected }), [plans, day, span, selected]);
  return weeks.map((week) => (
    <CalendarWeek
      key={week.days[0]?.day}
      week={week}
      current={day}
      today={today}
      selected={selected}
      narrow={narrow}
      onOpenDay={openDay}
      onSelect={onSelect}
    />
  ));
};
