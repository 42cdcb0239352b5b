import { mapAsync } from '@console/base';
import { AsyncSelect } from '@console/ui/forms';
import type { RoleMember } from '@console/api/contract';
import { useChangeRoleMembers, usePageRoleMembers } from '@console/api/hooks/roles';
import { useListUserNames } from '@console/api/hooks/users';
import { ActionButton } from '@console/ui/button';
import { DataList, type ListColumn } from '@console/ui/data-list';
import { useConfirm } from '@console/ui/dialog';
import { useMessage } from '@console/ui/provider';
import { EmptyState, Notice } from '@console/ui/states';
import { useDeferredValue, useState } from 'react';
import { styled } from 'styled-components';
import { pagingOf } from '../../lists/paging.js';
import { useListQuery } from '../../navigation/useListQuery.js';
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

export interface RoleMembersProps {
  roleId: string;
  /** False: the role grants more than the reader holds, and can't be given to anybody. */
  grantable: boolean;
}

/** Who has the role; others are added by name. */
export const RoleMembers = ({ roleId, grantable }: RoleMembersProps) => {
  const { membersTab: words, members: label } = useRoleWords();
  const message = useMessage();
  const confirm = useConfirm();
  const change = useChangeRoleMembers();
  const [query, setQuery] = useListQuery();
  const [chosen, setChosen] = useState<string[]>([]);
  const [typed, setTyped] = useState('');
  const keyword = useDeferredValue(typed);
  const names = useListUserNames({ keyword }, { keepPrevious: true });
  const page = usePageRoleMembers({
    roleId,
    ...pagingOf(query),
  });

  const onAdd = async () => {
    await change.run({ roleId, addIds: chosen });
    setChosen([]);
    message.success(words.added);
  };
  const onRemove = async ({ id, username }: RoleMember) => {
    const sure = await confirm({
      title: words.removeTitle(username),
      text: words.removeText,
      verb: words.remove,
      danger: true,
    });
    if (!sure) return;
    await change.run({ roleId, removeIds: [id] });
    message.success(words.removed);
  };

  const columns: ListColumn<RoleMember>[] = [
    { key: 'name', title: words.name, mobile: 'first', render: ({ username }) => username },
    { key: 'account', title: words.account, quiet: true, mobile: 'second', render: ({ account }) => account },
  ];

  return (
    <>
      {grantable ? (
        <Adding>
          <AsyncSelect
            mode="multiple"
            what={label}
            value={chosen}
            onChange={(next) => setChosen([...next])}
            showSearch={{ filterOption: false, onSearch: setTyped }}
            placeholder={words.choose}
            aria-label={words.choose}
            options={mapAsync(names.state, (list) =>
              list.map(({ id, username, account, manageable }) => ({
                value: id,
                label: `${username}（${account}）`,
                ...(manageable === false && { disabled: true, title: words.userBeyond }),
              })),
            )}
          />
          <ActionButton disabled={chosen.length === 0} onClick={() => onAdd().catch(() => false)}>
            {words.add}
          </ActionButton>
        </Adding>
      ) : (
        <Reason>{words.roleBeyond}</Reason>
      )}
      <DataList
        label={label}
        page={page.state}
        query={query}
        onQuery={setQuery}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ username }) => username}
        searchHint={words.search}
        actions={(member) => [
          {
            key: 'remove',
            label: words.remove,
            danger: true,
            onClick: () => void onRemove(member).catch(() => undefined),
            ...(member.manageable === false && { unavailable: words.userBeyond }),
          },
        ]}
        empty={<EmptyState title={words.empty} />}
      />
    </>
  );
};
