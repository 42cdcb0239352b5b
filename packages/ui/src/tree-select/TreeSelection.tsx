import { CaretDownOutlined, SearchOutlined } from '@ant-design/icons';
import type { Async } from '@console/base';
import { Input, Tree } from 'antd';
import { type Key, useDeferredValue, useMemo, useState } from 'react';
import { useWords } from '../locale/useWords.js';
import { RoomContext } from '../room/RoomContext.js';
import { useRoom } from '../room/useRoom.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { AsyncView } from '../states/AsyncView.js';
import { Skeletons } from '../states/Skeletons.js';
import { TextButton } from '../states/states.styles.js';
import { ChoiceName } from './ChoiceName.js';
import { useComposed } from '../typing/useComposed.js';
import { treeSelectWords } from './locale.js';
import { Box, Foot, Nothing, Parts, Root } from './TreeSelection.styles.js';
import {
  boxesOf,
  chosenOf,
  type Family,
  familyOf,
  foundIn,
  openLeaves,
  type TreeChoice,
  type TreeIds,
  turned,
  valueOf,
} from './treeChoice.js';

export interface TreeSelectionProps extends RootProps<HTMLDivElement> {
  /** What is chosen from: "赛区". */
  label: string;
  /** Entries in order, each saying below which it stands. Hand in the same array as long as nothing in it changes. */
  items: Async<readonly TreeChoice[]>;
  /** Ids chosen. One of an entry that has others below means all of them. */
  value?: readonly string[];
  /** Where no `value` is given. Default none. */
  defaultValue?: readonly string[];
  /** Told the ids of what is chosen now, from the top to the bottom. */
  onChange?: (value: string[]) => void;
  /** Which ids `onChange` tells. Default `leaves`. */
  ids?: TreeIds;
  /** Shows what is chosen, and nothing else. Default false. */
  readOnly?: boolean;
  /** Nothing can be changed for now. Default false. */
  disabled?: boolean;
  /** Pixels that the tree may take before it scrolls. Default 320. */
  height?: number;
}

interface Node {
  key: string;
  title: string;
  note?: string | undefined;
  isLeaf: boolean;
  disableCheckbox: boolean;
  children: Node[];
}

const nodesOf = (branches: Family['branches'], above = false): Node[] =>
  branches.map(({ id, label, note, disabled = false, children }) => ({
    key: id,
    title: label,
    note,
    isLeaf: children.length === 0,
    disableCheckbox: above || disabled,
    children: nodesOf(children, above || disabled),
  }));

/** Not read out: the entry says itself whether it is open. */
const caret = <CaretDownOutlined aria-hidden />;

const none: readonly string[] = [];
const noItems: readonly TreeChoice[] = [];

/**
 * A tree with a box before each entry; that of an entry above others is half checked while only some of them are chosen.
 * Arrow keys go through it, the space bar chooses. Of thousands of entries those in sight are drawn.
 */
export const TreeSelection = ({
  label,
  items,
  value: given,
  defaultValue = none,
  onChange,
  ids = 'leaves',
  readOnly = false,
  disabled = false,
  height = 320,
  ...root
}: TreeSelectionProps) => {
  const words = useWords(treeSelectWords);
  const { attributes, narrow } = useRoom(root.ref);
  const [own, setOwn] = useState(defaultValue);
  const [typed, setTyped] = useState('');
  const field = useComposed(typed, setTyped);
  const [opened, setOpened] = useState<readonly Key[]>([]);
  const [openFound, setOpenFound] = useState<{ of: unknown; keys: readonly Key[] }>();
  const value = given ?? own;
  const sought = useDeferredValue(typed.trim().toLowerCase());
  const known = items.state === 'ready' ? items.data : noItems;

  const family = useMemo(() => familyOf(known), [known]);
  const chosen = useMemo(() => chosenOf(family, value), [family, value]);
  const boxes = useMemo(() => boxesOf(family, chosen), [family, chosen]);
  const only = readOnly ? chosen : null;
  const found = useMemo(() => {
    if (only === null && sought === '') return null;
    const isLeft = (id: string) => only === null || only.has(id);
    return foundIn(family.branches, ({ id, label: name }) => isLeft(id) && name.toLowerCase().includes(sought));
  }, [family, only, sought]);
  const nodes = useMemo(() => nodesOf(found?.branches ?? family.branches), [family, found]);
  const open = found === null ? opened : openFound?.of === found ? openFound.keys : found.open;

  const tell = (leaves: ReadonlySet<string>) => {
    const next = valueOf(family, leaves, { ids, before: value });
    setOwn(next);
    onChange?.(next);
  };
  const inSight = openLeaves(family, found?.shown ?? null);
  const renderName = ({ title, note }: Node) => <ChoiceName name={title} note={note} sought={sought} />;
  const isFixed = readOnly || disabled;
  const isFull = inSight.every((id) => chosen.has(id));

  return (
    <RoomContext value={narrow}>
      <Root {...rootProps(root)} {...attributes} role="group" aria-label={label}>
        <AsyncView value={items} what={label} skeleton={<Skeletons shape="rows" count={6} />}>
          {() => (
            <Parts>
              <Input
                allowClear
                prefix={<SearchOutlined />}
                {...field}
                placeholder={words.search(label)}
                aria-label={words.search(label)}
              />
              <Box>
                {nodes.length === 0 ? (
                  <Nothing>{(sought !== '' && words.none) || (readOnly && words.noneChosen) || words.empty}</Nothing>
                ) : (
                  <Tree<Node>
                    aria-label={label}
                    blockNode
                    // A tree that opens by degrees takes no key until it stands open.
                    motion={false}
                    switcherIcon={caret}
                    checkStrictly
                    checkable={!readOnly}
                    selectable={false}
                    disabled={disabled}
                    height={height}
                    expandedKeys={[...open]}
                    checkedKeys={boxes}
                    treeData={nodes}
                    titleRender={renderName}
                    onExpand={(keys) => (found === null ? setOpened(keys) : setOpenFound({ of: found, keys }))}
                    onCheck={(_, { node }) => tell(turned(chosen, openLeaves(family, found?.shown ?? null, node.key)))}
                  />
                )}
              </Box>
              <Foot>
                <span aria-live="polite">
                  {sought === '' ? words.chosen(chosen.size) : words.found(found?.count ?? 0)}
                </span>
                {!isFixed && inSight.length > 0 && (
                  <TextButton type="button" onClick={() => tell(turned(chosen, inSight))}>
                    {isFull ? words.clear : words.all}
                  </TextButton>
                )}
              </Foot>
            </Parts>
          )}
        </AsyncView>
      </Root>
    </RoomContext>
  );
};
