import { changeRoleMembers, listUserNames } from '@console/api/contract';
import { useChangeRoleMembers } from '@console/api/hooks/roles';
import { useOffered } from '@console/api/hooks/useOffered';
import { ActionButton } from '@console/ui/button';
import { Notice } from '@console/ui/states';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useAction } from '../../actions/useAction.js';
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

export interface AddMembersProps {
  roleId: string;
  /** False: the role grants more than the reader holds, and can't be given to anybody. */
  grantable: boolean;
}

/** Finds people by their names and gives them the role; says why where that is not possible. */
export const AddMembers = ({ roleId, grantable }: AddMembersProps) => {
  const { membersTab: words } = useRoleWords();
  const act = useAction();
  const change = useChangeRoleMembers();
  const addable = useOffered(changeRoleMembers, listUserNames);
  const [chosen, setChosen] = useState<string[]>([]);
  if (!grantable) return <Reason>{words.roleBeyond}</Reason>;
  if (!addable) return null;

  const onAdd = async () => {
    const added = await act({ run: () => change.run({ roleId, addIds: chosen }), done: words.added });
    // Somebody else may have been chosen meanwhile.
    if (added) setChosen((now) => now.filter((id) => !chosen.includes(id)));
    return added;
  };
  return (
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
  );
};
