import { type AskedRange, type RangePickerProps, type Span, spanOf } from '@console/ui/range-picker';
import { useMemo } from 'react';
import { useQueryState } from '../navigation/useQueryState.js';
import { inShanghai } from '../time/inShanghai.js';
import { useNow } from '../time/useNow.js';

interface ShownSpan {
  span: Span;
  /** What chooses another one. */
  picker: Required<Pick<RangePickerProps, 'value' | 'onChange' | 'now'>>;
}

/** The time that the page shows, kept in its address, and how another one is asked for. */
export const useSpan = (): ShownSpan => {
  const [get, set] = useQueryState();
  const { range, from, to } = { range: get('range'), from: get('from'), to: get('to') };
  // A new day changes what "today" is, a new minute does not.
  const today = inShanghai(useNow()).toDateString();
  const now = useMemo(() => new Date(today), [today]);
  const value = useMemo<AskedRange>(
    () => ({ ...(range && { range }), ...(from && { from }), ...(to && { to }) }),
    [range, from, to],
  );
  const span = useMemo(() => spanOf(value, now), [value, now]);
  return { span, picker: { value, now, onChange: (next) => set({ from: undefined, to: undefined, ...next }) } };
};
