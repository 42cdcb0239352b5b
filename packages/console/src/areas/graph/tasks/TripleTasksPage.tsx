import { ApartmentOutlined, PlusOutlined, UploadOutlined } from '@ant-design/icons';
import { checkTripleRows, estimateTripleTask, listTripleSchemas } from '@console/api/contract';
import { lazyPart } from '@console/ui/on-demand';
import { PageFrame } from '@console/ui/page-frame';
import { Button } from 'antd';
import { HeadButton } from '../../../actions/HeadButton.js';
import { PageTabs, usePageTab } from '../../../details/PageTabs.js';
import { RecordTable } from '../../../lists/RecordTable.js';
import { linkTo } from '../../../navigation/address.js';
import { useQueryState } from '../../../navigation/useQueryState.js';
import { Offered } from '../../../session/Offered.js';
import { usePageHead } from '../../../shell/ShellContext.js';
import { useImportActions } from '../imports/useImportActions.js';
import { useTaskWords } from './taskWords.js';
import { IMPORT, SCHEMAS, useImportList, useTaskList } from './useGraphLists.js';
import { useTaskActions } from './useTaskActions.js';

const NewTaskDrawer = lazyPart(() => import('./NewTaskDrawer.js'));
const SchemasDrawer = lazyPart(() => import('./SchemasDrawer.js'));
const ImportTriples = lazyPart(() => import('../imports/ImportTriples.js'));

/** What fills the graph: extractions from documents, and imports of triples. */
export default function TripleTasksPage() {
  const words = useTaskWords();
  const tab = usePageTab(['tasks', 'imports']);
  const [get, set] = useQueryState();
  const tasks = useTaskList(tab !== 'tasks');
  const imports = useImportList(tab !== 'imports');
  const ofTasks = useTaskActions(tasks);
  const ofImports = useImportActions(imports);
  usePageHead(words.title);
  const importing = get('open') === IMPORT;
  const { record } = tasks;
  return (
    <PageFrame
      title={words.title}
      count={tab === 'tasks' ? tasks.total : imports.total}
      actions={
        <>
          <Offered calls={[listTripleSchemas]}>
            <HeadButton label={words.schemas} icon={<ApartmentOutlined />} onClick={() => void record.show(SCHEMAS)} />
          </Offered>
          <Offered calls={[checkTripleRows]}>
            <HeadButton label={words.import} icon={<UploadOutlined />} onClick={() => void record.show(IMPORT)} />
          </Offered>
          <Offered calls={[estimateTripleTask]}>
            <Button type="primary" icon={<PlusOutlined aria-hidden={true} />} onClick={() => void record.show('new')}>
              {words.add}
            </Button>
          </Offered>
        </>
      }
    >
      <PageTabs
        active={tab}
        tabs={[
          { key: 'tasks', label: words.tabs.tasks },
          { key: 'imports', label: words.tabs.imports },
        ]}
      />
      {tab === 'tasks' ? (
        <RecordTable
          list={tasks}
          label={words.tabs.tasks}
          rowName={({ taskName }) => taskName}
          hrefOf={({ id }) => linkTo('tripleTaskDetail', { id })}
          searchHint={words.search}
          actions={ofTasks.rowActions}
          batchActions={ofTasks.batchActions}
          selectable={({ status }) => status !== 'removing'}
          empty={{
            title: words.emptyTitle,
            description: words.emptyText,
            action: { label: words.add, icon: <PlusOutlined />, onClick: () => void record.show('new') },
          }}
        />
      ) : (
        <RecordTable
          list={imports}
          label={words.tabs.imports}
          rowName={({ taskName }) => taskName}
          hrefOf={({ id }) => linkTo('tripleTaskDetail', { importId: id })}
          searchHint={words.searchImport}
          actions={ofImports.rowActions}
          batchActions={ofImports.batchActions}
          selectable={({ status }) => status !== 'removing'}
          empty={{
            title: words.emptyImports,
            description: words.emptyImportsText,
            action: { label: words.import, icon: <UploadOutlined />, onClick: () => void record.show(IMPORT) },
          }}
        />
      )}
      <NewTaskDrawer record={record} onSchemas={() => void record.show(SCHEMAS)} />
      <SchemasDrawer open={get('open') === SCHEMAS} onClose={() => set({ open: undefined })} />
      {importing && <ImportTriples onClose={() => set({ open: undefined, tab: 'imports' })} />}
    </PageFrame>
  );
}
