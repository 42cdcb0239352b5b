import { DownloadOutlined } from '@ant-design/icons';
import { saveFile } from '@console/api';
import { uploadDataTypes } from '@console/api/contract';
import { useDownloadDataTemplate } from '@console/api/hooks/dataUploads';
import { lazyPart } from '@console/ui/on-demand';
import { Button, Dropdown } from 'antd';
import { attempt } from '../../../actions/attempt.js';
import { RecordListPage } from '../../../lists/RecordListPage.js';
import { useClearedWith } from '../../../navigation/useClearedWith.js';
import { usePageHead } from '../../../shell/ShellContext.js';
import { isGoing } from './goingUploads.js';
import { useUploadActions } from './useUploadActions.js';
import { useUploadList } from './useUploadList.js';
import { useUploadWords } from './uploadWords.js';

const NewUploadDialog = lazyPart(() => import('./NewUploadDialog.js'));
const UploadDrawer = lazyPart(() => import('./UploadDrawer.js'));

/** What is shown of the rows of the one that is open. */
const ofRows = ['rows', 'rowPage'];

/** Files of customers, orders and behaviours: sent, tried, taken in, and taken back. */
export default function DataUploadPage() {
  const words = useUploadWords();
  const list = useUploadList();
  const { run: template } = useDownloadDataTemplate();
  const { rowActions, batchActions } = useUploadActions(list.onSelectionChange);
  const { record } = list;
  useClearedWith(record.id, ofRows);
  usePageHead(words.title);
  return (
    <RecordListPage
      title={words.title}
      list={list}
      opens
      rowName={({ fileName }) => fileName}
      searchHint={words.search}
      actions={rowActions}
      batchActions={batchActions}
      selectable={(upload) => !isGoing(upload)}
      create={{ label: words.add, onClick: () => void record.show('new') }}
      more={
        <Dropdown
          trigger={['click']}
          menu={{
            items: uploadDataTypes.map((key) => ({
              key,
              label: words.types[key],
              onClick: () =>
                void attempt(async () => saveFile(await template({ dataType: key }), `${words.types[key]}.xlsx`)),
            })),
          }}
        >
          <Button icon={<DownloadOutlined aria-hidden />}>{words.template}</Button>
        </Dropdown>
      }
      empty={{ title: words.emptyTitle, description: words.emptyText }}
    >
      <NewUploadDialog open={record.isNew} onUploaded={({ id }) => void record.show(id)} onClose={record.close} />
      <UploadDrawer record={record} />
    </RecordListPage>
  );
}
