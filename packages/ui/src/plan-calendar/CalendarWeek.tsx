import { formatDateTime, lookUp } from '@console/base';
import { useWords } from '../locale/useWords.js';
import { weekdayOf } from './days.js';
import { planCalendarWords } from './locale.js';
import type { PlacedBar, PlacedDay, PlacedWeek } from './placeWeeks.js';
import { Bar, Bars, Cell, Day, Days, Week } from './PlanCalendar.styles.js';

export interface CalendarWeekProps {
  readonly week: PlacedWeek;
  /** The day that the keyboard reaches. */
  readonly current: string;
  readonly today: string;
  readonly selected: string | undefined;
  /** Bars are lines, and only days can be chosen. */
  readonly narrow: boolean;
  readonly onOpenDay: (day: string) => void;
  readonly onSelect: (id: string) => void;
}

interface DayCellProps extends Pick<CalendarWeekProps, 'current' | 'today' | 'onOpenDay'> {
  readonly placed: PlacedDay;
}

const DayCell = ({ placed: { day, own, count, more }, current, today, onOpenDay }: DayCellProps) => {
  const words = useWords(planCalendarWords);
  const [, month = 1, date = 1] = day.split('-').map(Number);
  const written = words.date(month, date);
  const [before = '', after = ''] = date === 1 ? written.split(/1(?!.*1)/) : [];
  return (
    <Cell data-weekend={weekdayOf(day) > 4 || undefined}>
      <Day
        type="button"
        data-day={day}
        data-other={!own || undefined}
        tabIndex={day === current ? 0 : -1}
        aria-label={words.day(written, count)}
        aria-current={day === today ? 'date' : undefined}
        onClick={() => onOpenDay(day)}
      >
        <b>
          {before !== '' && <i>{before}</i>}
          {date}
          {after !== '' && <i>{after}</i>}
        </b>
      </Day>
      {/* The day says how many it has. */}
      {more > 0 && <em aria-hidden>+{more}</em>}
    </Cell>
  );
};

interface PlanBarProps extends Pick<CalendarWeekProps, 'selected' | 'onSelect'> {
  readonly bar: PlacedBar;
}

const shortDay = (time: string | number): string => formatDateTime(time).slice(5, 10);

const PlanBar = ({ bar: { plan, from, to, row, begins, ends }, selected, onSelect }: PlanBarProps) => {
  const words = useWords(planCalendarWords);
  const state = lookUp(words.states, plan.state, words.unknown);
  const last = shortDay(Date.parse(plan.endTime) - 1);
  return (
    <li style={{ gridColumn: `${from + 1} / ${to + 2}`, gridRow: row + 1 }}>
      <Bar
        type="button"
        data-state={plan.state}
        data-begins={begins || undefined}
        data-ends={ends || undefined}
        // What goes on from the week before was reached there.
        tabIndex={begins || from > 0 ? 0 : -1}
        title={plan.name}
        aria-label={words.plan(plan.name, state, shortDay(plan.startTime), last)}
        aria-current={plan.id === selected ? 'true' : undefined}
        onClick={() => onSelect(plan.id)}
      >
        {plan.name}
      </Bar>
    </li>
  );
};

/** One week: its days, and over them the bars of its plans. */
export const CalendarWeek = (props: CalendarWeekProps) => {
  const { week, current, today, selected, narrow, onOpenDay, onSelect } = props;
  return (
    <Week>
      <Days>
        {week.days.map((placed) => (
          <DayCell key={placed.day} placed={placed} current={current} today={today} onOpenDay={onOpenDay} />
        ))}
      </Days>
      <Bars inert={narrow}>
        {week.bars.map((bar) => (
          <PlanBar key={bar.plan.id} bar={bar} selected={selected} onSelect={onSelect} />
        ))}
      </Bars>
    </Week>
  );
};
