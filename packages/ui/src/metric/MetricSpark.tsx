import { Spark, type SparkProps } from '../figure-band/Spark.js';
import { widgetClass } from '../root/rootProps.js';
import type { MetricPoint } from './types.js';

export interface MetricSparkProps extends Omit<SparkProps, 'values' | 'points' | 'height'> {
  /** Oldest first; what has no value is left out. */
  points: readonly MetricPoint[];
}

/** A line of 64 × 20 that shows only how a metric went: the figures stand beside it. Nothing for less than two values. */
export const MetricSpark = ({ points, className, ...rest }: MetricSparkProps) => (
  <Spark
    {...rest}
    className={widgetClass(className)}
    values={points.flatMap(({ value }) => (value === null ? [] : [value]))}
    height={20}
  />
);
