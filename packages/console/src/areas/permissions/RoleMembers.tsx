import { changeRoleMembers, type Input, type pageRoleMembers, type RoleMember } from '@console/api/contract';
import { useOffered } from '@console/api/hooks/useOffered';
import { useChangeRoleMembers, usePageRoleMembers } from '@console/api/hooks/roles';
import { useRemove } from '../../actions/useRemove.js';
import { columnsOf } from '../../lists/columns.js';
import { recordListHook } from '../../lists/recordListHook.js';
import { RecordTable } from '../../lists/RecordTable.js';
import { AddMembers, type AddMembersProps } from './AddMembers.js';
import { useRoleWords } from './roleWords.js';

const column = columnsOf<RoleMember>();

const useMembers = (input: (Omit<Input<typeof pageRoleMembers>, 'roleId'> & { roleId?: string }) | null) =>
  usePageRoleMembers(input?.roleId === undefined ? null : { ...input, roleId: input.roleId });
const useMemberList = recordListHook({ kind: 'roleMember', usePage: useMembers });

/** Who has the role; others are added by name. */
export const RoleMembers = ({ roleId, grantable }: AddMembersProps) => {
  const { membersTab: words, members: label } = useRoleWords();
  const ask = useRemove();
  const change = useChangeRoleMembers();
  const changeable = useOffered(changeRoleMembers);
  const list = useMemberList({
    within: { roleId },
    columns: [
      column.text('username', words.name, ({ username }) => username, { mobile: 'first', sortable: true }),
      column.text('account', words.account, ({ account }) => account, {
        quiet: true,
        mobile: 'second',
        sortable: true,
      }),
    ],
  });

  const onRemove = ({ id, username }: RoleMember) =>
    ask({
      title: words.removeTitle(username),
      text: words.removeText,
      verb: words.remove,
      run: () => change.run({ roleId, removeIds: [id] }),
      done: words.removed,
      undo: () => change.run({ roleId, addIds: [id] }),
    });

  return (
    <>
      <AddMembers roleId={roleId} grantable={grantable} />
      <RecordTable
        list={list}
        label={label}
        rowName={({ username }) => username}
        searchHint={words.search}
        {...(changeable && {
          actions: (member: RoleMember) => [
            {
              key: 'remove',
              label: words.remove,
              danger: true,
              onClick: () => void onRemove(member),
              ...(member.manageable === false && { unavailable: words.userBeyond }),
            },
          ],
        })}
        empty={{ title: words.empty }}
      />
    </>
  );
};
