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

/** Room that is taken, by the middle of its foot and half its width. */
interface Taken {
  readonly x: number;
  readonly y: number;
  readonly half: number;
}

const LINE = 14;

const overlap = (one: Taken, other: Taken): boolean =>
  Math.abs(one.x - other.x) < one.half + other.half && Math.abs(one.y - other.y) < LINE;

/** Rings on the first line, each with its words where there is room for them beside other rings, and words before them. */
export const LineMarks = ({ marks, points, width, floor }: LineMarksProps) => {
  const taken: Taken[] = marks.flatMap(({ at }) => {
    const point = points[at];
    return point ? [{ x: point[0], y: point[1] + RING, half: RING }] : [];
  });
  return marks.map(({ at, name }) => {
    const point = points[at];
    if (!point) return null;
    const [left, top] = point;
    const half = wordWidth(name) / 2;
    const x = Math.min(width - half, Math.max(edges.left + half, left));
    const words = { x, y: footOf(top, RING, floor), half };
    const isRoom = !taken.some((other) => overlap(words, other));
    if (isRoom) taken.push(words);
    return (
      <g key={at}>
        <circle data-mark="" cx={left} cy={top} r={RING} />
        {isRoom && (
          <text data-mark="" x={words.x} y={words.y} textAnchor="middle">
            {name}
          </text>
        )}
      </g>
    );
  });
};
