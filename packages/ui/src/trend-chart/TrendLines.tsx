import { type PointerEvent, useRef, useState } from 'react';
import { useSize } from '../media/useSize.js';
import { formatCompact } from '@console/base';
import { namedPlaces, niceTicks } from './scale.js';
import { Hint, Lines } from './TrendChart.styles.js';
import type { TrendPoint } from './TrendChart.js';

export interface TrendLinesProps {
  points: readonly TrendPoint[];
  compared: boolean;
  /** What the drawing shows, in a sentence. */
  summary: string;
  names: { now: string; before?: string };
}

const HEIGHT = 232;
const LEFT = 48;
const RIGHT = 8;
const TOP = 16;
const BOTTOM = 24;
const NAME_WIDTH = 96;

const path = (places: readonly (readonly [number, number])[]): string =>
  places.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

/** The two lines with their axes; the step under the pointer, or chosen with the arrow keys, is told in words. */
export const TrendLines = ({ points, compared, summary, names }: TrendLinesProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const { width: measured } = useSize(frame);
  const width = measured || 760;
  const [chosen, setChosen] = useState<number>();
  const ticks = niceTicks(
    Math.max(0, ...points.flatMap(({ value, previous }) => [value, compared ? (previous ?? 0) : 0])),
  );
  const greatest = ticks.at(-1) ?? 1;
  const last = Math.max(1, points.length - 1);
  const x = (at: number) => LEFT + (at / last) * (width - LEFT - RIGHT);
  const y = (value: number) => HEIGHT - BOTTOM - (value / greatest) * (HEIGHT - TOP - BOTTOM);
  const now = points.map(({ value }, at) => [x(at), y(value)] as const);
  const before = compared ? points.map(({ previous = 0 }, at) => [x(at), y(previous)] as const) : [];
  const area = `${path(now)}L${x(points.length - 1).toFixed(1)} ${y(0)}L${x(0).toFixed(1)} ${y(0)}Z`;
  const shown = chosen === undefined ? undefined : points[chosen];
  const named = namedPlaces(points.length, Math.max(2, Math.floor((width - LEFT) / NAME_WIDTH)));

  const onPointer = ({ clientX }: PointerEvent) => {
    const left = frame.current?.getBoundingClientRect().left ?? 0;
    const at = Math.round(((clientX - left - LEFT) / (width - LEFT - RIGHT)) * last);
    setChosen(Math.min(points.length - 1, Math.max(0, at)));
  };
  const step = (by: number) => setChosen(Math.min(points.length - 1, Math.max(0, (chosen ?? -1) + by)));

  return (
    <Lines
      ref={frame}
      tabIndex={0}
      role="img"
      aria-label={summary}
      onPointerMove={onPointer}
      onPointerLeave={() => setChosen(undefined)}
      onBlur={() => setChosen(undefined)}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
        event.preventDefault();
        step(event.key === 'ArrowLeft' ? -1 : 1);
      }}
    >
      <svg width={width} height={HEIGHT} aria-hidden="true">
        {ticks.map((tick) => (
          <g key={tick}>
            <path data-grid={tick === 0 ? 'zero' : ''} d={`M${LEFT} ${y(tick)}H${width - RIGHT}`} />
            <text x={LEFT - 8} y={y(tick) + 4} textAnchor="end">
              {formatCompact(tick)}
            </text>
          </g>
        ))}
        {named.map((at, index) => (
          <text
            key={at}
            x={x(at)}
            y={HEIGHT - 6}
            textAnchor={(index === 0 && 'start') || (at === points.length - 1 && 'end') || 'middle'}
          >
            {points[at]?.label}
          </text>
        ))}
        {points.length > 1 && <path data-area="" d={area} />}
        {before.length > 1 && <path data-before="" d={path(before)} />}
        <path data-now="" d={path(now)} />
        {points.length === 1 && now[0] && <circle cx={now[0][0]} cy={now[0][1]} r="4" />}
        {chosen !== undefined && now[chosen] && (
          <>
            <path data-cursor="" d={`M${x(chosen)} ${TOP}V${HEIGHT - BOTTOM}`} />
            <circle cx={x(chosen)} cy={now[chosen][1]} r="4" />
          </>
        )}
      </svg>
      {shown !== undefined && chosen !== undefined && (
        <Hint role="status" style={chosen > last / 2 ? { right: width - x(chosen) + 12 } : { left: x(chosen) + 12 }}>
          <b>{shown.label}</b>
          <span>
            {names.now} {shown.value.toLocaleString()}
          </span>
          {names.before !== undefined && shown.previous !== undefined && (
            <span>
              {names.before} {shown.previous.toLocaleString()}
            </span>
          )}
        </Hint>
      )}
    </Lines>
  );
};
