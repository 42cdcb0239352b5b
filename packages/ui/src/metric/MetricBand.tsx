import { type Async, lookUp, mapAsync, ready } from '@console/base';
import { FigureBand, type FigureBandProps } from '../figure-band/FigureBand.js';
import { useWords } from '../locale/useWords.js';
import { anomaliesFigure, lastFigure, type LastValue, spanFigure, targetFigure } from './bandFigures.js';
import { metricWords } from './locale.js';
import type { MeasuredMetric, ShownTrend } from './types.js';

export interface MetricBandProps extends Omit<FigureBandProps, 'label' | 'figures' | 'onNavigate'> {
  /** Which metric it is about. */
  metric: MeasuredMetric;
  /** The span that is looked at: "近 30 天". */
  span: string;
  /** As much time before it: "前 30 天". */
  before: string;
  /** What it came to over the span. */
  trend: Async<ShownTrend>;
  /** What it came to in the last period that is over; null: there is no value yet. Default null. */
  latest?: LastValue | null;
}

/** What a metric came to in four figures: over the span, beside its target, where it was unusual, and last of all. */
export const MetricBand = ({ metric, span, before, trend, latest = null, ...root }: MetricBandProps) => {
  const words = useWords(metricWords);
  const figures = [
    { key: 'span', label: span, reading: mapAsync(trend, (one) => spanFigure(one, { metric, before }, words)) },
    { key: 'target', label: words.target, reading: mapAsync(trend, ({ value }) => targetFigure(value, metric, words)) },
    {
      key: 'anomalies',
      label: words.anomalies,
      reading: mapAsync(trend, ({ anomalies }) => anomaliesFigure(anomalies, metric, words)),
    },
    {
      key: 'last',
      label: lookUp(words.last, metric.period, words.lastOther),
      reading: ready(lastFigure(latest, metric, words)),
    },
  ];
  return <FigureBand {...root} label={words.band} figures={figures} />;
};
