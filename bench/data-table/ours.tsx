import {
  DataList,
  type ListColumn,
  type ListQuery,
  noSelection,
  type Selection,
  sortRows,
} from '@console/ui/data-list';
import { useMemo, useState } from 'react';
import { titles, type User, users } from './rows.js';

const valueOf = (user: User, column: string) => (column === 'answers' ? user.answers : user.name);
const keyOf = ({ id }: User) => id;

/**
 * The list as pages use it: query, order and selection kept outside, columns made anew whenever the page draws
 * itself.
 */
export const Ours = () => {
  const [query, setQuery] = useState<ListQuery>({ current: 1, size: users.length });
  const [selection, setSelection] = useState<Selection>(noSelection);
  const list = useMemo(() => sortRows({ rows: users, order: query.order, valueOf }), [query.order]);
  const page = useMemo(
    () => ({
      state: 'ready' as const,
      data: { list, total: list.length, current: 1, size: list.length },
      refreshing: false,
    }),
    [list],
  );
  const columns = titles.map(
    ([key, title]): ListColumn<User> => ({
      key,
      title,
      width: 160,
      sortable: true,
      align: key === 'answers' ? 'end' : 'start',
      render: (user) => user[key],
    }),
  );
  return (
    <DataList
      label="用户列表"
      page={page}
      query={query}
      onQueryChange={setQuery}
      columns={columns}
      rowKey={keyOf}
      rowName={({ name }) => name}
      selection={selection}
      onSelectionChange={setSelection}
    />
  );
};
