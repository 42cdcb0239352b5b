import { type ChartKind, type ChartSeries, type ChartTable, partsOf } from './chartTable.js';
import type { ChartWords } from './locale.js';

/** A value as it is written, with its unit where there is one. */
export type Write = (value: number) => string;

export const percentOf = (share: number): string =>
  `${(share * 100).toLocaleString('en-US', { maximumFractionDigits: 1 }).replace('-', '−')}%`;

/** "1,904 次", "92.3%"; a true minus sign. */
export const writer =
  (format: Write = (value) => value.toLocaleString('en-US'), unit = ''): Write =>
  (value) =>
    `${format(value).replace('-', '−')}${unit === '' || unit === '%' ? unit : ` ${unit}`}`;

interface Extreme {
  at: number;
  value: number;
}

const extremesOf = ({ values }: ChartSeries): { highest: Extreme; lowest: Extreme } | undefined => {
  const measured = values.flatMap((value, at) => (value === null ? [] : [{ at, value }]));
  const [first] = measured;
  if (first === undefined) return undefined;
  return {
    highest: measured.reduce((best, one) => (one.value > best.value ? one : best), first),
    lowest: measured.reduce((best, one) => (one.value < best.value ? one : best), first),
  };
};

const ofSeries = (one: ChartSeries, { labels }: ChartTable, words: ChartWords, write: Write): string[] => {
  const found = extremesOf(one);
  if (found === undefined) return [];
  const { highest, lowest } = found;
  const top = words.highest(one.name, labels[highest.at] ?? '', write(highest.value));
  return [highest.value === lowest.value ? top : top + words.lowest(labels[lowest.at] ?? '', write(lowest.value))];
};

const ofCells = ({ labels, series }: ChartTable, words: ChartWords, write: Write): string[] => {
  const cells = series.flatMap(({ name, values }) => values.map((value, at) => ({ name, at, value: value ?? 0 })));
  const [first] = cells;
  if (first === undefined) return [];
  const { name, at, value } = cells.reduce((best, one) => (one.value > best.value ? one : best), first);
  return [words.highest('', `${name} ${labels[at] ?? ''}`, write(value)).trim()];
};

/** What a chart shows, in a sentence, for those who hear it: the highest and lowest of each series, the shares of a pie. */
export const summaryOf = (
  { title, kind, table }: { title: string; kind: ChartKind; table: ChartTable },
  words: ChartWords,
  write: Write,
): string => {
  const told = {
    pie: () => partsOf(table, words.others).map(({ name, share }) => words.part(name, percentOf(share))),
    heat: () => ofCells(table, words, write),
    other: () => table.series.filter(({ earlier }) => !earlier).flatMap((one) => ofSeries(one, table, words, write)),
  }[kind === 'pie' || kind === 'heat' ? kind : 'other']();
  return words.summary(title, told.length === 0 ? words.nothing : told.join(words.between));
};
