import type { ManagedUser } from '@console/api/contract';
import { useListRoles } from '@console/api/hooks/roles';
import type { usePageUsers } from '@console/api/hooks/users';
import { formatDateTime, maskPhone } from '@console/base';
import { DataList, type ListColumn, type ListQuery, type RowAction } from '@console/ui/data-list';
import { PageLink } from '@console/ui/link';
import { EmptyState } from '@console/ui/states';
import { useSeparator } from '../../locale/useSeparator.js';
import { useEnabledList } from '../../lists/enabled.js';
import { linkTo } from '../../navigation/address.js';
import { useAddress } from '../../navigation/useAddress.js';
import { useSection } from './sections.js';
import { useUserWords } from './userWords.js';

export interface UserListProps {
  page: ReturnType<typeof usePageUsers>['state'];
  query: ListQuery;
  onQuery: (query: ListQuery) => void;
  actions: (user: ManagedUser) => readonly RowAction[];
  onAdd: () => void;
}

export const UserList = ({ page, query, onQuery, actions, onAdd }: UserListProps) => {
  const separator = useSeparator();
  const words = useUserWords();
  const section = useSection();
  const { follow } = useAddress();
  const roles = useListRoles({});

  const inUse = useEnabledList();
  const columns: ListColumn<ManagedUser>[] = [
    {
      key: 'username',
      title: words.username,
      width: 140,
      mobile: 'first',
      render: ({ id, username }) => (
        <PageLink href={linkTo(section.userDetails, { id })} onNavigate={follow}>
          {username}
        </PageLink>
      ),
    },
    { key: 'account', title: words.account, width: 140, mobile: 'second', render: ({ account }) => account },
    {
      key: 'phone',
      title: words.phone,
      width: 128,
      quiet: true,
      render: ({ phoneNumber }) => maskPhone(phoneNumber) || '—',
    },
    {
      key: 'department',
      title: words.department,
      width: 120,
      quiet: true,
      render: ({ department }) => department || '—',
    },
    {
      key: 'roles',
      title: words.roles,
      width: 240,
      render: (user) => user.roles.map(({ name }) => name).join(separator) || '—',
    },
    inUse.column,
    {
      key: 'lastSignIn',
      title: words.lastSignIn,
      width: 176,
      quiet: true,
      mobile: 'secondEnd',
      render: ({ lastSignInTime }) => (lastSignInTime === null ? words.never : formatDateTime(lastSignInTime)),
    },
  ];

  return (
    <DataList
      label={words.title}
      page={page}
      query={query}
      onQuery={onQuery}
      columns={columns}
      rowKey={({ id }) => id}
      rowName={({ username }) => username}
      searchHint={words.search}
      filters={[
        {
          key: 'role',
          label: words.roles,
          options: roles.data?.map(({ id, name }) => ({ value: id, label: name })) ?? [],
        },
        inUse.filter,
      ]}
      actions={actions}
      empty={
        <EmptyState
          title={words.emptyTitle}
          description={words.emptyText}
          action={{ label: words.add, onClick: onAdd }}
        />
      }
    />
  );
};
