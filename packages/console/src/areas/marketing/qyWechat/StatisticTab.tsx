import { DownloadOutlined } from '@ant-design/icons';
import { saveFile } from '@console/api';
import { exportAssignStatistic, type StaffStatistic } from '@console/api/contract';
import { useExportAssignStatistic, usePageAssignStatistic } from '@console/api/hooks/marketing/qyWechat';
import { useOffered } from '@console/api/hooks/useOffered';
import { ActionButton } from '@console/ui/button';
import { DataList } from '@console/ui/data-list';
import { RangePicker } from '@console/ui/range-picker';
import { EmptyState } from '@console/ui/states';
import { attempt } from '../../../actions/attempt.js';
import { useSpan } from '../../../figures/useSpan.js';
import { columnsOf } from '../../../lists/columns.js';
import { pagingOf } from '../../../lists/paging.js';
import { useListQuery } from '../../../navigation/useListQuery.js';
import { PageTools } from './assign.styles.js';
import { useAssignWords } from './assignWords.js';

const column = columnsOf<StaffStatistic>();
const sortable = ['contactCount', 'assignedCount', 'askedCount', 'failedCount', 'addedCount', 'lostCount'];

/** What became of the people given to each member of staff in a time, and of their contacts. */
export default function StatisticTab() {
  const words = useAssignWords();
  const [query, setQuery] = useListQuery();
  const { span, picker } = useSpan();
  const exportable = useOffered(exportAssignStatistic);
  const { run: fetchFile } = useExportAssignStatistic();
  const { startTime, endTime } = span;
  const read = usePageAssignStatistic({ ...pagingOf(query, sortable), startTime, endTime }, { keepPrevious: true });
  const save = () =>
    attempt(async () => {
      const file = await fetchFile({ startTime, endTime });
      saveFile(file, `${words.statisticName} ${startTime.slice(0, 10)} ${endTime.slice(0, 10)}.xlsx`);
    });
  const count = (key: string, title: string, of: (row: StaffStatistic) => number) =>
    column.count(key, title, of, { sortable: true, width: 112 });
  return (
    <>
      <PageTools>
        <RangePicker {...picker} />
        {exportable && (
          <ActionButton icon={<DownloadOutlined />} onClick={save}>
            {words.exportStatistic}
          </ActionButton>
        )}
      </PageTools>
      <DataList
        label={words.tabs.statistic}
        page={read.state}
        query={query}
        onQueryChange={setQuery}
        rowKey={({ staffId }) => staffId}
        rowName={({ staffName }) => staffName}
        searchHint={words.searchStaff}
        columns={[
          { key: 'staffName', title: words.staffName, mobile: 'first', render: ({ staffName }) => staffName },
          count('contactCount', words.contacts, ({ contactCount }) => contactCount),
          {
            ...count('assignedCount', words.assignedCount, ({ assignedCount }) => assignedCount),
            mobile: 'firstEnd',
          },
          count('askedCount', words.asked, ({ askedCount }) => askedCount),
          count('failedCount', words.failed, ({ failedCount }) => failedCount),
          { ...count('addedCount', words.addedCount, ({ addedCount }) => addedCount), mobile: 'second' },
          { ...count('lostCount', words.lostCount, ({ lostCount }) => lostCount), mobile: 'secondEnd' },
        ]}
        empty={<EmptyState title={words.noStaffTitle} description={words.noStaffText} />}
      />
    </>
  );
}
