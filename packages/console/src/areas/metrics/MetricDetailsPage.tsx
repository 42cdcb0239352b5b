import { BellFilled, BellOutlined, ConsoleSqlOutlined, EditOutlined } from '@ant-design/icons';
import { addMetric, type Metric } from '@console/api/contract';
import { useReadMetric } from '@console/api/hooks/metrics';
import { ready } from '@console/base';
import { Tag } from '@console/ui/states';
import { Button } from 'antd';
import { HeadButton } from '../../actions/HeadButton.js';
import { DetailPage } from '../../details/DetailPage.js';
import { EnabledStatus } from '../../lists/enabled.js';
import { idIn } from '../../navigation/addressValues.js';
import { useQueryState } from '../../navigation/useQueryState.js';
import { useRecord } from '../../navigation/useRecord.js';
import { usePermitted } from '../../session/usePermitted.js';
import { useIsMobile } from '../../state/device.js';
import { useDetailsWords } from './detailsWords.js';
import { INTERVAL, isComputing } from './isComputing.js';
import { MetricDetail } from './MetricDetail.js';
import { MetricDrawer } from './MetricDrawer.js';
import { Code } from './metrics.styles.js';
import { useAskMetric } from './useAskMetric.js';
import { useMetricEdits } from './useMetricEdits.js';

const Actions = ({ metric, onEdit }: { metric: Metric; onEdit: () => void }) => {
  const words = useDetailsWords();
  const manages = usePermitted(addMetric);
  const ask = useAskMetric();
  const { onFollow } = useMetricEdits(metric);
  return (
    <>
      {ask && <HeadButton label={words.ask} icon={<ConsoleSqlOutlined />} onClick={() => ask(metric)} />}
      <HeadButton
        label={metric.followed ? words.unfollow : words.follow}
        icon={metric.followed ? <BellFilled /> : <BellOutlined />}
        onClick={() => void onFollow()}
      />
      {manages && (
        <Button type="primary" icon={<EditOutlined />} onClick={onEdit}>
          {words.edit}
        </Button>
      )}
    </>
  );
};

/** What tells it from others; on a phone only whether it is in use: there is no room for more. */
const Tags = ({ metric: { code, enabled, version, builtIn } }: { metric: Metric }) => {
  const words = useDetailsWords();
  if (useIsMobile()) return <EnabledStatus enabled={enabled} />;
  return (
    <>
      <Code>{code}</Code>
      <EnabledStatus enabled={enabled} />
      <Tag>{words.version(version)}</Tag>
      {builtIn && <Tag>{words.builtIn}</Tag>}
    </>
  );
};

/** One metric with its values, its definition and its versions. */
export default function MetricDetailsPage() {
  const words = useDetailsWords();
  const [get] = useQueryState();
  const record = useRecord('metric');
  const id = idIn(get('id'));
  const { state, data } = useReadMetric(id === undefined ? null : { id }, {
    refreshEvery: (metric) => (metric && isComputing(metric) ? INTERVAL : 0),
  });
  const opened = data !== undefined && record.id === data.id ? ready(data) : undefined;
  return (
    <DetailPage
      title={words.title}
      titleOf={({ metricName }) => metricName}
      parent={{ title: words.library, route: 'metricsLibrary', back: words.back }}
      item={id === undefined ? undefined : state}
      what={words.what}
      gone={words.gone}
      none={words.none}
      renderTags={(metric) => <Tags metric={metric} />}
      renderActions={(metric) => <Actions metric={metric} onEdit={() => void record.show(metric.id)} />}
      beside={<MetricDrawer list={{ record, opened }} alone />}
    >
      {(metric) => <MetricDetail metric={metric} onEdit={() => void record.show(metric.id)} />}
    </DetailPage>
  );
}
