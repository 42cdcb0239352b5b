import type { %Record% } from '@console/api/contract';
import { usePage%Records%, useRemove%Records% } from '@console/api/hooks/%records%';
import { useRemove } from '../../actions/useRemove.js';
import { columnsOf } from '../../lists/columns.js';
import { useEnabledList, useUpdatedColumn } from '../../lists/enabled.js';
import { RecordListPage } from '../../lists/RecordListPage.js';
import { recordListHook } from '../../lists/recordListHook.js';
import { %Record%Drawer } from './%Record%Drawer.js';
import { use%Record%Words } from './%record%Words.js';

const column = columnsOf<%Record%>();

const use%Record%List = recordListHook({
  kind: '%record%',
  usePage: usePage%Records%,
  one: (id) => ({ idList: [id] }),
});

export default function %Records%Page() {
  const words = use%Record%Words();
  const inUse = useEnabledList();
  const updated = useUpdatedColumn();
  const ask = useRemove();
  const remove = useRemove%Records%();
  const list = use%Record%List({
    filters: [inUse.filter],
    columns: [
      column.text('name', words.name, ({ name }) => name, { width: 240, mobile: 'first', sortable: true }),
      column.text('description', words.description, ({ description }) => description, { mobile: 'second' }),
      inUse.column,
      { ...updated, sortable: true },
    ],
  });

  const onRemove = ({ id, name }: %Record%) =>
    ask({
      title: words.removeTitle(name),
      text: words.removeText,
      run: () => remove.run({ idList: [id] }),
      done: words.removed,
    });

  return (
    <RecordListPage
      list={list}
      title={words.title}
      create={{ label: words.add, onClick: () => void list.record.show('new') }}
      rowName={({ name }) => name}
      searchHint={words.search}
      opens
      actions={(%record%) => [
        { key: 'edit', label: words.edit, onClick: () => void list.record.show(%record%.id) },
        { key: 'remove', label: words.remove, danger: true, onClick: () => void onRemove(%record%) },
      ]}
      empty={{ title: words.emptyTitle, description: words.emptyText }}
    >
      <%Record%Drawer list={list} />
    </RecordListPage>
  );
}
