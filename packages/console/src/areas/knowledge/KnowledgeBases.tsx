import type { KnowledgeBase } from '@console/api/contract';
import { usePageKnowledgeBases, useRemoveKnowledgeBases } from '@console/api/hooks/knowledgeBases';
import { Status } from '@console/ui/states';
import { useRemove } from '../../actions/useRemove.js';
import { columnsOf } from '../../lists/columns.js';
import { useUpdatedColumn } from '../../lists/enabled.js';
import { OpenedNotice } from '../../lists/OpenedNotice.js';
import { recordListHook } from '../../lists/recordListHook.js';
import { RecordListPage } from '../../lists/RecordListPage.js';
import { useKnowledgeWords } from './knowledgeWords.js';
import { linkTo } from '../../navigation/address.js';
import { useQueryState } from '../../navigation/useQueryState.js';
import { useTabNavigate } from '../../navigation/useTabNavigate.js';
import { useBaseColumns } from './useBaseColumns.js';
import { KnowledgeBaseDialog } from './KnowledgeBaseDialog.js';

/** Milliseconds between two looks while documents are parsed. */
const INTERVAL = 2000;

const column = columnsOf<KnowledgeBase>();

const useBaseList = recordListHook({
  kind: 'knowledgeBase',
  usePage: usePageKnowledgeBases,
  one: (id) => ({ idList: [id] }),
});

const BaseStatus = ({ base }: { base: KnowledgeBase }) => {
  const { knowledge } = useKnowledgeWords();
  if (base.parsingCount > 0) return <Status tone="running">{knowledge.parsing(base.parsingCount)}</Status>;
  if (base.failedCount > 0) return <Status tone="error">{knowledge.failed(base.failedCount)}</Status>;
  if (base.documentCount === 0) return <Status tone="off">{knowledge.nothing}</Status>;
  return <Status tone="ok">{knowledge.ready}</Status>;
};

export const KnowledgeBases = () => {
  const { knowledge: words } = useKnowledgeWords();
  const open = useTabNavigate();
  const basics = useBaseColumns();
  const updated = useUpdatedColumn();
  const [, set] = useQueryState();
  const ask = useRemove();
  const remove = useRemoveKnowledgeBases();
  const list = useBaseList({
    refreshEvery: (data) => (data?.list.some(({ parsingCount }) => parsingCount > 0) ? INTERVAL : 0),
    columns: [
      ...basics,
      column.count('chunks', words.chunks, ({ chunkCount }) => chunkCount, { width: 96 }),
      column.status('status', words.status, (base) => <BaseStatus base={base} />, { width: 148 }),
      updated,
    ],
  });
  const { record, opened } = list;
  const edited = opened?.state === 'ready' ? opened.data : undefined;

  const onRemove = ({ id, name, documentCount }: KnowledgeBase) =>
    ask({
      title: words.removeTitle(name),
      text: words.removeText(documentCount),
      run: () => remove.run({ idList: [id] }),
      done: words.removed,
    });

  return (
    <RecordListPage
      list={list}
      title={words.title}
      create={{ label: words.create, onClick: () => void record.show('new') }}
      rowName={({ name }) => name}
      hrefOf={({ id }) => linkTo('knowledgeBase', { base: id })}
      searchHint={words.search}
      actions={(base) => [
        { key: 'open', label: words.open, onClick: () => open('knowledgeBase', { base: base.id }) },
        { key: 'edit', label: words.rename, onClick: () => void record.show(base.id) },
        { key: 'remove', label: words.remove, danger: true, onClick: () => void onRemove(base) },
      ]}
      empty={{ title: words.emptyTitle, description: words.emptyText }}
      notice={
        <OpenedNotice
          {...(opened && { value: opened })}
          gone={opened?.state === 'error' && opened.error.code === 404}
          what="base"
          onClose={record.close}
        />
      }
    >
      <KnowledgeBaseDialog
        open={record.isNew || edited !== undefined}
        {...(edited !== undefined && { base: edited })}
        edit={record}
        onClose={record.close}
        onCreated={({ id }) => set({ open: undefined, base: id })}
      />
    </RecordListPage>
  );
};
