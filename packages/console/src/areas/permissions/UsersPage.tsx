import { PlusOutlined, UploadOutlined } from '@ant-design/icons';
import { downloadUserTemplate, importUsers, pageAuditLog } from '@console/api/contract';
import { useOffered } from '@console/api/hooks/useOffered';
import { usePageUsers } from '@console/api/hooks/users';
import { PageFrame } from '@console/ui/page-frame';
import { Button, Tabs } from 'antd';
import { useState } from 'react';
import { pagingOf } from '../../lists/paging.js';
import { enabledFilters, enabledIn } from '../../lists/enabled.js';
import { useListQuery } from '../../navigation/useListQuery.js';
import { useQueryState } from '../../navigation/useQueryState.js';
import { useRecord } from '../../navigation/useRecord.js';
import { AuditLog } from './AuditLog.js';
import { ImportUsersDrawer } from './ImportUsersDrawer.js';
import { TabBar } from './permission.styles.js';
import { PasswordDrawer, type PasswordDrawerProps } from './PasswordDrawer.js';
import { UserDrawer } from './UserDrawer.js';
import { UserList } from './UserList.js';
import { useUserActions } from './useUserActions.js';
import { useUserWords } from './userWords.js';

const filters = { role: 'id', ...enabledFilters } as const;

/** What stands in the address in the place of a user while a file is imported. */
const IMPORT = 'import';

/** Who may sign in, and what was done by whom. */
export default function UsersPage() {
  const words = useUserWords();
  const [get, set] = useQueryState();
  const [query, setQuery] = useListQuery(filters);
  const record = useRecord('user');
  const importing = record.id === IMPORT;
  const [told, setTold] = useState<PasswordDrawerProps['told']>();
  const audited = useOffered(pageAuditLog);
  const importable = useOffered(importUsers, downloadUserTemplate);
  const auditing = audited && get('tab') === 'audit';
  const role = query.filters?.['role'];
  const page = usePageUsers(
    auditing
      ? null
      : {
          ...pagingOf(query),
          ...(role !== undefined && { roleId: role }),
          ...enabledIn(query),
        },
  );
  const listed = page.data?.list.find(({ id }) => id === record.id);
  const beyond = usePageUsers(
    record.id === undefined || importing || page.data === undefined || listed !== undefined
      ? null
      : { current: 1, size: 1, userId: record.id },
  );
  const opened = listed ?? beyond.data?.list.find(({ id }) => id === record.id);
  const more = useUserActions({ onPassword: setTold });

  return (
    <PageFrame
      title={words.title}
      count={auditing ? undefined : page.data?.total}
      actions={
        auditing ? undefined : (
          <>
            {importable && (
              <Button icon={<UploadOutlined />} onClick={() => void record.show(IMPORT)}>
                {words.importUsers}
              </Button>
            )}
            <Button type="primary" icon={<PlusOutlined />} onClick={() => void record.show('new')}>
              {words.add}
            </Button>
          </>
        )
      }
    >
      <TabBar>
        <Tabs
          activeKey={auditing ? 'audit' : 'users'}
          onChange={(tab) =>
            set({ tab: tab === 'users' ? undefined : tab, open: undefined, current: undefined, q: undefined })
          }
          items={[
            { key: 'users', label: words.tabs.users },
            ...(audited ? [{ key: 'audit', label: words.tabs.audit }] : []),
          ]}
        />
      </TabBar>
      {auditing ? (
        <AuditLog />
      ) : (
        <UserList
          page={page.state}
          query={query}
          onQuery={setQuery}
          onAdd={() => void record.show('new')}
          actions={(user) => [
            {
              key: 'edit',
              label: words.edit,
              onClick: () => void record.show(user.id),
              ...(user.manageable === false && { unavailable: words.beyond }),
            },
            ...more(user),
          ]}
        />
      )}
      <UserDrawer subject={record.isNew ? 'new' : opened} edit={record} onClose={record.close} onPassword={setTold} />
      <PasswordDrawer told={told} onClose={() => setTold(undefined)} />
      <ImportUsersDrawer open={importing} onClose={record.close} />
    </PageFrame>
  );
}
