import { PlusOutlined } from '@ant-design/icons';
import type { Menu } from '@console/api/contract';
import { useListMenus, useModifyMenu, useRemoveMenus } from '@console/api/hooks/menus';
import { useConfirm } from '@console/ui/dialog';
import { AsyncView, EmptyState, Skeletons, Tag } from '@console/ui/states';
import { tokens } from '@console/ui/theme';
import { App, Button, Tree } from 'antd';
import { useState } from 'react';
import { styled } from 'styled-components';
import { attempt } from '../../forms/attempt.js';
import { useDictionary } from '../../locale/useDictionary.js';
import { allIds } from './menuTree.js';
import { MenuDrawer, type MenuSubject } from './MenuDrawer.js';
import { MenuProblems } from './MenuProblems.js';
import { useMenuWords } from './menuWords.js';

const Body = styled.div`
  overflow: auto;
  flex: 1;
  min-height: 0;
  padding: 12px 24px 40px;
`;

const Bar = styled.div`
  display: flex;
  justify-content: flex-end;
  margin-bottom: 8px;
`;

const Row = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 12px;

  small {
    color: ${tokens.text3};
    font-size: 12px;
    overflow-wrap: anywhere;
  }

  button {
    padding-inline: 4px;
  }
`;

interface Node {
  key: string;
  menu: Menu;
  parentId: string | undefined;
  children: Node[];
}

const toNodes = (menus: readonly Menu[], parentId?: string): Node[] =>
  menus.map((menu) => ({
    key: menu.permissionId,
    menu,
    parentId,
    children: toNodes(menu.directorys, menu.permissionId),
  }));

/** The whole menu as a tree: entries are added, changed, moved by dragging, and deleted. */
export const MenuEditor = () => {
  const words = useMenuWords();
  const { menuName } = useDictionary();
  const { message } = App.useApp();
  const confirm = useConfirm();
  const menus = useListMenus({});
  const modify = useModifyMenu();
  const remove = useRemoveMenus();
  const [subject, setSubject] = useState<MenuSubject>();

  const onRemove = (menu: Menu) =>
    attempt(async () => {
      const below = allIds(menu.directorys).length;
      const sure = await confirm({
        title: words.removeTitle(menuName(menu.name)),
        text: words.removeText(below),
        verb: words.remove,
        danger: true,
      });
      if (!sure) return;
      await remove.run({ idList: [menu.permissionId] });
      void message.success(words.removed);
    });
  // Dropped on an entry it goes into it, dropped between two it stands there.
  const onMove = (moved: Node, target: Node, into: boolean, after: boolean) =>
    attempt(async () => {
      const parentId = into ? target.key : (target.parentId ?? null);
      const orderNum = into ? 1 : Math.max(0, target.menu.orderNum + (after ? 1 : 0));
      await modify.run({ permissionId: moved.key, parentId, orderNum });
      void message.success(words.saved);
    });

  const nothing = <EmptyState title={words.emptyTitle} />;
  const renderRow = ({ menu, parentId }: Node) => (
    <Row>
      {menuName(menu.name)}
      <small>{menu.href}</small>
      {(menu.platform ?? '') !== '' && <Tag>{menu.platform}</Tag>}
      <span>
        <Button type="link" size="small" onClick={() => setSubject({ kind: 'edit', menu, parentId })}>
          {words.edit}
        </Button>
        <Button type="link" size="small" onClick={() => setSubject({ kind: 'new', parentId: menu.permissionId })}>
          {words.addBelow}
        </Button>
        <Button type="link" size="small" danger onClick={() => void onRemove(menu)}>
          {words.remove}
        </Button>
      </span>
    </Row>
  );

  return (
    <Body>
      <Bar>
        <Button icon={<PlusOutlined />} onClick={() => setSubject({ kind: 'new', parentId: undefined })}>
          {words.add}
        </Button>
      </Bar>
      <AsyncView
        value={menus.state}
        what={words.title}
        skeleton={<Skeletons shape="rows" count={8} />}
        empty={(all) => (all.length === 0 ? nothing : null)}
      >
        {(all) => (
          <>
            <MenuProblems menus={all} />
            <Tree<Node>
              blockNode
              draggable={draggable}
              selectable={false}
              defaultExpandAll
              treeData={toNodes(all)}
              onDrop={({ dragNode, node, dropToGap, dropPosition }) => {
                const at = Number(node.pos.split('-').at(-1));
                void onMove(dragNode, node, !dropToGap, dropPosition > at);
              }}
              titleRender={renderRow}
            />
          </>
        )}
      </AsyncView>
      <MenuDrawer subject={subject} menus={menus.data ?? []} onClose={() => setSubject(undefined)} />
    </Body>
  );
};

const draggable = { icon: false };
