import type { ChartKind, ChartSeries, ChartTable, Part, Place } from './chartTable.js';
import { percentOf, type Write } from './inWords.js';
import type { ChartWords } from './locale.js';

const signed = (value: number, text: string): string => (value > 0 ? `+${text}` : text);

/** What stands at a place, line by line. */
export interface Reading {
  title: string;
  lines: { name: string; value: string; series?: number }[];
}

const difference = ({ series }: ChartTable, at: number, words: ChartWords, write: Write): Reading['lines'] => {
  const [now, before] = series;
  const [value, former] = [now?.values[at], before?.values[at]];
  if (series.length !== 2 || !before?.earlier || value == null || former == null) return [];
  const by = value - former;
  const text = signed(by, write(by));
  const share = by / Math.abs(former);
  return [
    {
      name: words.difference,
      value: former === 0 ? text : words.percent(text, signed(by, percentOf(share))),
    },
  ];
};

const marked = ({ marks }: ChartTable, at: number): Reading['lines'] =>
  (marks?.points ?? []).filter((mark) => mark.at === at).map(({ hint }) => ({ name: hint, value: '' }));

/** What the pointer, or the keyboard, has come to. */
export const readingAt = (
  { kind, table, parts }: { kind: ChartKind; table: ChartTable; parts: readonly Part[] },
  { at, series }: Place,
  words: ChartWords,
  write: Write,
): Reading => {
  const label = table.labels[at] ?? '';
  const value = (one: ChartSeries | undefined): string => {
    const found = one?.values[at];
    return found == null ? '—' : write(found);
  };
  if (kind === 'pie') {
    const part = parts[at];
    if (part === undefined) return { title: '', lines: [] };
    return {
      title: part.name,
      lines: [
        { name: table.series[0]?.name ?? '', value: write(part.value) },
        { name: words.share, value: percentOf(part.share) },
      ],
    };
  }
  if (kind === 'heat') {
    const row = table.series[series];
    return { title: `${row?.name ?? ''} ${label}`, lines: [{ name: '', value: value(row) }] };
  }
  return {
    title: label,
    lines: [
      ...table.series.map((one, index) => ({ name: one.name, value: value(one), series: index })),
      ...difference(table, at, words, write),
      ...(kind === 'line' ? marked(table, at) : []),
    ],
  };
};
