import type { Tokens } from '../theme/tokens.js';
import { fonts } from '../theme/layout.js';
import { type ChartTable, isWhole, rangeOf } from './chartTable.js';
import { colourToken, seriesToken } from './colours.js';
import type { DrawnSeries, Option } from './echartsCore.js';
import { bandWidth, edges, HOLLOW, leftOf, type Plot, pieRadius } from './geometry.js';
import { namedPlaces, niceTicks, tickName, wordWidth } from './scale.js';

/** What a token of the theme is just now. */
export type Colour = (name: keyof Tokens) => string;

const GAP = 8;
/** Under this width a name that is cut says nothing: fewer names then, each in full. */
const LEAST_NAME = 40;

const still: Option = { animation: false, textStyle: { fontFamily: fonts.text, fontSize: 12 } };

const grid = { ...edges, outerBoundsMode: 'none' } as const;

const nameAxis = (plot: Plot, colour: Colour) => {
  const { labels } = plot.table;
  const room = bandWidth(plot) - 1;
  const longest = Math.max(0, ...labels.map(wordWidth));
  const all = room >= Math.min(longest, LEAST_NAME);
  const named = all
    ? labels.map((_, at) => at)
    : namedPlaces(labels.length, Math.max(2, Math.floor((plot.size.width - leftOf(plot)) / (longest + 2 * GAP))));
  return {
    type: 'category' as const,
    data: [...labels],
    axisTick: { show: false },
    axisLabel: {
      color: colour('text3'),
      fontSize: 12,
      margin: GAP,
      interval: (at: number) => named.includes(at),
      ...(all ? { width: room, overflow: 'truncate' as const, ellipsis: '…' } : { alignMaxLabel: 'right' as const }),
    },
  };
};

const barSeries = (plot: Plot, colour: Colour): DrawnSeries[] =>
  plot.table.series.map(({ name, values, earlier }, index) => {
    const own = colour(seriesToken(plot.table.series, index));
    return {
      type: 'bar',
      name,
      data: values.map((value) => value ?? '-'),
      barMaxWidth: 32,
      barGap: '12%',
      barCategoryGap: '32%',
      cursor: 'default',
      ...(plot.kind === 'stacked' && { stack: 'all' }),
      itemStyle: earlier
        ? { color: 'transparent', borderColor: own, borderWidth: 1.5 }
        : { color: own, ...(plot.kind === 'stacked' && { borderColor: colour('sheet'), borderWidth: 0.5 }) },
      emphasis: { disabled: true },
    };
  });

const bars = (plot: Plot, colour: Colour): Option => {
  const { least, greatest } = rangeOf(plot.kind, plot.table);
  const ticks = niceTicks(greatest, { least, whole: isWhole(plot.table) });
  const [first = 0, second = 1] = ticks;
  return {
    ...still,
    grid,
    xAxis: { ...nameAxis(plot, colour), axisLine: { lineStyle: { color: colour('line2') } } },
    yAxis: {
      type: 'value',
      min: first,
      max: ticks.at(-1) ?? 1,
      interval: second - first,
      splitLine: { lineStyle: { color: colour('chartGrid') } },
      axisLabel: { color: colour('text3'), fontSize: 12, margin: GAP, formatter: tickName },
    },
    series: barSeries(plot, colour),
  };
};

const pie = ({ parts, size }: Plot, colour: Colour): Option => ({
  ...still,
  series: [
    {
      type: 'pie',
      radius: [pieRadius(size) * HOLLOW, pieRadius(size)],
      cursor: 'default',
      label: { show: false },
      labelLine: { show: false },
      data: parts.map(({ name, value }, at) => ({ name, value, itemStyle: { color: colour(colourToken(at)) } })),
      itemStyle: { borderColor: colour('sheet'), borderWidth: 2 },
      emphasis: { scaleSize: 4 },
      stateAnimation: { duration: 0 },
    },
  ],
});

const cellsOf = ({ series }: ChartTable): [number, number, number][] =>
  series.flatMap(({ values }, row) =>
    values.flatMap((value, at): [number, number, number][] => (value === null ? [] : [[at, row, value]])),
  );

const heat = (plot: Plot, colour: Colour): Option => {
  const cells = cellsOf(plot.table);
  return {
    ...still,
    grid: { ...grid, left: leftOf(plot) },
    xAxis: { ...nameAxis(plot, colour), axisLine: { show: false } },
    yAxis: {
      type: 'category',
      inverse: true,
      data: plot.table.series.map(({ name }) => name),
      axisLine: { show: false },
      axisTick: { show: false },
      axisLabel: {
        color: colour('text3'),
        fontSize: 12,
        margin: GAP,
        interval: 0,
        width: leftOf(plot) - GAP,
        overflow: 'truncate',
        ellipsis: '…',
      },
    },
    visualMap: {
      type: 'continuous',
      show: false,
      min: 0,
      max: Math.max(1, ...cells.map(([, , value]) => value)),
      inRange: { color: [colour('chart1')], colorAlpha: [0.08, 1] },
    },
    series: [
      {
        type: 'heatmap',
        data: cells,
        itemStyle: { borderColor: colour('sheet'), borderWidth: 2, borderRadius: 4 },
        emphasis: { itemStyle: { borderColor: colour('text'), borderWidth: 2 } },
        cursor: 'default',
        stateAnimation: { duration: 0 },
      },
    ],
  };
};

/** What echarts is to draw. Without its tooltips, legends and animations: pointer, keys and words are the card's own. */
export const optionOf = (plot: Plot, colour: Colour): Option => {
  if (plot.kind === 'pie') return pie(plot, colour);
  return plot.kind === 'heat' ? heat(plot, colour) : bars(plot, colour);
};
