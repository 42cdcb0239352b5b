import { PlusOutlined } from '@ant-design/icons';
import type { Assistant } from '@console/api/contract';
import { usePageAssistants, useRemoveAssistants } from '@console/api/hooks/assistants';
import { DataList, type ListColumn } from '@console/ui/data-list';
import { useConfirm } from '@console/ui/dialog';
import { PageFrame } from '@console/ui/page-frame';
import { useMessage } from '@console/ui/provider';
import { EmptyState } from '@console/ui/states';
import { Button } from 'antd';
import { useSeparator } from '../../locale/useSeparator.js';
import { useDictionary } from '../../locale/useDictionary.js';
import { enabledFilters, enabledIn, useEnabledList, useUpdatedColumn } from '../../lists/enabled.js';
import { pagingOf } from '../../lists/paging.js';
import { useListQuery } from '../../navigation/useListQuery.js';
import { useRecord } from '../../navigation/useRecord.js';
import { useTabNavigate } from '../../navigation/useTabNavigate.js';
import { AssistantDrawer } from './AssistantDrawer.js';

export default function AssistantsPage() {
  const separator = useSeparator();
  const { assistants, form, menuName } = useDictionary();
  const message = useMessage();
  const confirm = useConfirm();
  const open = useTabNavigate();
  const [query, setQuery] = useListQuery(enabledFilters);
  const onOff = useEnabledList();
  const updated = useUpdatedColumn();
  const record = useRecord('assistant');
  const remove = useRemoveAssistants();
  const page = usePageAssistants({
    ...pagingOf(query),
    ...enabledIn(query),
  });
  const listed = page.data?.list.find(({ id }) => id === record.id);
  const beyond = usePageAssistants(
    record.id === undefined || page.data === undefined || listed !== undefined
      ? null
      : { current: 1, size: 1, idList: [record.id] },
  );
  const opened = listed ?? beyond.data?.list.find(({ id }) => id === record.id);

  const onRemove = async ({ id, assistantName }: Assistant) => {
    const sure = await confirm({
      title: assistants.removeTitle(menuName(assistantName)),
      text: assistants.removeText,
      verb: form.remove,
      danger: true,
    });
    if (!sure) return;
    await remove.run({ idList: [id] });
    message.success(assistants.removed);
  };

  const columns: ListColumn<Assistant>[] = [
    {
      key: 'name',
      title: assistants.name,
      width: 200,
      mobile: 'first',
      render: ({ assistantName }) => menuName(assistantName),
    },
    {
      key: 'bases',
      title: assistants.bases,
      mobile: 'second',
      render: ({ knowledgeBases }) => knowledgeBases.map(({ name }) => name).join(separator) || assistants.none,
    },
    { key: 'description', title: assistants.description, quiet: true, render: ({ description }) => description || '—' },
    onOff.column,
    updated,
  ];

  return (
    <PageFrame
      title={assistants.title}
      count={page.data?.total}
      actions={
        <Button type="primary" icon={<PlusOutlined />} onClick={() => void record.show('new')}>
          {assistants.create}
        </Button>
      }
    >
      <DataList
        label={assistants.title}
        page={page.state}
        query={query}
        onQuery={setQuery}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ assistantName }) => menuName(assistantName)}
        searchHint={assistants.search}
        filters={[onOff.filter]}
        actions={(assistant) => [
          { key: 'edit', label: assistants.edit, onClick: () => void record.show(assistant.id) },
          { key: 'chat', label: assistants.chat, onClick: () => open('chatAI', { assistant: assistant.id }) },
          {
            key: 'remove',
            label: assistants.remove,
            danger: true,
            onClick: () => void onRemove(assistant).catch(() => undefined),
          },
        ]}
        empty={
          <EmptyState
            picture="talk"
            title={assistants.emptyTitle}
            description={assistants.emptyText}
            action={{ label: assistants.create, icon: <PlusOutlined />, onClick: () => void record.show('new') }}
          />
        }
      />
      <AssistantDrawer subject={record.isNew ? 'new' : opened} edit={record} onClose={record.close} />
    </PageFrame>
  );
}
