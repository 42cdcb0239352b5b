import type { Metric } from '@console/api/contract';

/** Milliseconds between two looks while first values are computed. */
export const INTERVAL = 3000;

/** Its first values are on their way. */
export const isComputing = ({ enabled, formula, computedTime }: Metric): boolean =>
  enabled && formula !== null && computedTime === null;
