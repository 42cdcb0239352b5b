import type { Role } from '@console/api/contract';
import { usePageRoles } from '@console/api/hooks/roles';
import { useState } from 'react';
import { columnsOf } from '../../lists/columns.js';
import { useEnabledList, useUpdatedColumn } from '../../lists/enabled.js';
import { RecordTable } from '../../lists/RecordTable.js';
import { recordListHook } from '../../lists/recordListHook.js';
import { linkTo } from '../../navigation/address.js';
import { useTabNavigate } from '../../navigation/useTabNavigate.js';
import { useRoleWords } from './roleWords.js';
import { useSection } from './sections.js';
import { StopRole } from './StopRole.js';
import { useRoleActions } from './useRoleActions.js';

const column = columnsOf<Role>();

const useRoleList = recordListHook({ kind: 'role', usePage: usePageRoles });

export const RoleList = () => {
  const words = useRoleWords();
  const section = useSection();
  const open = useTabNavigate();
  const [stopping, setStopping] = useState<Role>();
  const actions = useRoleActions({ onStop: setStopping });
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
        actions={actions}
        empty={{
          title: words.emptyTitle,
          description: words.emptyText,
          action: { label: words.add, onClick: () => open(section.roleDetails) },
        }}
      />
      <StopRole role={stopping} onClose={() => setStopping(undefined)} />
    </>
  );
};
