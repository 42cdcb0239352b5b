import type { MeasuredChart } from '@console/base/slides';
import { chartNumber, pieMarks, plotMarks } from './chartMarks.js';
import { slideFont } from './slideFont.js';

/** Letters of a font are about so wide as it is high; half of it for Latin ones. */
const widthOf = (text: string, size: number): number =>
  [...text].reduce((sum, letter) => sum + (letter.charCodeAt(0) > 0x2e7f ? 1 : 0.56), 0) * size;

const cut = (text: string, size: number, room: number): string => {
  if (widthOf(text, size) <= room) return text;
  const letters = [...text];
  while (letters.length > 1 && widthOf(`${letters.join('')}…`, size) > room) letters.pop();
  return `${letters.join('')}…`;
};

const Legend = ({ item, names }: { item: MeasuredChart; names: readonly string[] }) => {
  const { size } = item.text;
  const widths = names.map((name) => size * 2.2 + widthOf(name, size));
  return names.map((name, at) => {
    const x = item.x + widths.slice(0, at).reduce((sum, width) => sum + width, 0);
    return (
      <g key={`${at} ${name}`}>
        <rect x={x} y={item.y + size * 0.2} width={size * 0.8} height={size * 0.8} fill={item.colours[at]} />
        <text x={x + size * 1.2} y={item.y + size * 0.95}>
          {name}
        </text>
      </g>
    );
  });
};

const Plot = ({ item, bare }: { item: MeasuredChart; bare: boolean }) => {
  const { chart, colours, text, rule } = item;
  const head = chart.series.length > 1 || chart.unit !== '' ? text.size * 2 : text.size * 0.6;
  const plot = {
    x: item.x + text.size * 3.2,
    y: item.y + head + text.size,
    width: item.width - text.size * 3.4,
    height: Math.max(text.size, item.height - head - text.size * 3),
  };
  const marks = plotMarks(chart, colours, plot);
  const many = marks.bars.length > 24;
  return (
    <>
      {!bare && chart.series.length > 1 && <Legend item={item} names={chart.series.map(({ name }) => name)} />}
      {!bare && chart.unit !== '' && (
        <text x={item.x + item.width} y={item.y + text.size * 0.95} textAnchor="end">
          {chart.unit}
        </text>
      )}
      {marks.ticks.map(({ y, value }) => (
        <g key={value}>
          <line x1={plot.x} x2={plot.x + plot.width} y1={y} y2={y} stroke={rule} strokeWidth={0.75} />
          {!bare && (
            <text x={plot.x - text.size * 0.4} y={y + text.size * 0.35} textAnchor="end">
              {chartNumber(value)}
            </text>
          )}
        </g>
      ))}
      {chart.kind === 'bar' &&
        marks.bars.map(({ x, y, width, height, colour, value }) => (
          <g key={`${x} ${value}`}>
            <rect x={x} y={y} width={width} height={height} fill={colour} />
            {!bare && !many && (
              <text
                x={x + width / 2}
                y={value < 0 ? y + height + text.size : y - text.size * 0.3}
                textAnchor="middle"
                fontWeight={600}
              >
                {chartNumber(value)}
              </text>
            )}
          </g>
        ))}
      {chart.kind === 'line' &&
        marks.lines.map(({ colour, runs }, at) =>
          runs.map((run) => (
            <g key={`${at} ${run[0]?.x}`}>
              <polyline
                points={run.map(({ x, y }) => `${x},${y}`).join(' ')}
                fill="none"
                stroke={colour}
                strokeWidth={2.25}
              />
              {run.map(({ x, y }) => (
                <circle key={x} cx={x} cy={y} r={3} fill={colour} />
              ))}
            </g>
          )),
        )}
      <line
        x1={plot.x}
        x2={plot.x + plot.width}
        y1={marks.zero}
        y2={marks.zero}
        stroke={text.colour}
        strokeWidth={0.75}
      />
      {!bare &&
        marks.places.map(({ name, x }, at) => (
          <text key={`${at} ${name}`} x={x} y={plot.y + plot.height + text.size * 1.4} textAnchor="middle">
            {cut(name, text.size, marks.step * 0.96)}
          </text>
        ))}
    </>
  );
};

const Pie = ({ item, bare }: { item: MeasuredChart; bare: boolean }) => {
  const { size } = item.text;
  const radius = Math.max(1, Math.min(item.height, item.width * 0.55) / 2);
  const middle = { x: item.x + radius, y: item.y + item.height / 2 };
  const wedges = pieMarks(item.chart, item.colours, middle, radius);
  const left = middle.x + radius + size * 1.5;
  const top = middle.y - (wedges.length * size * 1.6) / 2;
  return wedges.map(({ name, path, colour, share, value }, at) => (
    <g key={`${at} ${name}`}>
      <path d={path} fill={colour} stroke={item.ground} strokeWidth={1} />
      {!bare && (
        <>
          <rect x={left} y={top + at * size * 1.6} width={size * 0.8} height={size * 0.8} fill={colour} />
          <text x={left + size * 1.2} y={top + at * size * 1.6 + size * 0.75}>
            {`${cut(name, size, item.x + item.width - left - size * 8)}  ${chartNumber(value)}${item.chart.unit}  ${(share * 100).toFixed(1)}%`}
          </text>
        </>
      )}
    </g>
  ));
};

export interface ChartDrawingProps {
  /** With its place on the page. */
  item: MeasuredChart;
  /** Marks alone, without words: they could not be read. */
  bare: boolean;
}

/** A chart of a page as parts of its picture: it costs no more than its marks. */
export const ChartDrawing = ({ item, bare }: ChartDrawingProps) => (
  <g fontSize={item.text.size} fill={item.text.colour} fontFamily={slideFont(item.text.font)}>
    {item.chart.kind === 'pie' ? <Pie item={item} bare={bare} /> : <Plot item={item} bare={bare} />}
  </g>
);
