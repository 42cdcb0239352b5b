import { PlusOutlined } from '@ant-design/icons';
import { PageFrame } from '@console/ui/page-frame';
import { lazyPart } from '@console/ui/on-demand';
import { Button } from 'antd';
import { PageTabs, usePageTab } from '../../../details/PageTabs.js';
import { RecordTable } from '../../../lists/RecordTable.js';
import { useSeparator } from '../../../locale/useSeparator.js';
import { useQueryState } from '../../../navigation/useQueryState.js';
import { usePageHead } from '../../../shell/ShellContext.js';
import { SyncNotice } from '../weCom/SyncNotice.js';
import { assignmentName } from './assignmentName.js';
import { useAssignWords } from './assignWords.js';
import { useAssignmentList } from './useAssignmentList.js';

const AssignmentDrawer = lazyPart(() => import('./AssignmentDrawer.js'));
const NewAssignmentDrawer = lazyPart(() => import('./NewAssignmentDrawer.js'));
const StatisticTab = lazyPart(() => import('./StatisticTab.js'));

/** The assignments there were, and the drawers beside them. */
const AssignmentsTab = () => {
  const words = useAssignWords();
  const separator = useSeparator();
  const list = useAssignmentList();
  const create = { label: words.add, icon: <PlusOutlined />, onClick: () => void list.record.show('new') };
  return (
    <>
      <RecordTable
        list={list}
        opens
        label={words.tabs.list}
        rowName={(row) => assignmentName(row, words, separator)}
        empty={{ title: words.emptyTitle, description: words.emptyText, action: create }}
      />
      <AssignmentDrawer list={list} />
      <NewAssignmentDrawer record={list.record} />
    </>
  );
};

/** Customers given to staff: worked out, done, taken back, and counted. */
export default function AssignPage() {
  const words = useAssignWords();
  const tab = usePageTab(['list', 'statistic']);
  const [, set] = useQueryState();
  usePageHead(words.title);
  return (
    <PageFrame
      title={words.title}
      actions={
        <Button
          type="primary"
          icon={<PlusOutlined />}
          onClick={() => set({ tab: undefined, open: 'new' }, { push: true })}
        >
          {words.add}
        </Button>
      }
    >
      <PageTabs
        active={tab}
        tabs={[
          { key: 'list', label: words.tabs.list },
          { key: 'statistic', label: words.tabs.statistic },
        ]}
      />
      <SyncNotice quiet />
      {tab === 'statistic' ? <StatisticTab /> : <AssignmentsTab />}
    </PageFrame>
  );
}
