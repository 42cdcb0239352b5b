import { addTagSystem, listTags, modifyTagSystem, type TagSystem } from '@console/api/contract';
import { useOffered } from '@console/api/hooks/useOffered';
import { useDeleteTagSystems, usePageTagSystems, useReadTagSystem } from '@console/api/hooks/tagSystems';
import { useRemove } from '../../actions/useRemove.js';
import { columnsOf } from '../../lists/columns.js';
import { useEnabledList, useUpdatedColumn } from '../../lists/enabled.js';
import { RecordListPage } from '../../lists/RecordListPage.js';
import { recordListHook } from '../../lists/recordListHook.js';
import { useSeparator } from '../../locale/useSeparator.js';
import { linkTo } from '../../navigation/address.js';
import { useTabNavigate } from '../../navigation/useTabNavigate.js';
import { LabelSystemDrawer } from './LabelSystemDrawer.js';
import { useLabelWords } from './labelWords.js';

const column = columnsOf<TagSystem>();

const useLabelSystem = (id: string | undefined) => {
  const { state } = useReadTagSystem(id === undefined ? null : { id });
  return id === undefined ? undefined : state;
};

const useLabelSystemList = recordListHook({ kind: 'labelSystem', usePage: usePageTagSystems, useOne: useLabelSystem });

/** Sets of labels, and the roles whose members may work in each. */
export default function LabelSystemsPage() {
  const words = useLabelWords();
  const separator = useSeparator();
  const open = useTabNavigate();
  const inUse = useEnabledList();
  const updated = useUpdatedColumn();
  const ask = useRemove();
  const remove = useDeleteTagSystems();
  const addable = useOffered(addTagSystem);
  const editable = useOffered(modifyTagSystem);
  const detailed = useOffered(listTags);
  const rolesOf = ({ roles }: TagSystem) => roles.map(({ name }) => name).join(separator);
  const list = useLabelSystemList({
    filters: [inUse.filter],
    columns: [
      column.text('name', words.name, ({ name }) => name, { width: 200, mobile: 'first', sortable: true }),
      column.text('code', words.code, ({ code }) => code, { width: 140, mobile: 'second', sortable: true }),
      column.text('roles', words.roles, rolesOf),
      column.count('tagCount', words.tags, ({ tagCount }) => tagCount, { sortable: true }),
      inUse.column,
      { ...updated, sortable: true },
    ],
  });

  const onRemove = ({ id, name, tagCount }: TagSystem) =>
    ask({
      title: words.removeTitle(name),
      text: words.removeText(tagCount),
      run: () => remove.run({ idList: [id] }),
      done: words.removed,
    });

  return (
    <RecordListPage
      list={list}
      title={words.title}
      {...(addable && { create: { label: words.add, onClick: () => void list.record.show('new') } })}
      rowName={({ name }) => name}
      {...(detailed && { hrefOf: ({ id }: TagSystem) => linkTo('labelSystemDetails', { id }) })}
      searchHint={words.search}
      actions={(system) => [
        ...(detailed
          ? [{ key: 'open', label: words.open, onClick: () => open('labelSystemDetails', { id: system.id }) }]
          : []),
        ...(editable ? [{ key: 'edit', label: words.edit, onClick: () => void list.record.show(system.id) }] : []),
        {
          key: 'remove',
          label: words.remove,
          danger: true,
          onClick: () => void onRemove(system),
          ...(system.roles.length > 0 && { unavailable: words.inUse }),
        },
      ]}
      empty={{ title: words.emptyTitle, description: words.emptyText }}
    >
      <LabelSystemDrawer list={list} />
    </RecordListPage>
  );
}
