import { type ChartSeries, type ChartTable, MOST_COLOURS } from '../chart-card/chartTable.js';
import { niceTicks } from '../chart-card/scale.js';
import { dateText } from './cells.js';
import type { AnswerCell, AnswerChart, AnswerColumn, ResultTable } from './types.js';

export const drawnKinds = ['bar', 'line', 'pie'] as const;
export type DrawnKind = (typeof drawnKinds)[number];

/** An answer's chart as the drawing takes it. */
export interface Figure extends ChartTable {
  /** The unit of all that is drawn; undefined where there is none, or several. */
  unit: string | undefined;
  /** How many series there are, drawn or not. */
  all: number;
}

const MOST_SERIES = MOST_COLOURS;

/** The kinds that are known, in the order of the switch. */
export const kindsOf = (chart: AnswerChart | null): DrawnKind[] =>
  drawnKinds.filter((kind) => chart?.kinds.includes(kind) || chart?.kind === kind);

const indexOf = ({ columns }: ResultTable, name: string): number => columns.findIndex((column) => column.name === name);

const numberAt = (row: readonly AnswerCell[] | undefined, at: number): number | null => {
  const value = row?.[at];
  return typeof value === 'number' ? value : null;
};

const textOf = (value: AnswerCell | undefined): string => (value == null ? '—' : String(value));

const day = /^(\d{4})-\d{2}-\d{2}$/;

/** Names of places on the axis: days of one year without it. */
export const axisNames = (values: readonly string[]): string[] => {
  const named = values.map(dateText);
  const years = new Set(named.map((one) => day.exec(one)?.[1]));
  return years.size === 1 && !years.has(undefined) ? named.map((one) => one.slice(5)) : named;
};

const isTime = (column: AnswerColumn | undefined): boolean => column?.type === 'date' || column?.role === 'time';

const distinct = (values: readonly string[]): string[] => [...new Set(values)];

/** What each value of a column is called, in the order in which the table of the answer has them. */
const seriesNames = (drawn: ResultTable, by: number, answer: ResultTable): string[] => {
  const names = distinct(drawn.rows.map((row) => textOf(row[by])));
  const inAnswer = indexOf(answer, drawn.columns[by]?.name ?? '');
  if (inAnswer < 0) return names;
  const order = distinct(answer.rows.map((row) => textOf(row[inAnswer]))).filter((name) => names.includes(name));
  return [...order, ...names.filter((name) => !order.includes(name))];
};

/**
 * Those that are drawn, in the same order. Where there are more than can be, and the answer tells how much each has changed,
 * those that changed most: the words speak of them.
 */
const drawnNames = (
  names: readonly string[],
  drawn: ResultTable,
  by: number,
  answer: ResultTable,
): readonly string[] => {
  const change = answer.columns.findIndex(({ role }) => role === 'change');
  const named = indexOf(answer, drawn.columns[by]?.name ?? '');
  if (names.length <= MOST_SERIES || change < 0 || named < 0) return names.slice(0, MOST_SERIES);
  const changes = new Map(answer.rows.map((row) => [textOf(row[named]), Math.abs(numberAt(row, change) ?? 0)]));
  const most = names.toSorted((a, b) => (changes.get(b) ?? 0) - (changes.get(a) ?? 0)).slice(0, MOST_SERIES);
  return names.filter((name) => most.includes(name));
};

const sharedUnit = (columns: readonly (AnswerColumn | undefined)[]): string | undefined => {
  const units = new Set(columns.map((column) => column?.unit));
  return units.size === 1 ? [...units][0] : undefined;
};

/** Under this share of its greatest value a line needs no axis of its own to be read. */
const NEAR = 0.75;

/** Where the axis of lines begins: where all values lie close together and far from 0, a step under the least; else at 0. */
export const axisFrom = (series: readonly ChartSeries[]): number | undefined => {
  const values = series.flatMap((one) => one.values.filter((value) => value !== null));
  const [least, greatest] = [Math.min(...values), Math.max(...values)];
  const range = greatest - least;
  if (!(range > 0) || least / greatest < NEAR || least <= 0) return undefined;
  const [, step = 1] = niceTicks(range, { whole: values.every(Number.isInteger) });
  const from = Number((Math.floor((least - range / 10) / step) * step).toPrecision(12));
  return from > 0 ? from : undefined;
};

/** Labels and series of a chart. Undefined where its columns are not in its table, or hold no numbers. */
export const figureOf = (chart: AnswerChart, answer: ResultTable): Figure | undefined => {
  const drawn = chart.table ?? answer;
  const x = indexOf(drawn, chart.x);
  const values = chart.series.map((name) => indexOf(drawn, name)).filter((at) => at >= 0);
  const [first] = values;
  if (x < 0 || first === undefined) return undefined;
  const places = distinct(drawn.rows.map((row) => textOf(row[x])));
  const steps = isTime(drawn.columns[x]) ? places.toSorted() : places;
  const labels = axisNames(steps);
  const by = chart.by === undefined ? -1 : indexOf(drawn, chart.by);

  if (by >= 0) {
    const at = new Map(drawn.rows.map((row) => [`${textOf(row[by])}\n${textOf(row[x])}`, row]));
    const names = seriesNames(drawn, by, answer);
    const series = drawnNames(names, drawn, by, answer).map((name) => ({
      name,
      values: steps.map((step) => numberAt(at.get(`${name}\n${step}`), first)),
    }));
    return { labels, series, from: axisFrom(series), unit: drawn.columns[first]?.unit, all: names.length };
  }

  const rows = new Map(drawn.rows.map((row) => [textOf(row[x]), row]));
  const shown = values.slice(0, MOST_SERIES);
  const series = shown.map(
    (at): ChartSeries => ({
      name: drawn.columns[at]?.name ?? '',
      values: steps.map((step) => numberAt(rows.get(step), at)),
      ...(drawn.columns[at]?.role === 'before' && { earlier: true }),
    }),
  );
  return {
    labels,
    series,
    from: axisFrom(series),
    unit: sharedUnit(shown.map((at) => drawn.columns[at])),
    all: values.length,
  };
};
