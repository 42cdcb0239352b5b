import { type Message, messageStatuses } from '@console/api/contract';
import { usePageMessages } from '@console/api/hooks/messages';
import { lookUp } from '@console/base';
import { columnsOf, NOTHING } from '../../lists/columns.js';
import { enumFilter } from '../../lists/recordFilters.js';
import { recordListHook } from '../../lists/recordListHook.js';
import { RecordListPage } from '../../lists/RecordListPage.js';
import { useSeparator } from '../../locale/useSeparator.js';
import { linkTo } from '../../navigation/address.js';
import { useTabNavigate } from '../../navigation/useTabNavigate.js';
import { MessageStatus } from './MessageStatus.js';
import { useMessageWords } from './messageWords.js';
import { useMessageActions } from './useMessageActions.js';

/** Milliseconds between two looks while a message waits for its time. */
const REFRESH = 30_000;

const column = columnsOf<Message>();

const useMessageList = recordListHook({ kind: 'message', usePage: usePageMessages });

/** Messages to the people of the console: drafts, those waiting for their time, and those sent. */
export default function SysMessagesPage() {
  const separator = useSeparator();
  const words = useMessageWords();
  const open = useTabNavigate();
  const { publish, remove } = useMessageActions();
  const audienceOf = ({ scope, roles, users }: Message): string => {
    if (scope === 'roles') return roles.map(({ name }) => name).join(separator);
    return scope === 'users'
      ? users.map(({ username }) => username).join(separator)
      : lookUp(words.scopes, scope, scope);
  };
  const readOf = ({ status, readCount, receiverCount }: Message): string =>
    status === 'sent' ? words.readOf(readCount, receiverCount) : NOTHING;

  const list = useMessageList({
    refreshEvery: (data) => (data?.list.some(({ status }) => status === 'scheduled') ? REFRESH : 0),
    filters: [
      enumFilter({
        key: 'status',
        label: words.status,
        values: messageStatuses,
        words: words.statuses,
        toInput: (status) => ({ status }),
      }),
    ],
    columns: [
      column.text('subject', words.subject, ({ messageSubject }) => messageSubject, { width: 360, mobile: 'first' }),
      column.text('audience', words.audience, audienceOf, { width: 200, mobile: 'second' }),
      column.status('status', words.status, ({ status }) => <MessageStatus value={status} />),
      column.text('read', words.read, readOf, { width: 104, align: 'end' }),
      column.text('by', words.createdBy, ({ createdBy }) => createdBy, { width: 120, quiet: true }),
      column.time('time', words.time, ({ notificationTime }) => notificationTime),
    ],
  });

  return (
    <RecordListPage
      list={list}
      title={words.title}
      create={{ label: words.add, onClick: () => open('sysMessageDetail') }}
      rowName={({ messageSubject }) => messageSubject}
      hrefOf={({ id }) => linkTo('sysMessageDetail', { id })}
      searchHint={words.search}
      actions={(row) => [
        {
          key: 'open',
          label: row.status === 'draft' ? words.edit : words.view,
          onClick: () => open('sysMessageDetail', { id: row.id }),
        },
        ...(row.status === 'draft' ? [{ key: 'publish', label: words.publish, onClick: () => void publish(row) }] : []),
        { key: 'remove', label: words.remove, danger: true, onClick: () => void remove(row) },
      ]}
      empty={{ picture: 'talk', title: words.emptyTitle, description: words.emptyText }}
    />
  );
}
