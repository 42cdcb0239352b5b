import { addMetric } from '@console/api/contract';
import { RecordListPage } from '../../lists/RecordListPage.js';
import { linkTo } from '../../navigation/address.js';
import { usePermitted } from '../../session/usePermitted.js';
import { HintStrip } from './HintStrip.js';
import { useLibraryWords } from './libraryWords.js';
import { MetricDrawer } from './MetricDrawer.js';
import { useMetricActions } from './useMetricActions.js';
import { useMetricList } from './useMetricList.js';

/** What is measured again and again: how, what it should come to, and what it comes to now. */
export default function MetricsLibraryPage() {
  const words = useLibraryWords();
  const list = useMetricList();
  const manages = usePermitted(addMetric);
  const actions = useMetricActions({ onEdit: ({ id }) => void list.record.show(id) });
  return (
    <RecordListPage
      list={list}
      title={words.title}
      {...(manages && { create: { label: words.add, onClick: () => void list.record.show('new') } })}
      notice={<HintStrip />}
      rowName={({ metricName }) => metricName}
      hrefOf={({ id }) => linkTo('metricsDetails', { id })}
      searchHint={words.search}
      actions={actions}
      empty={{ title: words.emptyTitle, description: words.emptyText }}
    >
      {manages && <MetricDrawer list={list} />}
    </RecordListPage>
  );
}
