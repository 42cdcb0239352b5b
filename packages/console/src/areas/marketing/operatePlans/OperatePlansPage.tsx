import { PlusOutlined } from '@ant-design/icons';
import { usePageOperatePlans } from '@console/api/hooks/marketing/operatePlan';
import { mapAsync } from '@console/base';
import { DrillFrame } from '@console/ui/drill-panel';
import { lazyPart } from '@console/ui/on-demand';
import { PageFrame } from '@console/ui/page-frame';
import { Segments } from '@console/ui/segments';
import { Button } from 'antd';
import { RecordTable } from '../../../lists/RecordTable.js';
import { useClearedWith } from '../../../navigation/useClearedWith.js';
import { usePageHead } from '../../../shell/ShellContext.js';
import { useIsMobile } from '../../../state/device.js';
import { MonthSteps } from './MonthSteps.js';
import { DIALOG, TASK } from './planAddress.js';
import { PlanMonth } from './PlanMonth.js';
import { planViews, usePlanView } from './planView.js';
import { usePlanList } from './usePlanList.js';
import { usePlanWords } from './planWords.js';

const PlanPanel = lazyPart(() => import('./PlanPanel.js'));
const PlanDialog = lazyPart(() => import('./PlanDialog.js'));

/** Plans that a calendar draws: more of one month than anybody looks at. What is left out is said. */
const MOST = 200;

/** Plans of operation: a calendar and a list, and beside them what one of them does. */
export default function OperatePlansPage() {
  const words = usePlanWords();
  const mobile = useIsMobile();
  const view = usePlanView();
  const isList = view.view === 'list';
  const list = usePlanList(!isList);
  const month = usePageOperatePlans(
    isList ? null : { current: 1, size: MOST, ...view.within, orders: [{ column: 'startTime', asc: true }] },
    { refreshEvery: 30_000 },
  );
  usePageHead(words.title);
  const { record } = list;
  useClearedWith(record.id, [DIALOG, TASK]);
  const shown = (isList ? (list.page.state === 'ready' ? list.page.data.list : []) : month.data?.list) ?? [];
  return (
    <DrillFrame
      panel={
        record.id === undefined ? null : (
          <PlanPanel
            id={record.id}
            around={shown.map(({ id }) => id)}
            onShow={(id) => void record.show(id)}
            onClose={record.close}
          />
        )
      }
    >
      <PageFrame
        title={words.title}
        count={isList ? list.total : month.data?.total}
        tags={isList || mobile ? undefined : <MonthSteps view={view} />}
        actions={
          <>
            <Segments
              label={words.view}
              options={planViews.map((value) => ({ value, label: words.views[value] }))}
              value={view.view}
              onChange={view.onView}
            />
            <Button type="primary" icon={<PlusOutlined />} onClick={() => void record.show('new')}>
              {words.add}
            </Button>
          </>
        }
      >
        {isList ? (
          <RecordTable
            list={list}
            label={words.title}
            rowName={({ planName }) => planName}
            searchHint={words.search}
            opens
            empty={{ title: words.emptyTitle, description: words.emptyText }}
          />
        ) : (
          <PlanMonth
            plans={mapAsync(month.state, (page) => page.list)}
            total={month.data?.total ?? 0}
            view={view}
            selected={record.id}
            onSelect={(id) => void record.show(id)}
          />
        )}
        <PlanDialog open={record.isNew} day={view.day} onSaved={(id) => void record.show(id)} onClose={record.close} />
      </PageFrame>
    </DrillFrame>
  );
}
