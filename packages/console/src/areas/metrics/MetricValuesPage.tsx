import { DownloadOutlined, UploadOutlined } from '@ant-design/icons';
import { addMetricValue } from '@console/api/contract';
import { noSelection } from '@console/ui/data-list';
import { HeadButton } from '../../actions/HeadButton.js';
import { RecordListPage } from '../../lists/RecordListPage.js';
import { usePermitted } from '../../session/usePermitted.js';
import { dayInShanghai } from '../../time/inShanghai.js';
import { ImportValuesDrawer } from './ImportValuesDrawer.js';
import { isRemovable, useValueActions } from './useValueActions.js';
import { useValueList } from './useValueList.js';
import { ValueDrawer } from './ValueDrawer.js';
import { useValueWords } from './valueWords.js';

/** What stands in the address in the place of a value while a file is imported. */
const IMPORT = 'import';
const besides = [IMPORT];

/** What metrics came to: typed in, imported, computed. */
export default function MetricValuesPage() {
  const words = useValueWords();
  const list = useValueList({ besides });
  const keeps = usePermitted(addMetricValue);
  const { record } = list;
  const actions = useValueActions({ onEdit: ({ id }) => void record.show(id) });
  return (
    <RecordListPage
      list={list}
      title={words.title}
      {...(keeps && { create: { label: words.add, onClick: () => void record.show('new') } })}
      more={
        <>
          <HeadButton label={words.export} icon={<DownloadOutlined />} onClick={() => void actions.save(list.query)} />
          {keeps && (
            <HeadButton label={words.import.verb} icon={<UploadOutlined />} onClick={() => void record.show(IMPORT)} />
          )}
        </>
      }
      rowName={({ metricName, time }) => `${metricName} ${dayInShanghai(time)}`}
      searchHint={words.search}
      {...(keeps && {
        actions: actions.row,
        batchActions: (ids) => actions.batch(ids, () => list.onSelectionChange(noSelection)),
        selectable: isRemovable,
      })}
      empty={{ title: words.emptyTitle, description: words.emptyText }}
    >
      {keeps && record.id !== IMPORT && <ValueDrawer list={list} />}
      {keeps && <ImportValuesDrawer open={record.id === IMPORT} onClose={record.close} />}
    </RecordListPage>
  );
}
