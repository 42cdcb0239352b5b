import { type UsageMeasure, usageMeasures, type UsageSet } from '@console/api/contract';
import type { Span } from '@console/ui/range-picker';
import { useMemo } from 'react';
import { useSpan } from '../../figures/useSpan.js';
import { countIn } from '../../navigation/addressValues.js';
import { useQueryState } from '../../navigation/useQueryState.js';
import { isWithin } from './behindFilter.js';
import { type Behind, readBehind, readSet, setOf, writeBehind } from './behind.js';

/** What the page shows, all of it kept in its address. */
export interface StatisticsView {
  readonly span: Span;
  readonly picker: ReturnType<typeof useSpan>['picker'];
  /** The figure whose trend is shown. */
  readonly measure: UsageMeasure;
  readonly choose: (measure: string) => void;
  /** Beside the time before. */
  readonly compared: boolean;
  readonly compare: (compared: boolean) => void;
  /** The number whose answers are looked at; undefined: none. */
  readonly behind: Behind | undefined;
  readonly set: UsageSet;
  /** From 1. */
  readonly page: number;
  readonly open: (behind: Behind, set: UsageSet) => void;
  readonly close: () => void;
  /** Led to by the message about a week's report, and still on that week. */
  readonly weekly: boolean;
  /** Who is told of the weekly report is being chosen. */
  readonly sending: boolean;
  readonly send: (open: boolean) => void;
  readonly turn: (change: { set?: UsageSet; page?: number }) => void;
}

const closed = { behind: undefined, set: undefined, page: undefined };

/** What a call takes. */
const MOST_PAGES = 1_000_000;

export const useView = (): StatisticsView => {
  const [get, put] = useQueryState();
  const { span, picker } = useSpan();
  const shown = get('behind');
  const behind = useMemo(() => {
    const asked = readBehind(shown);
    return asked && isWithin(asked, span) ? asked : undefined;
  }, [shown, span]);
  const measure = usageMeasures.find((one) => one === get('measure')) ?? 'questions';
  return {
    span,
    // A step of the trend is none of another time.
    picker: {
      ...picker,
      onChange: (next) => put({ from: undefined, to: undefined, report: undefined, ...next, ...closed }),
    },
    measure,
    choose: (chosen) => put({ measure: chosen === 'questions' ? undefined : chosen }),
    compared: get('compare') !== '0',
    compare: (compared) => put({ compare: compared ? undefined : '0' }),
    behind,
    set: readSet(get('set')) ?? (behind?.kind === 'document' ? 'citing' : setOf[measure]),
    page: countIn(get('page'), MOST_PAGES) ?? 1,
    open: (next, set) => put({ behind: writeBehind(next), set, page: undefined }),
    close: () => put(closed),
    weekly: get('report') === 'weekly' && span.name === 'custom',
    sending: get('open') === 'recipients',
    send: (open) => put({ open: open ? 'recipients' : undefined }),
    turn: ({ set, page: next }) =>
      put({ ...(set && { set, page: undefined }), ...(next !== undefined && { page: next === 1 ? undefined : next }) }),
  };
};
