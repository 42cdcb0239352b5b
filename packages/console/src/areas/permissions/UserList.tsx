import type { ManagedUser } from '@console/api/contract';
import type { RowAction } from '@console/ui/data-list';
import { RecordTable } from '../../lists/RecordTable.js';
import type { RecordList } from '../../lists/recordListHook.js';
import { linkTo } from '../../navigation/address.js';
import { useSection } from './sections.js';
import { useUserWords } from './userWords.js';

export interface UserListProps {
  list: RecordList<ManagedUser>;
  actions: (user: ManagedUser) => readonly RowAction[];
  onAdd: () => void;
}

export const UserList = ({ list, actions, onAdd }: UserListProps) => {
  const words = useUserWords();
  const section = useSection();
  return (
    <RecordTable
      list={list}
      label={words.title}
      rowName={({ username }) => username}
      hrefOf={({ id }) => linkTo(section.userDetails, { id })}
      searchHint={words.search}
      actions={actions}
      empty={{
        title: words.emptyTitle,
        description: words.emptyText,
        action: { label: words.add, onClick: onAdd },
      }}
    />
  );
};
