import { PlusOutlined } from '@ant-design/icons';
import type { KnowledgeBase } from '@console/api/contract';
import { usePageKnowledgeBases, useRemoveKnowledgeBases } from '@console/api/hooks/knowledgeBases';
import { DataList, type ListColumn } from '@console/ui/data-list';
import { useConfirm } from '@console/ui/dialog';
import { PageLink } from '@console/ui/link';
import { PageFrame } from '@console/ui/page-frame';
import { useMessage } from '@console/ui/provider';
import { EmptyState, Status } from '@console/ui/states';
import { Button } from 'antd';
import { useDictionary } from '../../locale/useDictionary.js';
import { useUpdatedColumn } from '../../lists/enabled.js';
import { OpenedNotice } from '../../lists/OpenedNotice.js';
import { pagingOf } from '../../lists/paging.js';
import { linkTo } from '../../navigation/address.js';
import { useAddress } from '../../navigation/useAddress.js';
import { useListQuery } from '../../navigation/useListQuery.js';
import { useQueryState } from '../../navigation/useQueryState.js';
import { useRecord } from '../../navigation/useRecord.js';
import { useTabNavigate } from '../../navigation/useTabNavigate.js';
import { KnowledgeBaseDialog } from './KnowledgeBaseDialog.js';

const INTERVAL = 2000;

const BaseStatus = ({ base }: { base: KnowledgeBase }) => {
  const { knowledge } = useDictionary();
  if (base.parsingCount > 0) return <Status tone="running">{knowledge.parsing(base.parsingCount)}</Status>;
  if (base.failedCount > 0) return <Status tone="error">{knowledge.failed(base.failedCount)}</Status>;
  if (base.documentCount === 0) return <Status tone="off">{knowledge.nothing}</Status>;
  return <Status tone="ok">{knowledge.ready}</Status>;
};

export const KnowledgeBases = () => {
  const { knowledge, form } = useDictionary();
  const message = useMessage();
  const confirm = useConfirm();
  const open = useTabNavigate();
  const { follow } = useAddress();
  const [query, setQuery] = useListQuery();
  const updated = useUpdatedColumn();
  const [, set] = useQueryState();
  const record = useRecord('knowledgeBase');
  const remove = useRemoveKnowledgeBases();
  const page = usePageKnowledgeBases(
    {
      ...pagingOf(query),
    },
    { refreshEvery: (data) => (data?.list.some(({ parsingCount }) => parsingCount > 0) ? INTERVAL : 0) },
  );

  const listed = page.data?.list.find(({ id }) => id === record.id);
  const beyond = usePageKnowledgeBases(
    record.id === undefined || page.data === undefined || listed !== undefined
      ? null
      : { current: 1, size: 1, idList: [record.id] },
    // What another record was looked for and found says nothing of this one.
    { keepPrevious: false },
  );
  const edited = listed ?? beyond.data?.list.find(({ id }) => id === record.id);

  const onRemove = async (base: KnowledgeBase) => {
    const sure = await confirm({
      title: knowledge.removeTitle(base.name),
      text: knowledge.removeText(base.documentCount),
      verb: form.remove,
      danger: true,
    });
    if (!sure) return;
    await remove.run({ idList: [base.id] });
    message.success(knowledge.removed);
  };

  const columns: ListColumn<KnowledgeBase>[] = [
    {
      key: 'name',
      title: knowledge.name,
      mobile: 'first',
      render: ({ id, name }) => (
        <PageLink href={linkTo('knowledgeBase', { base: id })} onNavigate={follow}>
          {name}
        </PageLink>
      ),
    },
    {
      key: 'description',
      title: knowledge.description,
      quiet: true,
      mobile: 'second',
      render: ({ description }) => description || '—',
    },
    {
      key: 'documents',
      title: knowledge.documents,
      width: 96,
      align: 'end',
      render: ({ documentCount }) => documentCount.toLocaleString(),
    },
    {
      key: 'chunks',
      title: knowledge.chunks,
      width: 96,
      align: 'end',
      render: ({ chunkCount }) => chunkCount.toLocaleString(),
    },
    {
      key: 'status',
      title: knowledge.status,
      width: 148,
      mobile: 'firstEnd',
      render: (base) => <BaseStatus base={base} />,
    },
    updated,
  ];

  return (
    <PageFrame
      title={knowledge.title}
      count={page.data?.total}
      actions={
        <Button type="primary" icon={<PlusOutlined />} onClick={() => void record.show('new')}>
          {knowledge.create}
        </Button>
      }
    >
      <OpenedNotice
        value={beyond.state}
        gone={beyond.data !== undefined && edited === undefined}
        what="base"
        onClose={record.close}
      />
      <DataList
        label={knowledge.title}
        page={page.state}
        query={query}
        onQuery={setQuery}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        searchHint={knowledge.search}
        actions={(base) => [
          { key: 'open', label: knowledge.open, onClick: () => open('knowledgeBase', { base: base.id }) },
          { key: 'edit', label: knowledge.rename, onClick: () => void record.show(base.id) },
          {
            key: 'remove',
            label: knowledge.remove,
            danger: true,
            onClick: () => void onRemove(base).catch(() => undefined),
          },
        ]}
        empty={
          <EmptyState
            title={knowledge.emptyTitle}
            description={knowledge.emptyText}
            action={{ label: knowledge.create, icon: <PlusOutlined />, onClick: () => void record.show('new') }}
          />
        }
      />
      <KnowledgeBaseDialog
        open={record.isNew || edited !== undefined}
        {...(edited !== undefined && { base: edited })}
        edit={record}
        onClose={record.close}
        onCreated={({ id }) => set({ open: undefined, base: id })}
      />
    </PageFrame>
  );
};
