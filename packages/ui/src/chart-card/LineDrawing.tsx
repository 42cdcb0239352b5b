import type { Place } from './chartTable.js';
import { isWhole, rangeOf } from './chartTable.js';
import { seriesColour } from './colours.js';
import { edges, type Plot, xOf } from './geometry.js';
import { Svg } from './LineDrawing.styles.js';
import { LineMarks, LineTarget } from './LineMarks.js';
import { namedPlaces, niceTicks, tickName, ticksFrom, wordWidth } from './scale.js';

export interface DrawingProps {
  plot: Plot;
  /** What the pointer, or the keyboard, has come to. */
  chosen?: Place;
}

type Point = readonly [number, number];

/** Values between two gaps belong together. */
const stretches = (points: readonly (Point | null)[]): Point[][] => {
  const all: Point[][] = [[]];
  for (const point of points) {
    if (point === null) all.push([]);
    else all.at(-1)?.push(point);
  }
  return all.filter((stretch) => stretch.length > 0);
};

const lineOf = (points: readonly Point[]): string =>
  points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

const NAME_GAP = 40;

/** Lines with their axes. Drawn by ourselves: they stand on the first page that everybody sees, and weigh next to nothing. */
export const LineDrawing = ({ plot, chosen }: DrawingProps) => {
  const { table, size } = plot;
  const { labels, series, from, target, marks } = table;
  const { least, greatest } = rangeOf('line', table);
  const whole = isWhole(table);
  const ticks = from === undefined ? niceTicks(greatest, { least, whole }) : ticksFrom(from, greatest, whole);
  const [bottom = 0, top = 1] = [ticks[0], ticks.at(-1)];
  const floor = size.height - edges.bottom;
  const y = (value: number) => floor - ((value - bottom) / (top - bottom)) * (floor - edges.top);
  const lines = series.map(({ values, earlier }, index) => ({
    colour: seriesColour(series, index),
    earlier,
    points: labels.map((_, at): Point | null => {
      const value = values[at] ?? null;
      return value === null ? null : [xOf(plot, at), y(value)];
    }),
  }));
  const only = lines.filter(({ earlier }) => !earlier).length === 1;
  const nameWidth = Math.max(0, ...labels.map(wordWidth)) + NAME_GAP;
  const named = namedPlaces(labels.length, Math.max(2, Math.floor((size.width - edges.left) / nameWidth)));
  const last = labels.length - 1;

  return (
    <Svg width={size.width} height={size.height} aria-hidden="true">
      {ticks.map((tick) => (
        <g key={tick}>
          <path
            data-grid={tick === (from ?? 0) ? 'zero' : ''}
            d={`M${edges.left} ${y(tick)}H${size.width - edges.right}`}
          />
          <text x={edges.left - 8} y={y(tick) + 4} textAnchor="end">
            {tickName(tick)}
          </text>
        </g>
      ))}
      {named.map((at) => (
        <text
          key={at}
          x={xOf(plot, at)}
          y={size.height - 6}
          textAnchor={(at === 0 && 'start') || (at === last && 'end') || 'middle'}
        >
          {labels[at]}
        </text>
      ))}
      {target && <LineTarget name={target.name} y={y(target.value)} right={size.width - edges.right} floor={floor} />}
      {chosen && <path data-cursor="" d={`M${xOf(plot, chosen.at)} ${edges.top}V${floor}`} />}
      {lines
        .map(({ colour, earlier, points }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- The order of series is their identity.
          <g key={index} style={{ color: colour }}>
            {stretches(points).map((stretch) => {
              const [[begin] = [0], [end] = [0]] = [stretch[0], stretch.at(-1)];
              const line = lineOf(stretch);
              return (
                <g key={begin}>
                  {only && from === undefined && !earlier && stretch.length > 1 && (
                    <path data-area="" d={`${line}L${end.toFixed(1)} ${y(0)}L${begin.toFixed(1)} ${y(0)}Z`} />
                  )}
                  <path data-line={(earlier && 'earlier') || (only ? 'only' : '')} d={line} />
                  {stretch.length === 1 && stretch[0] && <circle cx={stretch[0][0]} cy={stretch[0][1]} r="3" />}
                </g>
              );
            })}
            {chosen && points[chosen.at] && <circle cx={points[chosen.at]?.[0]} cy={points[chosen.at]?.[1]} r="4" />}
          </g>
        ))
        .toReversed()}
      {marks && <LineMarks marks={marks.points} points={lines[0]?.points ?? []} width={size.width} floor={floor} />}
    </Svg>
  );
};
