import type { UsageFigure, UsageMeasure } from '@console/api/contract';
import type { FigureReading } from '@console/ui/figure-band';
import { inPercent, type readings } from '../../figures/readings.js';

type Write = keyof ReturnType<typeof readings>;

const writes: Readonly<Record<UsageMeasure, Write>> = {
  questions: 'count',
  faq: 'share',
  citations: 'count',
  grounded: 'share',
  satisfaction: 'share',
  firstWord: 'seconds',
};

/** A figure in words, with how it went. */
export const readingOf = (
  measure: UsageMeasure,
  figure: UsageFigure,
  write: ReturnType<typeof readings>,
): FigureReading => ({
  ...write[writes[measure]](figure),
  trend: figure.trend.flatMap(({ value }) => (value === null ? [] : [value])),
});

/** Values of a trend as they are drawn: shares in percent. */
export const drawn = (measure: UsageMeasure, value: number | null): number | null =>
  value === null || writes[measure] !== 'share' ? value : value * 100;

/** The unit of what is drawn. */
export const unitOf = (measure: UsageMeasure, words: { seconds: string; times: string }): string =>
  ({ count: words.times, share: '%', seconds: words.seconds })[writes[measure]];

/** "97.0%"; "—" where there is nothing to have a share of. */
export const percent = (share: number | null): string => (share === null ? '—' : `${inPercent(share)}%`);

/** "+7.9%", "−5.8%"; "—" where nothing was before. */
export const changeOf = (count: number, previous: number): string => {
  if (previous === 0) return '—';
  const change = (count - previous) / previous;
  const sign = change > 0 ? '+' : change < 0 ? '−' : '';
  return `${sign}${inPercent(Math.abs(change))}%`;
};
