import { PlusOutlined } from '@ant-design/icons';
import type { Menu } from '@console/api/contract';
import { useListMenus, useModifyMenu, useRemoveMenus } from '@console/api/hooks/menus';
import type { RowAction } from '@console/ui/data-list';
import { useConfirm } from '@console/ui/dialog';
import { EditableTree, type TreeEntry, type TreeMove } from '@console/ui/editable-tree';
import { useMessage } from '@console/ui/provider';
import { AsyncView, EmptyState, Skeletons, Tag } from '@console/ui/states';
import { Button } from 'antd';
import { attempt } from '../../actions/attempt.js';
import { OpenedNotice } from '../../lists/OpenedNotice.js';
import { useDictionary } from '../../locale/useDictionary.js';
import { useRecord } from '../../navigation/useRecord.js';
import { MenuDrawer, type MenuSubject } from './MenuDrawer.js';
import { MenuProblems } from './MenuProblems.js';
import { allIds, isManageable } from './menuTree.js';
import { useMenuWords } from './menuWords.js';
import { Padded } from '../../details/Padded.js';
import { Bar } from './permission.styles.js';
import { newBelow, subjectIn } from './subjects.js';

interface Entry extends TreeEntry {
  menu: Menu;
  children: Entry[];
}

const toEntries = (menus: readonly Menu[], nameOf: (name: string) => string, parentId: string | null = null): Entry[] =>
  menus.map((menu) => ({
    key: menu.permissionId,
    name: nameOf(menu.name),
    menu,
    parentId,
    orderNum: menu.orderNum,
    children: toEntries(menu.directorys, nameOf, menu.permissionId),
  }));

/** An entry with the id of the one it stands in. */
const entryOf = (
  id: string,
  menus: readonly Menu[],
  parentId?: string,
): { menu: Menu; parentId: string | undefined } | undefined => {
  for (const menu of menus) {
    if (menu.permissionId === id) return { menu, parentId };
    const below = entryOf(id, menu.directorys, menu.permissionId);
    if (below !== undefined) return below;
  }
  return undefined;
};

/** The whole menu as a tree: entries are added, changed, moved, and deleted. */
export const MenuEditor = () => {
  const words = useMenuWords();
  const { menuName } = useDictionary();
  const message = useMessage();
  const confirm = useConfirm();
  const menus = useListMenus({});
  const modify = useModifyMenu();
  const remove = useRemoveMenus();
  const record = useRecord('menu');

  const onRemove = ({ name, menu }: Entry) =>
    attempt(async () => {
      const sure = await confirm({
        title: words.removeTitle(name),
        text: words.removeText(allIds(menu.directorys).length),
        verb: words.remove,
        danger: true,
      });
      if (!sure) return;
      await remove.run({ idList: [menu.permissionId] });
      message.success(words.removed);
    });
  const onMove = ({ parentId, places: [own, ...others] }: TreeMove) =>
    attempt(async () => {
      for (const { id, orderNum } of others) await modify.run({ permissionId: id, orderNum });
      if (own !== undefined) await modify.run({ permissionId: own.id, parentId, orderNum: own.orderNum });
      message.success(words.saved);
    });

  const wanted = subjectIn(record);
  const found = wanted?.kind === 'edit' ? entryOf(wanted.id, menus.data ?? []) : undefined;
  const subject: MenuSubject | undefined =
    wanted?.kind === 'new' ? { kind: 'new', parentId: wanted.parentId } : found && { kind: 'edit', ...found };

  const addAtTop = () => void record.show(newBelow(undefined));
  const actions = (entry: Entry): RowAction[] => [
    {
      key: 'edit',
      label: words.edit,
      onClick: () => void record.show(entry.key),
    },
    {
      key: 'below',
      label: words.addBelow,
      onClick: () => void record.show(newBelow(entry.key)),
      ...(entry.menu.manageable === false && { unavailable: words.beyond }),
    },
    {
      key: 'remove',
      label: words.remove,
      danger: true,
      onClick: () => void onRemove(entry),
      ...(!isManageable(entry.menu) && { unavailable: words.beyond }),
    },
  ];
  const details = ({ menu }: Entry) => (
    <>
      <small>{menu.href}</small>
      {(menu.platform ?? '') !== '' && <Tag>{menu.platform}</Tag>}
    </>
  );
  const nothing = <EmptyState title={words.emptyTitle} action={{ label: words.add, onClick: addAtTop }} />;

  return (
    <Padded>
      <OpenedNotice
        gone={wanted?.kind === 'edit' && menus.data !== undefined && found === undefined}
        what="menu"
        onClose={record.close}
      />
      <AsyncView
        value={menus.state}
        what={words.title}
        skeleton={<Skeletons shape="rows" count={8} />}
        empty={(all) => (all.length === 0 ? nothing : null)}
      >
        {(all) => (
          <>
            <Bar>
              <MenuProblems menus={all} />
              <Button icon={<PlusOutlined />} onClick={addAtTop}>
                {words.add}
              </Button>
            </Bar>
            <EditableTree
              label={words.title}
              entries={toEntries(all, menuName)}
              details={details}
              actions={actions}
              onMove={(move) => void onMove(move)}
            />
          </>
        )}
      </AsyncView>
      <MenuDrawer subject={subject} menus={menus.data ?? []} edit={record} onClose={record.close} />
    </Padded>
  );
};
