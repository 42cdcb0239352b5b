import { type AskedRange, type Span, spanOf } from '@console/ui/range-picker';
import { useMemo } from 'react';
import { useQueryState } from '../../navigation/useQueryState.js';
import { inShanghai } from '../../time/inShanghai.js';
import { useNow } from '../../time/useNow.js';

/** The time that the page shows, kept in its address, and how another one is asked for. */
export const useSpan = (): readonly [Span, (range: AskedRange) => void] => {
  const [get, set] = useQueryState();
  const { range, from, to } = { range: get('range'), from: get('from'), to: get('to') };
  // A new day changes what "today" is, a new minute does not.
  const today = inShanghai(useNow()).toDateString();
  const span = useMemo(
    () => spanOf({ ...(range && { range }), ...(from && { from }), ...(to && { to }) }, new Date(today)),
    [range, from, to, today],
  );
  return [span, (next) => set({ from: undefined, to: undefined, ...next })];
};
