import { PlusOutlined } from '@ant-design/icons';
import type { TagSystem } from '@console/api/contract';
import { useDeleteTagSystems, usePageTagSystems, useReadTagSystem } from '@console/api/hooks/tagSystems';
import { DataList, type ListColumn } from '@console/ui/data-list';
import { useConfirm } from '@console/ui/dialog';
import { PageLink } from '@console/ui/link';
import { PageFrame } from '@console/ui/page-frame';
import { useMessage } from '@console/ui/provider';
import { EmptyState } from '@console/ui/states';
import { Button } from 'antd';
import { attempt } from '../../forms/attempt.js';
import { useSeparator } from '../../locale/useSeparator.js';
import { pagingOf } from '../../lists/paging.js';
import { enabledFilters, enabledIn, useEnabledList, useUpdatedColumn } from '../../lists/enabled.js';
import { linkTo } from '../../navigation/address.js';
import { useAddress } from '../../navigation/useAddress.js';
import { useListQuery } from '../../navigation/useListQuery.js';
import { useRecord } from '../../navigation/useRecord.js';
import { useTabNavigate } from '../../navigation/useTabNavigate.js';
import { LabelSystemDrawer } from './LabelSystemDrawer.js';
import { useLabelWords } from './labelWords.js';

/** Sets of labels, and the roles whose members may work in each. */
export default function LabelSystemsPage() {
  const separator = useSeparator();
  const words = useLabelWords();
  const message = useMessage();
  const confirm = useConfirm();
  const open = useTabNavigate();
  const { follow } = useAddress();
  const [query, setQuery] = useListQuery(enabledFilters);
  const record = useRecord('labelSystem');
  const remove = useDeleteTagSystems();
  const page = usePageTagSystems({
    ...pagingOf(query),
    ...enabledIn(query),
  });
  const listed = page.data?.list.find(({ id }) => id === record.id);
  const beyond = useReadTagSystem(
    record.id === undefined || page.data === undefined || listed !== undefined ? null : { id: record.id },
  );

  const onRemove = ({ id, name, tagCount }: TagSystem) =>
    attempt(async () => {
      const sure = await confirm({
        title: words.removeTitle(name),
        text: words.removeText(tagCount),
        verb: words.remove,
        danger: true,
      });
      if (!sure) return;
      await remove.run({ idList: [id] });
      message.success(words.removed);
    });

  const inUse = useEnabledList();
  const updated = useUpdatedColumn();
  const columns: ListColumn<TagSystem>[] = [
    {
      key: 'name',
      title: words.name,
      width: 200,
      mobile: 'first',
      render: ({ id, name }) => (
        <PageLink href={linkTo('labelSystemDetails', { id })} onNavigate={follow}>
          {name}
        </PageLink>
      ),
    },
    { key: 'code', title: words.code, width: 140, mobile: 'second', render: ({ code }) => code },
    {
      key: 'roles',
      title: words.roles,
      render: ({ roles }) => roles.map(({ name }) => name).join(separator) || '—',
    },
    { key: 'tags', title: words.tags, width: 88, align: 'end', render: ({ tagCount }) => tagCount.toLocaleString() },
    inUse.column,
    updated,
  ];

  return (
    <PageFrame
      title={words.title}
      count={page.data?.total}
      actions={
        <Button type="primary" icon={<PlusOutlined />} onClick={() => void record.show('new')}>
          {words.add}
        </Button>
      }
    >
      <DataList
        label={words.title}
        page={page.state}
        query={query}
        onQuery={setQuery}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        searchHint={words.search}
        filters={[inUse.filter]}
        actions={(system) => [
          { key: 'open', label: words.open, onClick: () => open('labelSystemDetails', { id: system.id }) },
          { key: 'edit', label: words.edit, onClick: () => void record.show(system.id) },
          {
            key: 'remove',
            label: words.remove,
            danger: true,
            onClick: () => void onRemove(system),
            ...(system.roles.length > 0 && { unavailable: words.inUse }),
          },
        ]}
        empty={
          <EmptyState
            title={words.emptyTitle}
            description={words.emptyText}
            action={{ label: words.add, onClick: () => void record.show('new') }}
          />
        }
      />
      <LabelSystemDrawer
        subject={record.isNew ? 'new' : (listed ?? beyond.data)}
        edit={record}
        onClose={record.close}
      />
    </PageFrame>
  );
}
