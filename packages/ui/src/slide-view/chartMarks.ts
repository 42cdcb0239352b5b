import type { SlideBox, SlideChart } from '@console/base/slides';

/** A bar of a chart, or a place on a line; lengths as those of the chart's box. */
export interface ChartBar extends SlideBox {
  readonly colour: string;
  readonly value: number;
}

export interface ChartLine {
  readonly colour: string;
  /** Runs without a hole: of each its places. */
  readonly runs: readonly (readonly { readonly x: number; readonly y: number; readonly value: number }[])[];
}

export interface ChartWedge {
  readonly colour: string;
  /** For the `d` of a path. */
  readonly path: string;
  readonly name: string;
  readonly value: number;
  /** Of the whole, 0 to 1. */
  readonly share: number;
}

export interface ChartTick {
  readonly y: number;
  readonly value: number;
}

const STEPS = [1, 2, 2.5, 5, 10];

/** Round values from the lowest to the highest, zero among them, at most six. */
export const ticksOf = (values: readonly (number | null)[]): readonly number[] => {
  const known = values.filter((value) => value !== null);
  const [low, high] = [Math.min(0, ...known), Math.max(0, ...known)];
  if (low === high) return [0, 1];
  const rough = (high - low) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (STEPS.find((one) => one * power >= rough * 0.999) ?? 10) * power;
  const first = Math.floor(low / step + 1e-9);
  const last = Math.ceil(high / step - 1e-9);
  return Array.from({ length: last - first + 1 }, (_, at) => Number(((first + at) * step).toPrecision(12)));
};

/** Share of a category's room that stays free between two. */
const GAP = 0.36;

const colourAt = (colours: readonly string[], at: number): string =>
  colours[at % Math.max(1, colours.length)] ?? '#000';

/** Where the marks of a bar or line chart stand in the room that is left for them. */
export const plotMarks = (chart: SlideChart, colours: readonly string[], plot: SlideBox) => {
  const ticks = ticksOf(chart.series.flatMap(({ values }) => values));
  const [low, high] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  const yOf = (value: number) => plot.y + plot.height * (1 - (value - low) / (high - low));
  const step = plot.width / Math.max(1, chart.categories.length);
  const width = (step * (1 - GAP)) / Math.max(1, chart.series.length);
  const bars = chart.series.flatMap(({ values }, series): ChartBar[] =>
    values.flatMap((value, at) => {
      if (value === null) return [];
      const [top, bottom] = [yOf(Math.max(0, value)), yOf(Math.min(0, value))];
      const x = plot.x + step * (at + GAP / 2) + width * series;
      return [{ x, y: top, width: width * 0.92, height: bottom - top, value, colour: colourAt(colours, series) }];
    }),
  );
  const lines = chart.series.map(({ values }, series): ChartLine => {
    const runs: { x: number; y: number; value: number }[][] = [];
    let open: { x: number; y: number; value: number }[] | null = null;
    for (const [at, value] of values.entries()) {
      if (value === null) open = null;
      else {
        if (open === null) runs.push((open = []));
        open.push({ x: plot.x + step * (at + 0.5), y: yOf(value), value });
      }
    }
    return { colour: colourAt(colours, series), runs };
  });
  return {
    bars,
    lines,
    zero: yOf(0),
    ticks: ticks.map((value): ChartTick => ({ value, y: yOf(value) })),
    places: chart.categories.map((name, at) => ({ name, x: plot.x + step * (at + 0.5) })),
    step,
  };
};

/** Parts of a circle, from the top on clockwise; what is negative or unknown has none. */
export const pieMarks = (
  chart: SlideChart,
  colours: readonly string[],
  middle: { x: number; y: number },
  radius: number,
) => {
  const values = chart.series[0]?.values ?? [];
  const total = values.reduce<number>((sum, value) => sum + Math.max(0, value ?? 0), 0);
  let turned = 0;
  return chart.categories.flatMap((name, at): ChartWedge[] => {
    const value = values[at] ?? 0;
    if (value <= 0 || total === 0) return [];
    const share = value / total;
    const place = (turn: number) => {
      const angle = turn * 2 * Math.PI;
      return `${(middle.x + radius * Math.sin(angle)).toFixed(2)} ${(middle.y - radius * Math.cos(angle)).toFixed(2)}`;
    };
    // An arc cannot end where it began.
    const end = turned + Math.min(share, 0.9999);
    const large = share > 0.5 ? 1 : 0;
    const path = `M${middle.x} ${middle.y}L${place(turned)}A${radius} ${radius} 0 ${large} 1 ${place(end)}Z`;
    turned += share;
    return [{ name, value, share, path, colour: colourAt(colours, at) }];
  });
};

/** With thousands apart, and no more places than are known. */
export const chartNumber = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 4 });
