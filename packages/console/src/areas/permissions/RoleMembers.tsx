import {
  changeRoleMembers,
  listUserNames,
  type Input,
  type pageRoleMembers,
  type RoleMember,
} from '@console/api/contract';
import { useOffered } from '@console/api/hooks/useOffered';
import { useChangeRoleMembers, usePageRoleMembers } from '@console/api/hooks/roles';
import { ActionButton } from '@console/ui/button';
import { Notice } from '@console/ui/states';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useAction } from '../../actions/useAction.js';
import { useRemove } from '../../actions/useRemove.js';
import { columnsOf } from '../../lists/columns.js';
import { recordListHook } from '../../lists/recordListHook.js';
import { RecordTable } from '../../lists/RecordTable.js';
import { UserPicker } from '../../pickers/UserPicker.js';
import { useRoleWords } from './roleWords.js';

const Adding = styled.div`
  display: grid;
  flex: none;
  align-items: start;
  grid-template-columns: minmax(0, 1fr) max-content;
  gap: 8px;
  box-sizing: border-box;
  width: min(100%, 688px);
  padding: 0 24px 12px;

  @media (max-width: 991.98px) {
    width: 100%;
    padding: 12px 16px 0;
  }
`;

/** In the place of the field that adds members. */
const Reason = styled(Notice)`
  margin: 0 24px 12px;

  @media (max-width: 991.98px) {
    margin: 12px 16px 0;
  }
`;

const column = columnsOf<RoleMember>();

const useMembers = (input: (Omit<Input<typeof pageRoleMembers>, 'roleId'> & { roleId?: string }) | null) =>
  usePageRoleMembers(input?.roleId === undefined ? null : { ...input, roleId: input.roleId });
const useMemberList = recordListHook({ kind: 'roleMember', usePage: useMembers });

export interface RoleMembersProps {
  roleId: string;
  /** False: the role grants more than the reader holds, and can't be given to anybody. */
  grantable: boolean;
}

/** Who has the role; others are added by name. */
export const RoleMembers = ({ roleId, grantable }: RoleMembersProps) => {
  const { membersTab: words, members: label } = useRoleWords();
  const act = useAction();
  const ask = useRemove();
  const change = useChangeRoleMembers();
  const changeable = useOffered(changeRoleMembers);
  const addable = useOffered(changeRoleMembers, listUserNames);
  const [chosen, setChosen] = useState<string[]>([]);
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

  const onAdd = async () => {
    const added = await act({ run: () => change.run({ roleId, addIds: chosen }), done: words.added });
    if (added) setChosen([]);
    return added;
  };
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
      {grantable && addable && (
        <Adding>
          <UserPicker
            value={chosen}
            onChange={(next) => setChosen([...next])}
            placeholder={words.choose}
            aria-label={words.choose}
            beyond={words.userBeyond}
          />
          <ActionButton disabled={chosen.length === 0} onClick={onAdd}>
            {words.add}
          </ActionButton>
        </Adding>
      )}
      {!grantable && <Reason>{words.roleBeyond}</Reason>}
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
