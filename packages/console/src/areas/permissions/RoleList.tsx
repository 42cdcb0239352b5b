import { type Role, viewAsRole } from '@console/api/contract';
import {
  useDeleteRole,
  useListMenusByRole,
  usePageRoles,
  useStopOrStartRole,
  useViewAsRole,
} from '@console/api/hooks/roles';
import { useOffered } from '@console/api/hooks/useOffered';
import { DataList, type ListColumn } from '@console/ui/data-list';
import { useConfirm } from '@console/ui/dialog';
import { PageLink } from '@console/ui/link';
import { useMessage } from '@console/ui/provider';
import { EmptyState } from '@console/ui/states';
import { useEffect, useState } from 'react';
import { attempt } from '../../forms/attempt.js';
import { pagingOf } from '../../lists/paging.js';
import { enabledFilters, enabledIn, useEnabledList, useUpdatedColumn } from '../../lists/enabled.js';
import { linkTo } from '../../navigation/address.js';
import { useAddress } from '../../navigation/useAddress.js';
import { useListQuery } from '../../navigation/useListQuery.js';
import { useGoHome } from '../../navigation/useGoHome.js';
import { useTabNavigate } from '../../navigation/useTabNavigate.js';
import { beginView } from '../../session/session.js';
import { useSection } from './sections.js';
import { allIds } from './menuTree.js';
import { RoleImpact } from './RoleImpact.js';
import { useRoleWords } from './roleWords.js';

export const RoleList = () => {
  const words = useRoleWords();
  const section = useSection();
  const open = useTabNavigate();
  const { follow } = useAddress();
  const message = useMessage();
  const confirm = useConfirm();
  const [query, setQuery] = useListQuery(enabledFilters);
  const [stopping, setStopping] = useState<Role>();
  const granted = useListMenusByRole(stopping === undefined ? null : { roleId: stopping.id });
  const refused = granted.state.state === 'error' ? granted.state.error.message : undefined;
  useEffect(() => {
    if (refused === undefined) return;
    // What stopping it would take away is not known, and nothing is stopped unseen.
    message.error(refused);
    // oxlint-disable-next-line react/set-state-in-effect
    setStopping(undefined);
  }, [refused, message]);
  const enable = useStopOrStartRole();
  const remove = useDeleteRole();
  const view = useViewAsRole();
  const viewable = useOffered(viewAsRole);
  const goHome = useGoHome();
  const page = usePageRoles({
    ...pagingOf(query),
    ...enabledIn(query),
  });

  const onStart = ({ id }: Role) =>
    attempt(async () => {
      await enable.run({ id, enabled: true });
      message.success(words.started);
    });
  const onView = ({ id }: Role) =>
    attempt(async () => {
      const { token } = await view.run({ roleId: id });
      beginView(token);
      goHome();
    });
  const onRemove = ({ id, name }: Role) =>
    attempt(async () => {
      const sure = await confirm({
        title: words.removeTitle(name),
        text: words.removeText,
        verb: words.remove,
        danger: true,
      });
      if (!sure) return;
      await remove.run({ id });
      message.success(words.removed);
    });

  const beyond = ({ manageable }: Role) => (manageable === false ? { unavailable: words.beyond } : {});
  const inUse = useEnabledList();
  const updated = useUpdatedColumn();
  const columns: ListColumn<Role>[] = [
    {
      key: 'name',
      title: words.name,
      width: 200,
      mobile: 'first',
      render: ({ id, name }) => (
        <PageLink href={linkTo(section.roleDetails, { id })} onNavigate={follow}>
          {name}
        </PageLink>
      ),
    },
    {
      key: 'description',
      title: words.description,
      width: 300,
      quiet: true,
      mobile: 'second',
      render: (role) => role.description || '—',
    },
    {
      key: 'members',
      title: words.members,
      width: 88,
      align: 'end',
      render: ({ userCount }) => userCount.toLocaleString(),
    },
    {
      key: 'pages',
      title: words.pages,
      width: 88,
      align: 'end',
      render: ({ menuCount }) => menuCount.toLocaleString(),
    },
    inUse.column,
    updated,
  ];

  return (
    <>
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
        actions={(role) => [
          {
            key: 'edit',
            label: words.edit,
            onClick: () => open(section.roleDetails, { id: role.id }),
            ...beyond(role),
          },
          {
            key: 'copy',
            label: words.copy,
            onClick: () => open(section.roleDetails, { copy: role.id }),
            ...(role.grantable === false && { unavailable: words.beyondView }),
          },
          ...(viewable
            ? [
                {
                  key: 'view',
                  label: words.view,
                  onClick: () => void onView(role),
                  ...(!role.enabled && { unavailable: words.viewStopped }),
                  ...(role.grantable === false && { unavailable: words.beyondView }),
                },
              ]
            : []),
          role.enabled
            ? { key: 'stop', label: words.stop, onClick: () => setStopping(role), ...beyond(role) }
            : { key: 'start', label: words.start, onClick: () => void onStart(role), ...beyond(role) },
          {
            key: 'remove',
            label: words.remove,
            danger: true,
            onClick: () => void onRemove(role),
            ...(role.userCount > 0 && { unavailable: words.inUse }),
            ...beyond(role),
          },
        ]}
        empty={
          <EmptyState
            title={words.emptyTitle}
            description={words.emptyText}
            action={{ label: words.add, onClick: () => open(section.roleDetails) }}
          />
        }
      />
      <RoleImpact
        plan={
          stopping === undefined || granted.data === undefined
            ? undefined
            : { id: stopping.id, permissionIds: allIds(granted.data), enabled: false }
        }
        title={words.diff.stopTitle}
        verb={words.diff.stop}
        danger
        onClose={() => setStopping(undefined)}
        onConfirm={async () => {
          if (stopping === undefined) return;
          await enable.run({ id: stopping.id, enabled: false }, { quiet: true });
          setStopping(undefined);
          message.success(words.stopped);
        }}
      />
    </>
  );
};
