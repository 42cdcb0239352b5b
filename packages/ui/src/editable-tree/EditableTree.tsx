import { Tree } from 'antd';
import type { KeyboardEvent, ReactNode } from 'react';
import { ActionMenu, RowActions } from '../data-list/RowActions.js';
import type { RowAction } from '../data-list/types.js';
import { useWords } from '../locale/useWords.js';
import { Buttons, Row, Rows } from './EditableTree.styles.js';
import { treeWords } from './locale.js';
import { type Placed, placeAt } from './treeOrder.js';
import { RoomContext } from '../room/RoomContext.js';
import { useRoom } from '../room/useRoom.js';
import { type RootProps, rootProps } from '../root/rootProps.js';

export interface TreeEntry {
  key: string;
  name: string;
  /** Null: it stands at the top. */
  parentId: string | null;
  orderNum: number;
  children: TreeEntry[];
}

/** An entry now stands below another one, and these entries get new numbers: its own is the first. */
export interface TreeMove {
  parentId: string | null;
  places: Placed[];
}

export interface EditableTreeProps<T extends TreeEntry> extends RootProps<HTMLDivElement> {
  /** Names the tree. */
  label: string;
  /** Those at the top, in order, with those below. */
  entries: readonly T[];
  /** Beside the name. */
  details: (entry: T) => ReactNode;
  /** Two as words, the rest in a menu, after those that move the entry up and down. */
  actions: (entry: T) => readonly RowAction[];
  /** Left out, the entries stay where they are. */
  onMove?: (move: TreeMove) => void;
}

/** The tree would fold its current entry at the Enter meant for a button, or for an entry of the button's menu. */
const keepFromTree = (event: KeyboardEvent) => event.stopPropagation();

const draggable = { icon: false };

/** A tree whose entries are changed, and moved by dragging or from the menu of their row. */
export const EditableTree = <T extends TreeEntry & { children: T[] }>({
  label,
  entries,
  details,
  actions,
  onMove,
  ...root
}: EditableTreeProps<T>) => {
  const words = useWords(treeWords);
  const { attributes, narrow: isNarrow } = useRoom(root.ref, { least: 480 });

  const find = (key: string, among: readonly TreeEntry[] = entries): TreeEntry | undefined => {
    for (const entry of among) {
      const found = entry.key === key ? entry : find(key, entry.children);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  const level = (parentId: string | null): readonly TreeEntry[] =>
    parentId === null ? entries : (find(parentId)?.children ?? []);
  const move = (key: string, parentId: string | null, at: number) =>
    onMove?.({
      parentId,
      places: placeAt(
        level(parentId).map(({ key: id, orderNum }) => ({ id, orderNum })),
        key,
        at,
      ),
    });

  const moves = ({ key, parentId }: TreeEntry): RowAction[] => {
    if (onMove === undefined) return [];
    const siblings = level(parentId);
    const at = siblings.findIndex((one) => one.key === key);
    return [
      {
        key: 'up',
        label: words.up,
        onClick: () => move(key, parentId, at - 1),
        ...(at === 0 && { unavailable: words.first }),
      },
      {
        key: 'down',
        label: words.down,
        onClick: () => move(key, parentId, at + 1),
        ...(at === siblings.length - 1 && { unavailable: words.last }),
      },
    ];
  };

  // Dropped on an entry it goes into it, as the last; dropped between two it stands there.
  const onDrop = (moved: TreeEntry, target: TreeEntry, into: boolean, after: boolean) => {
    const others = (siblings: readonly TreeEntry[]) => siblings.filter(({ key }) => key !== moved.key);
    if (into) return move(moved.key, target.key, others(target.children).length);
    const beside = others(level(target.parentId));
    move(moved.key, target.parentId, beside.findIndex(({ key }) => key === target.key) + (after ? 1 : 0));
  };

  const renderRow = (entry: T) => {
    const [first, second, ...rest] = actions(entry);
    const all = [first, second].filter((one) => one !== undefined).concat(moves(entry), rest);
    return (
      <Row>
        <span>
          {entry.name}
          {details(entry)}
        </span>
        <Buttons role="presentation" onKeyDown={keepFromTree}>
          {isNarrow ? (
            <ActionMenu actions={all} rowName={entry.name} />
          ) : (
            <RowActions actions={all} rowName={entry.name} />
          )}
        </Buttons>
      </Row>
    );
  };

  return (
    <RoomContext value={isNarrow}>
      <Rows {...rootProps(root)} {...attributes}>
        <Tree<T>
          aria-label={label}
          blockNode
          // A tree that opens by degrees takes no key until it stands open.
          motion={false}
          draggable={onMove !== undefined && draggable}
          selectable={false}
          defaultExpandAll
          treeData={[...entries]}
          titleRender={renderRow}
          onDrop={({ dragNode, node, dropToGap, dropPosition }) =>
            onDrop(dragNode, node, !dropToGap, dropPosition > Number(node.pos.split('-').at(-1)))
          }
        />
      </Rows>
    </RoomContext>
  );
};
