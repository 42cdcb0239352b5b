import type { Span } from '../../text/span.js';

const HOUR = 3600;
const DAY = 24 * HOUR;
/** Clocks in Shanghai are so many seconds ahead, all year round. */
const AHEAD = 8 * HOUR;

/** The steps of a span: hours up to two days, else days, as clocks in Shanghai count them. */
export interface Steps {
  /** Seconds. */
  readonly step: number;
  /** Seconds since 1970 at which the first step begins. */
  readonly begin: number;
  readonly count: number;
}

export const secondsOf = ({ from, to }: Span): { from: number; to: number } => ({
  from: from.getTime() / 1000,
  to: to.getTime() / 1000,
});

export const stepsOf = (span: Span): Steps => {
  const { from, to } = secondsOf(span);
  const step = to - from <= 2 * DAY ? HOUR : DAY;
  const begin = Math.floor((from + AHEAD) / step) * step - AHEAD;
  return { step, begin, count: Math.max(1, Math.ceil((to - begin) / step)) };
};

/** When each step begins. */
export const timesOf = ({ step, begin, count }: Steps): string[] =>
  Array.from({ length: count }, (_, at) => new Date((begin + at * step) * 1000).toISOString());

/** The span of the same length before it. */
export const spanBefore = ({ from, to }: Span): Span => ({
  from: new Date(2 * from.getTime() - to.getTime()),
  to: from,
});
