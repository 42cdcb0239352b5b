import { type Role, viewAsRole } from '@console/api/contract';
import {
  useDeleteRole,
  useListMenusByRole,
  usePageRoles,
  useStopOrStartRole,
  useViewAsRole,
} from '@console/api/hooks/roles';
import { useOffered } from '@console/api/hooks/useOffered';
import { useMessage } from '@console/ui/provider';
import { useEffect, useState } from 'react';
import { useAction } from '../../actions/useAction.js';
import { useRemove } from '../../actions/useRemove.js';
import { columnsOf } from '../../lists/columns.js';
import { useEnabledList, useUpdatedColumn } from '../../lists/enabled.js';
import { RecordTable } from '../../lists/RecordTable.js';
import { recordListHook } from '../../lists/recordListHook.js';
import { linkTo } from '../../navigation/address.js';
import { useGoHome } from '../../navigation/useGoHome.js';
import { useTabNavigate } from '../../navigation/useTabNavigate.js';
import { beginView } from '../../session/session.js';
import { useSection } from './sections.js';
import { allIds } from './menuTree.js';
import { RoleImpact } from './RoleImpact.js';
import { useRoleWords } from './roleWords.js';

const column = columnsOf<Role>();

const useRoleList = recordListHook({ kind: 'role', usePage: usePageRoles });

export const RoleList = () => {
  const words = useRoleWords();
  const section = useSection();
  const open = useTabNavigate();
  const message = useMessage();
  const act = useAction();
  const ask = useRemove();
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
  const onStart = ({ id }: Role) => act({ run: () => enable.run({ id, enabled: true }), done: words.started });
  const onView = ({ id }: Role) =>
    act({
      run: async () => {
        const { token } = await view.run({ roleId: id });
        beginView(token);
        goHome();
      },
    });
  const onRemove = ({ id, name }: Role) =>
    ask({
      title: words.removeTitle(name),
      text: words.removeText,
      run: () => remove.run({ id }),
      done: words.removed,
    });

  const beyond = ({ manageable }: Role) => (manageable === false ? { unavailable: words.beyond } : {});
  const inUse = useEnabledList();
  const updated = useUpdatedColumn();
  const list = useRoleList({
    filters: [inUse.filter],
    columns: [
      column.text('name', words.name, ({ name }) => name, { width: 200, mobile: 'first', sortable: true }),
      column.text('description', words.description, ({ description }) => description, {
        width: 300,
        quiet: true,
        mobile: 'second',
      }),
      column.count('userCount', words.members, ({ userCount }) => userCount, { sortable: true }),
      column.count('menuCount', words.pages, ({ menuCount }) => menuCount, { sortable: true }),
      inUse.column,
      { ...updated, sortable: true },
    ],
  });

  return (
    <>
      <RecordTable
        list={list}
        label={words.title}
        rowName={({ name }) => name}
        hrefOf={({ id }) => linkTo(section.roleDetails, { id })}
        searchHint={words.search}
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
        empty={{
          title: words.emptyTitle,
          description: words.emptyText,
          action: { label: words.add, onClick: () => open(section.roleDetails) },
        }}
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
