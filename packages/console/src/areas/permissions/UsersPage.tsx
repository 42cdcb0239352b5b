import { PlusOutlined, UploadOutlined } from '@ant-design/icons';
import { downloadUserTemplate, importUsers, pageAuditLog } from '@console/api/contract';
import { useOffered } from '@console/api/hooks/useOffered';
import { PageFrame } from '@console/ui/page-frame';
import { Button } from 'antd';
import { useState } from 'react';
import { PageTabs, usePageTab } from '../../details/PageTabs.js';
import { AuditLog } from './AuditLog.js';
import { ImportUsersDrawer } from './ImportUsersDrawer.js';
import { PasswordDrawer, type PasswordDrawerProps } from './PasswordDrawer.js';
import { UserDrawer } from './UserDrawer.js';
import { UserList } from './UserList.js';
import { useUserActions } from './useUserActions.js';
import { useUserList } from './useUserList.js';
import { useUserWords } from './userWords.js';

/** What stands in the address in the place of a user while a file is imported. */
const IMPORT = 'import';

/** Who may sign in, and what was done by whom. */
export default function UsersPage() {
  const words = useUserWords();
  const tab = usePageTab(['users', 'audit']);
  const [told, setTold] = useState<PasswordDrawerProps['told']>();
  const audited = useOffered(pageAuditLog);
  const importable = useOffered(importUsers, downloadUserTemplate);
  const auditing = audited && tab === 'audit';
  const list = useUserList({ besides: [IMPORT], paused: auditing });
  const { record } = list;
  const more = useUserActions({ onPassword: setTold });

  return (
    <PageFrame
      title={words.title}
      count={auditing ? undefined : list.total}
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
      <PageTabs
        active={auditing ? 'audit' : 'users'}
        tabs={[
          { key: 'users', label: words.tabs.users },
          ...(audited ? [{ key: 'audit' as const, label: words.tabs.audit }] : []),
        ]}
      />
      {auditing ? (
        <AuditLog />
      ) : (
        <UserList
          list={list}
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
      <UserDrawer list={list} onPassword={setTold} />
      <PasswordDrawer told={told} onClose={() => setTold(undefined)} />
      <ImportUsersDrawer open={record.id === IMPORT} onClose={record.close} />
    </PageFrame>
  );
}
