import { formatCompact } from '@console/base';

/** From here on a figure would be too long for its place to be read at a glance. */
const LONG = 100_000;

/** A count as it is shown: 46,215 in full, 1234567 as 1.2M, with all of its digits beside. */
export const inShort = (count: number): { value: string; exact?: string } => {
  const exact = count.toLocaleString();
  return Math.abs(count) < LONG ? { value: exact } : { value: formatCompact(count), exact };
};
