import { PlusOutlined, UploadOutlined } from '@ant-design/icons';
import { usePageUsers } from '@console/api/hooks/users';
import { useConfirm } from '@console/ui/dialog';
import { PageFrame } from '@console/ui/page-frame';
import { Button, Tabs } from 'antd';
import { useState } from 'react';
import { useDictionary } from '../../locale/useDictionary.js';
import { useListQuery } from '../../navigation/useListQuery.js';
import { useQueryState } from '../../navigation/useQueryState.js';
import { AuditLog } from './AuditLog.js';
import { ImportUsersDrawer } from './ImportUsersDrawer.js';
import { TabBar } from './permission.styles.js';
import { PasswordDrawer, type PasswordDrawerProps } from './PasswordDrawer.js';
import { UserDrawer } from './UserDrawer.js';
import { UserList } from './UserList.js';
import { useUserActions } from './useUserActions.js';
import { useUserWords } from './userWords.js';

/** Who may sign in, and what was done by whom. */
export default function UsersPage() {
  const words = useUserWords();
  const { form } = useDictionary();
  const confirm = useConfirm();
  const [get, set] = useQueryState();
  const [query, setQuery] = useListQuery(['role', 'status']);
  const [adding, setAdding] = useState(false);
  const [dirty, setDirty] = useState(false);
  const [importing, setImporting] = useState(false);
  const [told, setTold] = useState<PasswordDrawerProps['told']>();
  const auditing = get('tab') === 'audit';
  const { role, status } = query.filters ?? {};
  const page = usePageUsers(
    auditing
      ? null
      : {
          current: query.current,
          size: query.size,
          ...(query.search !== undefined && { keyword: query.search }),
          ...(role !== undefined && { roleId: role }),
          ...(status !== undefined && { enabled: status === 'on' }),
        },
  );
  const opened = page.data?.list.find(({ id }) => id === get('open'));
  const more = useUserActions({ onPassword: setTold });

  const close = () => {
    setDirty(false);
    setAdding(false);
    set({ open: undefined });
  };
  const show = async (id: string | undefined) => {
    if (dirty && !(await confirm({ title: form.unsaved, verb: form.discard, danger: true }))) return;
    setDirty(false);
    setAdding(id === undefined);
    set({ open: id });
  };

  return (
    <PageFrame
      title={words.title}
      count={auditing ? undefined : page.data?.total}
      actions={
        auditing ? undefined : (
          <>
            <Button icon={<UploadOutlined />} onClick={() => setImporting(true)}>
              {words.importUsers}
            </Button>
            <Button type="primary" icon={<PlusOutlined />} onClick={() => void show(undefined)}>
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
            { key: 'audit', label: words.tabs.audit },
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
          onAdd={() => void show(undefined)}
          actions={(user) => [{ key: 'edit', label: words.edit, onClick: () => void show(user.id) }, ...more(user)]}
        />
      )}
      <UserDrawer
        subject={adding ? 'new' : opened}
        dirty={dirty}
        onDirty={setDirty}
        onClose={close}
        onPassword={setTold}
      />
      <PasswordDrawer told={told} onClose={() => setTold(undefined)} />
      <ImportUsersDrawer open={importing} onClose={() => setImporting(false)} />
    </PageFrame>
  );
}
