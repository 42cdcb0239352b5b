import { tokens } from '../theme/tokens.js';

const WIDTH = 64;
const HEIGHT = 24;
const EDGE = 3;

/** A line of 64 × 24 that shows only how something went: the figures stand beside it. */
export const Spark = ({ values }: { values: readonly number[] }) => {
  if (values.length < 2) return null;
  const least = Math.min(...values);
  const range = Math.max(...values) - least;
  const points = values.map((value, at) => {
    const x = (at / (values.length - 1)) * WIDTH;
    const share = range === 0 ? 0.5 : (value - least) / range;
    return `${x.toFixed(1)},${(HEIGHT - EDGE - share * (HEIGHT - 2 * EDGE)).toFixed(1)}`;
  });
  return (
    <svg width={WIDTH} height={HEIGHT} aria-hidden="true">
      <polyline points={points.join(' ')} fill="none" stroke={tokens.chart1} strokeWidth="1.5" opacity="0.8" />
    </svg>
  );
};
