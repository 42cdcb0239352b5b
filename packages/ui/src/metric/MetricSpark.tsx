import type { ComponentProps } from 'react';
import { tokens } from '../theme/tokens.js';
import type { MetricPoint } from './types.js';

const WIDTH = 64;
const HEIGHT = 20;
const EDGE = 3;
const RADIUS = 2;

export interface MetricSparkProps extends Omit<ComponentProps<'svg'>, 'points' | 'open' | 'children'> {
  /** Oldest first; what has no value is left out. */
  points: readonly MetricPoint[];
  /** The last period is not over yet: its end is hollow. Default false. */
  open?: boolean;
}

/** A line of 64 × 20 that shows only how a metric went: the figures stand beside it. Nothing for less than two values. */
export const MetricSpark = ({ points, open = false, ...rest }: MetricSparkProps) => {
  const values = points.flatMap(({ value }) => (value === null ? [] : [value]));
  if (values.length < 2) return null;
  const least = Math.min(...values);
  const range = Math.max(...values) - least;
  const right = open ? WIDTH - RADIUS - 1 : WIDTH;
  const placed = values.map((value, at) => {
    const share = range === 0 ? 0.5 : (value - least) / range;
    return [(at / (values.length - 1)) * right, HEIGHT - EDGE - share * (HEIGHT - 2 * EDGE)] as const;
  });
  const [x, y] = placed.at(-1) ?? [0, 0];
  return (
    <svg {...rest} width={WIDTH} height={HEIGHT} aria-hidden="true">
      <polyline
        points={placed.map(([left, top]) => `${left.toFixed(1)},${top.toFixed(1)}`).join(' ')}
        fill="none"
        stroke={tokens.chart1}
        strokeWidth="1.5"
        opacity="0.8"
      />
      {open && <circle cx={x} cy={y} r={RADIUS} fill={tokens.sheet} stroke={tokens.chart1} strokeWidth="1.5" />}
    </svg>
  );
};
