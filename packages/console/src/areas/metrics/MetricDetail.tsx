import { addMetric, type Metric, metricPeriods } from '@console/api/contract';
import { useListMetricVersions } from '@console/api/hooks/metrics';
import { ifKnown } from '@console/base';
import { MetricBand, MetricVersions } from '@console/ui/metric';
import { usePermitted } from '../../session/usePermitted.js';
import { MetricAside } from './MetricAside.js';
import { Body, DetailColumns } from './metrics.styles.js';
import { BreakdownPart, TrendPart, useMetricTrend } from './MetricTimes.js';
import { SpanPicker } from './SpanPicker.js';
import { useMetricEdits } from './useMetricEdits.js';
import { useMetricSpan } from './useMetricSpan.js';

/** What a metric was, and the way back to it. */
const VersionsPart = ({ metric }: { metric: Metric }) => {
  const manages = usePermitted(addMetric);
  const { onTake } = useMetricEdits(metric);
  const versions = useListMetricVersions({ id: metric.id });
  const take = async ({ version }: { version: number }) => {
    const former = versions.data?.find((one) => one.version === version);
    if (former !== undefined) await onTake(former);
  };
  return <MetricVersions versions={versions.state} current={metric.version} {...(manages && { onTake: take })} />;
};

interface MetricDetailProps {
  metric: Metric;
  onEdit: () => void;
}

/** One metric: what it came to, how it went, what it is made of, and what it means. */
export const MetricDetail = ({ metric, onEdit }: MetricDetailProps) => {
  const period = ifKnown(metricPeriods, metric.period, 'day');
  const shown = useMetricSpan(period);
  const { span } = shown;
  const trend = useMetricTrend(metric, period, span);
  return (
    <Body>
      <SpanPicker {...shown} period={period} />
      <MetricBand metric={metric} span={span.name} before={span.before} trend={trend} latest={metric.latest} />
      <DetailColumns>
        <div>
          <TrendPart metric={metric} span={span} trend={trend} />
          <BreakdownPart metric={metric} span={span} />
          <VersionsPart metric={metric} />
        </div>
        <MetricAside metric={metric} onEdit={onEdit} />
      </DetailColumns>
    </Body>
  );
};
