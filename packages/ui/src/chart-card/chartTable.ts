/** One row of bars, one line, one column of the table. */
export interface ChartSeries {
  name: string;
  /** One for each label; null where nothing was measured. */
  values: readonly (number | null)[];
  /** The time before, to compare with: a dashed line, a hollow bar. */
  earlier?: boolean;
  /** Which of the five colours it has, from 0. Default: by its place among the others. */
  colour?: number;
}

/** A point of the first series that is told of elsewhere. */
export interface ChartMark {
  /** Place among the labels. */
  at: number;
  /** Beside its ring: "1 · 94.3". */
  name: string;
  /** What is told of it where it is pointed at. */
  hint: string;
}

/** What every kind of chart is drawn from, and its table is written from. */
export interface ChartTable {
  /** Steps, oldest first, or things that are compared. Of a heat map the columns. */
  labels: readonly string[];
  /** Five at most, besides earlier ones; of a pie the first alone. Of a heat map the rows, as many as there are. */
  series: readonly ChartSeries[];
  /** Where the axis of lines begins, as a step of it; whoever sets it says so beside the drawing. Default: at 0, or below. */
  from?: number | undefined;
  /** Of lines: what they should come to, across all of them. */
  target?: { name: string; value: number } | undefined;
  /** Of lines: points with a ring, and what such points are called. */
  marks?: { name: string; points: readonly ChartMark[] } | undefined;
}

/** How a table is drawn. `stacked`: bars, those of one label on top of each other. */
export type ChartKind = 'line' | 'bar' | 'stacked' | 'pie' | 'heat';

/** One value of a table: of which label, and of which series. */
export interface Place {
  at: number;
  series: number;
}

/** A part of a pie. */
export interface Part {
  name: string;
  value: number;
  /** Of the whole, 0 to 1. */
  share: number;
}

/** There are five colours: a pie of more parts puts the small ones together in its last. */
export const MOST_COLOURS = 5;

/** True where there is nothing to see: no value, or none but 0. */
export const isNothing = ({ labels, series }: ChartTable): boolean =>
  labels.length === 0 || series.every(({ values }) => values.every((value) => value === null || value === 0));

/** The parts of a pie, the greatest first; what has no size has no part. */
export const partsOf = ({ labels, series }: ChartTable, others: string): Part[] => {
  const values = series[0]?.values ?? [];
  const sized = labels
    .map((name, at) => ({ name, value: values[at] ?? 0 }))
    .filter(({ value }) => value > 0)
    .toSorted((a, b) => b.value - a.value);
  const whole = sized.reduce((sum, { value }) => sum + value, 0);
  const shown = sized.length > MOST_COLOURS ? sized.slice(0, MOST_COLOURS - 1) : sized;
  const rest = sized.slice(shown.length).reduce((sum, { value }) => sum + value, 0);
  return [...shown, ...(rest > 0 ? [{ name: others, value: rest }] : [])].map((part) => ({
    ...part,
    share: part.value / whole,
  }));
};

/** Which of the five colours a series has: earlier ones have none, and take none from the others. */
export const colourAt = (series: readonly ChartSeries[], index: number): number =>
  (series[index]?.colour ?? series.slice(0, index).filter(({ earlier }) => !earlier).length) % MOST_COLOURS;

/** Without the series of these names, the others in the colours that they have. All of them where none would be left. */
export const withoutHidden = (table: ChartTable, hidden: ReadonlySet<string>): ChartTable => {
  const series = table.series
    .map((one, index) => ({ ...one, colour: colourAt(table.series, index) }))
    .filter(({ name }) => !hidden.has(name));
  return series.length === 0 || series.length === table.series.length ? table : { ...table, series };
};

/** What a reader chose in a drawing. */
export interface ChartSelection {
  /** Place among the labels. */
  at: number;
  label: string;
  /** Of a heat map: its row. */
  series?: string;
}

/** What was chosen by a place; undefined for what stands for several: the small parts of a pie. */
export const selectionAt = (
  { kind, table, parts }: { kind: ChartKind; table: ChartTable; parts: readonly Part[] },
  { at, series }: Place,
): ChartSelection | undefined => {
  const place = kind === 'pie' ? table.labels.indexOf(parts[at]?.name ?? '') : at;
  const label = table.labels[place];
  if (label === undefined) return undefined;
  const row = kind === 'heat' ? table.series[series]?.name : undefined;
  return { at: place, label, ...(row !== undefined && { series: row }) };
};

/** The least and the greatest that the value axis has to show. Bars on top of each other are as high as their sum. */
export const rangeOf = (
  kind: ChartKind,
  { labels, series, target }: ChartTable,
): { least: number; greatest: number } => {
  const heights = labels.flatMap((_, at) => {
    const values = series.map((one) => one.values[at] ?? 0);
    if (kind !== 'stacked') return values;
    const sum = (list: number[]) => list.reduce((total, value) => total + value, 0);
    return [sum(values.filter((value) => value > 0)), sum(values.filter((value) => value < 0))];
  });
  const all = kind === 'line' && target ? [...heights, target.value] : heights;
  return { least: Math.min(0, ...all), greatest: Math.max(0, ...all) };
};

/** True where every value is a count. */
export const isWhole = ({ series }: ChartTable): boolean =>
  series.every(({ values }) => values.every((value) => value === null || Number.isInteger(value)));
