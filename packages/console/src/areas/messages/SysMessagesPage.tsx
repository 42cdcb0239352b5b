import { PlusOutlined } from '@ant-design/icons';
import { type Message, messageStatuses } from '@console/api/contract';
import { usePageMessages } from '@console/api/hooks/messages';
import { formatDateTime, lookUp } from '@console/base';
import { DataList, type ListColumn } from '@console/ui/data-list';
import { PageLink } from '@console/ui/link';
import { PageFrame } from '@console/ui/page-frame';
import { EmptyState } from '@console/ui/states';
import { Button } from 'antd';
import { useSeparator } from '../../locale/useSeparator.js';
import { pagingOf } from '../../lists/paging.js';
import { linkTo } from '../../navigation/address.js';
import { useAddress } from '../../navigation/useAddress.js';
import { useListQuery } from '../../navigation/useListQuery.js';
import { useTabNavigate } from '../../navigation/useTabNavigate.js';
import { MessageStatus } from './MessageStatus.js';
import { useMessageWords } from './messageWords.js';
import { useMessageActions } from './useMessageActions.js';

const REFRESH = 30_000;

const filters = { status: messageStatuses };

/** Messages to the people of the console: drafts, those waiting for their time, and those sent. */
export default function SysMessagesPage() {
  const separator = useSeparator();
  const words = useMessageWords();
  const open = useTabNavigate();
  const { follow } = useAddress();
  const [query, setQuery] = useListQuery(filters);
  const { publish, remove } = useMessageActions();
  const status = messageStatuses.find((one) => one === query.filters?.['status']);
  const page = usePageMessages(
    {
      ...pagingOf(query),
      ...(status !== undefined && { status }),
    },
    { refreshEvery: (data) => (data?.list.some((one) => one.status === 'scheduled') ? REFRESH : 0) },
  );

  const audienceOf = ({ scope, roles, users }: Message): string => {
    if (scope === 'roles') return roles.map(({ name }) => name).join(separator);
    return scope === 'users'
      ? users.map(({ username }) => username).join(separator)
      : lookUp(words.scopes, scope, scope);
  };

  const columns: ListColumn<Message>[] = [
    {
      key: 'subject',
      title: words.subject,
      width: 360,
      mobile: 'first',
      render: ({ id, messageSubject }) => (
        <PageLink href={linkTo('sysMessageDetail', { id })} onNavigate={follow}>
          {messageSubject}
        </PageLink>
      ),
    },
    { key: 'audience', title: words.audience, width: 200, mobile: 'second', render: audienceOf },
    {
      key: 'status',
      title: words.status,
      width: 104,
      mobile: 'firstEnd',
      render: ({ status: value }) => <MessageStatus value={value} />,
    },
    {
      key: 'read',
      title: words.read,
      width: 104,
      align: 'end',
      render: ({ status: value, readCount, receiverCount }) =>
        value === 'sent' ? words.readOf(readCount, receiverCount) : '—',
    },
    { key: 'by', title: words.createdBy, width: 120, quiet: true, render: ({ createdBy }) => createdBy },
    {
      key: 'time',
      title: words.time,
      width: 176,
      quiet: true,
      mobile: 'secondEnd',
      render: ({ notificationTime }) => (notificationTime === null ? '—' : formatDateTime(notificationTime)),
    },
  ];

  return (
    <PageFrame
      title={words.title}
      count={page.data?.total}
      actions={
        <Button type="primary" icon={<PlusOutlined />} onClick={() => open('sysMessageDetail')}>
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
        rowName={({ messageSubject }) => messageSubject}
        searchHint={words.search}
        filters={[
          {
            key: 'status',
            label: words.status,
            options: messageStatuses.map((value) => ({ value, label: words.statuses[value] })),
          },
        ]}
        actions={(row) => [
          {
            key: 'open',
            label: row.status === 'draft' ? words.edit : words.view,
            onClick: () => open('sysMessageDetail', { id: row.id }),
          },
          ...(row.status === 'draft'
            ? [{ key: 'publish', label: words.publish, onClick: () => void publish(row) }]
            : []),
          { key: 'remove', label: words.remove, danger: true, onClick: () => void remove(row) },
        ]}
        empty={
          <EmptyState
            picture="talk"
            title={words.emptyTitle}
            description={words.emptyText}
            action={{ label: words.add, onClick: () => open('sysMessageDetail') }}
          />
        }
      />
    </PageFrame>
  );
}
