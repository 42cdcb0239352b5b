import { type Metric, type MetricPeriod, modifyMetricValue } from '@console/api/contract';
import { useBreakDownMetric } from '@console/api/hooks/metrics';
import { useListMetricTrends } from '@console/api/hooks/metricValues';
import { mapAsync } from '@console/base';
import { MetricBreakdown, MetricTrend, type ShownTrend } from '@console/ui/metric';
import { useQueryState } from '../../navigation/useQueryState.js';
import { usePermitted } from '../../session/usePermitted.js';
import { useDetailsWords } from './detailsWords.js';
import { useMetricEdits } from './useMetricEdits.js';
import type { ShownSpan } from './useMetricSpan.js';

/** Of a metric that there is nothing of. */
const nothing: ShownTrend = { points: [], before: [], value: null, valueBefore: null, anomalies: [] };

/** What a metric came to over a span. */
export const useMetricTrend = ({ id }: Pick<Metric, 'id'>, period: MetricPeriod, span: ShownSpan) => {
  const { startTime, endTime } = span;
  const trends = useListMetricTrends({ metricIds: [id], startTime, endTime, period }, { keepPrevious: true });
  return mapAsync(trends.state, (list): ShownTrend => list.find(({ metricId }) => metricId === id) ?? nothing);
};

interface MetricTimesProps {
  metric: Metric;
  span: ShownSpan;
  trend: ReturnType<typeof useMetricTrend>;
}

/** Parts of a count or a sum add up to the whole; those of a mean or a ratio do not. */
const isAdditive = ({ formula, rollUp, unit }: Metric): boolean => {
  if (formula === null) return rollUp === 'sum' && unit !== '%';
  return !formula.parts && /^(?:count\(\*\)|sum\()/.test(formula.expression);
};

/** How a metric went, with what was unusual about it. */
export const TrendPart = ({ metric, span, trend }: MetricTimesProps) => {
  const explains = usePermitted(modifyMetricValue);
  const { onNote } = useMetricEdits(metric);
  const { anomalyRule } = useDetailsWords();
  return (
    <MetricTrend
      metric={metric}
      span={span.name}
      before={span.before}
      trend={trend}
      rule={anomalyRule}
      {...(explains && { onNote })}
    />
  );
};

/** A metric told apart; by what stands in the address. */
export const BreakdownPart = ({ metric, span }: Omit<MetricTimesProps, 'trend'>) => {
  const [get, set] = useQueryState();
  const asked = get('by');
  const dimension = [...(metric.formula?.dimensions ?? []), 'part'].find((code) => code === asked);
  const { startTime, endTime } = span;
  const breakdown = useBreakDownMetric({ id: metric.id, startTime, endTime, dimension });
  return (
    <MetricBreakdown
      metric={metric}
      before={span.before}
      additive={isAdditive(metric)}
      breakdown={breakdown.state}
      dimension={dimension}
      onDimension={(event) => set({ by: event.dimension })}
    />
  );
};
