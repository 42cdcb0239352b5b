import { type Async, mapAsync } from '@console/base';
import { useMemo } from 'react';
import { ChartCard } from '../chart-card/ChartCard.js';
import { figureText, numberText } from '../data-answer/cells.js';
import { useWords } from '../locale/useWords.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { AnomalyList } from './AnomalyList.js';
import { metricWords } from './locale.js';
import { Root, Rule } from './MetricTrend.styles.js';
import { trendTable } from './trendTable.js';
import type { AnomalyNote, MeasuredMetric, MetricAnomaly, ShownTrend } from './types.js';

export interface MetricTrendProps extends RootProps<HTMLDivElement> {
  /** Which metric it is about. Its period names the steps. */
  metric: MeasuredMetric;
  /** The span that is drawn: "近 30 天". */
  span: string;
  /** As much time before it: "前 30 天". */
  before: string;
  /** What it came to, step by step. */
  trend: Async<ShownTrend>;
  /** An anomaly is explained: the field waits for the promise, and says why where it rejects. Left out, notes are only read. */
  onNote?: (note: AnomalyNote) => Promise<unknown>;
  /** The data behind an anomaly is asked for. Left out, there is no link. */
  onOpen?: (event: { anomaly: MetricAnomaly }) => void;
  /** What makes a value an anomaly, in words under them. Left out, nothing is said of it. */
  rule?: string;
  /** Of the drawing, in pixels. Default 206. */
  height?: number;
}

const HEIGHT = 206;

/** How a metric went, beside the time before and its target; what was unusual is numbered, and explained under it. */
export const MetricTrend = (props: MetricTrendProps) => {
  const { metric, span, before, trend, onNote, onOpen, rule, height = HEIGHT, ...root } = props;
  const words = useWords(metricWords);
  const data = useMemo(
    () => mapAsync(trend, (one) => trendTable(one, { metric, span, before }, words)),
    [trend, metric, span, before, words],
  );
  const from = data.state === 'ready' ? data.data.from : undefined;
  const anomalies = trend.state === 'ready' ? trend.data.anomalies : [];
  const { unit, period } = metric;
  return (
    <Root {...rootProps(root)}>
      <ChartCard
        title={words.trend}
        fileName={words.trendFile(metric.metricName)}
        kind="line"
        data={data}
        labelTitle={words.time}
        format={(value) => figureText(value, unit)}
        empty={words.nothing}
        height={height}
        note={from !== undefined && words.axisFrom(numberText(from))}
        {...(unit !== '' && { unit })}
      />
      {anomalies.length > 0 && (
        <>
          <AnomalyList anomalies={anomalies} unit={unit} period={period} onNote={onNote} onOpen={onOpen} />
          {rule !== undefined && <Rule>{rule}</Rule>}
        </>
      )}
    </Root>
  );
};
