import { type SkipReason, skipReasons } from '@console/api/contract';
import * as z from 'zod/mini';
import type { LeftOut } from './audience.js';

const Stored = z.record(z.string(), z.number());

/** How many get nothing, by the reason, out of its column. */
export const readSkipped = (column: unknown): ReadonlyMap<SkipReason, number> => {
  const stored = Stored.safeParse(column).data ?? {};
  return new Map(
    skipReasons.flatMap((reason) => {
      const count = stored[reason] ?? 0;
      return count > 0 ? [[reason, count] as const] : [];
    }),
  );
};

/** Those of a further batch as well, for the column. */
export const withMore = (column: unknown, leftOut: readonly LeftOut[]): string => {
  const counts = new Map(readSkipped(column));
  for (const { reason } of leftOut) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return JSON.stringify(Object.fromEntries(counts));
};

/** As it is told: the most frequent first. */
export const skippedOf = (column: unknown): { reason: SkipReason; count: number }[] =>
  [...readSkipped(column)].map(([reason, count]) => ({ reason, count })).toSorted((a, b) => b.count - a.count);
