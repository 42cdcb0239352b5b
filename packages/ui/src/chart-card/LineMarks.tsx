import type { ChartMark } from './chartTable.js';
import { edges } from './geometry.js';
import { wordWidth } from './scale.js';

/** From a line, or a ring, to the foot of words under it, or over it. */
const UNDER = 16;
const OVER = 6;
const RING = 5;

/** Words under a point, where there is room for them; else over it. */
const footOf = (y: number, gap: number, floor: number): number =>
  y + gap + UNDER <= floor ? y + gap + UNDER : y - gap - OVER;

export interface LineTargetProps {
  name: string;
  y: number;
  right: number;
  floor: number;
}

/** What lines should come to. */
export const LineTarget = ({ name, y, right, floor }: LineTargetProps) => (
  <g>
    <path data-target="" d={`M${edges.left} ${y}H${right}`} />
    <text data-target="" x={right} y={footOf(y, 0, floor)} textAnchor="end">
      {name}
    </text>
  </g>
);

export interface LineMarksProps {
  marks: readonly ChartMark[];
  /** Of the first series, one for each label. */
  points: readonly (readonly [number, number] | null)[];
  width: number;
  floor: number;
}

/** Rings on the first line, each with its words, which stay within the drawing. */
export const LineMarks = ({ marks, points, width, floor }: LineMarksProps) =>
  marks.map(({ at, name }) => {
    const point = points[at];
    if (!point) return null;
    const [x, y] = point;
    const half = wordWidth(name) / 2;
    return (
      <g key={at}>
        <circle data-mark="" cx={x} cy={y} r={RING} />
        <text
          data-mark=""
          x={Math.min(width - half, Math.max(edges.left + half, x))}
          y={footOf(y, RING, floor)}
          textAnchor="middle"
        >
          {name}
        </text>
      </g>
    );
  });
