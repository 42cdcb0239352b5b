import type { ComponentProps } from 'react';
import { tokens } from '../theme/tokens.js';

const WIDTH = 64;
const EDGE = 3;
const RADIUS = 2;

export interface SparkProps extends Omit<ComponentProps<'svg'>, 'values' | 'open' | 'height' | 'children'> {
  /** Oldest first. */
  values: readonly number[];
  /** Pixels. Default 24. */
  height?: number;
  /** The last one is not final yet: its end is hollow. Default false. */
  open?: boolean;
}

/** A line 64 wide that shows only how something went: the figures stand beside it. Nothing for less than two values. */
export const Spark = ({ values, height = 24, open = false, ...rest }: SparkProps) => {
  if (values.length < 2) return null;
  const least = Math.min(...values);
  const range = Math.max(...values) - least;
  const right = open ? WIDTH - RADIUS - 1 : WIDTH;
  const placed = values.map((value, at) => {
    const share = range === 0 ? 0.5 : (value - least) / range;
    return [(at / (values.length - 1)) * right, height - EDGE - share * (height - 2 * EDGE)] as const;
  });
  const [x, y] = placed.at(-1) ?? [0, 0];
  return (
    <svg {...rest} width={WIDTH} height={height} aria-hidden="true">
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
