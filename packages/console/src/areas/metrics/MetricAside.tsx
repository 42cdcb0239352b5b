import { addMetric, addMetricValue, type Metric, type RouteName, routes } from '@console/api/contract';
import { useListMetricUses } from '@console/api/hooks/metrics';
import { type HintKind, MetricDefinition, MetricHints, MetricUses, type MetricUse } from '@console/ui/metric';
import { linkTo } from '../../navigation/address.js';
import { useAddress } from '../../navigation/useAddress.js';
import { useTabNavigate } from '../../navigation/useTabNavigate.js';
import { isGranted } from '../../session/menus.js';
import { usePermitted } from '../../session/usePermitted.js';
import { useUser } from '../../session/UserContext.js';
import { useMetricEdits } from './useMetricEdits.js';

interface MetricAsideProps {
  metric: Metric;
  onEdit: () => void;
}

/** What can be done about each hint, as far as the reader may. */
const useFixes = ({ metric, onEdit }: MetricAsideProps): Partial<Record<HintKind, () => void>> => {
  const open = useTabNavigate();
  const manages = usePermitted(addMetric);
  const keeps = usePermitted(addMetricValue);
  const { onDisable } = useMetricEdits(metric);
  const { formula, doubleOf } = metric;
  const toValues = () => open('metricsData', { metric: metric.id });
  return {
    ...(keeps && formula === null && { no_value: toValues, stale: toValues }),
    ...(doubleOf && { doubled: () => open('metricsDetails', { id: doubleOf.id }) }),
    ...(manages && {
      failing: onEdit,
      no_definition: onEdit,
      no_owner: onEdit,
      ...(metric.enabled && { unused: () => void onDisable() }),
    }),
  };
};

const pagesOf: Readonly<Record<string, readonly RouteName[]>> = {
  question: ['text2sql', 'nl2sql'],
  saved: ['text2sql', 'nl2sql'],
  report: ['analysisReport'],
};

/** Beside the figures: what it is, what should be seen to, where it is used. */
export const MetricAside = (props: MetricAsideProps) => {
  const { metric } = props;
  const { menus } = useUser();
  const { follow } = useAddress();
  const fixes = useFixes(props);
  const uses = useListMetricUses({ id: metric.id });
  const hrefOf = ({ kind, id }: MetricUse): string | undefined => {
    const page = pagesOf[kind]?.find((name) => isGranted(routes[name].path, menus));
    if (page === undefined) return undefined;
    if (kind === 'report') return linkTo(page, { id });
    return linkTo(page, kind === 'saved' ? { saved: 'all' } : { open: id });
  };
  return (
    <div>
      <MetricDefinition metric={metric} />
      <MetricHints metric={metric} fixes={fixes} />
      <MetricUses uses={uses.state} hrefOf={hrefOf} onNavigate={follow} />
    </div>
  );
};
