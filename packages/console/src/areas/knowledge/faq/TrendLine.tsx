import { tokens } from '@console/ui/theme';

export interface TrendLineProps {
  /** Oldest first. */
  values: readonly number[];
  /** The same in words. */
  label: string;
  /** Pixels. Default 44 × 16, as in a row. */
  width?: number;
  height?: number;
}

const EDGE = 2;

/** How often something happened day by day, as a line without axes. */
export const TrendLine = ({ values, label, width = 44, height = 16 }: TrendLineProps) => {
  const most = Math.max(1, ...values);
  const points = values.map((value, at) => {
    const x = values.length < 2 ? 0 : (at / (values.length - 1)) * width;
    return `${x.toFixed(1)},${(height - EDGE - (value / most) * (height - 2 * EDGE)).toFixed(1)}`;
  });
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <title>{label}</title>
      <polyline points={points.join(' ')} fill="none" stroke={tokens.chart1} strokeWidth="1.5" strokeLinejoin="round" />
    </svg>
  );
};
