import { treeOf } from '@console/base';
import { useState } from 'react';
import { ConsoleProvider } from '../provider/ConsoleProvider.js';
import { EditableTree, type EditableTreeProps, type TreeEntry, type TreeMove } from './EditableTree.js';

export interface Label {
  id: string;
  parentId: string | null;
  orderNum: number;
  name: string;
}

export interface LabelEntry extends TreeEntry {
  children: LabelEntry[];
}

export const labels: readonly Label[] = [
  { id: 'rules', parentId: null, orderNum: 1, name: '比赛通则' },
  { id: 'clock', parentId: 'rules', orderNum: 1, name: '计时' },
  { id: 'shot', parentId: 'clock', orderNum: 1, name: '24 秒' },
  { id: 'fouls', parentId: 'rules', orderNum: 2, name: '犯规' },
  { id: 'people', parentId: null, orderNum: 2, name: '人员' },
  { id: 'referees', parentId: 'people', orderNum: 1, name: '裁判员' },
];

export const entriesOf = (all: readonly Label[]): LabelEntry[] => {
  const toEntry = ({ id, name, parentId, orderNum, children }: ReturnType<typeof tree>[number]): LabelEntry => ({
    key: id,
    name,
    parentId,
    orderNum,
    children: children.map(toEntry),
  });
  const tree = (some: readonly Label[]) => treeOf(some);
  return tree(all.toSorted((a, b) => a.orderNum - b.orderNum)).map(toEntry);
};

export const movedBy = (all: readonly Label[], { parentId, places }: TreeMove): Label[] => {
  const numbers = new Map(places.map(({ id, orderNum }) => [id, orderNum]));
  return all.map((one) => ({
    ...one,
    orderNum: numbers.get(one.id) ?? one.orderNum,
    parentId: one.id === places[0]?.id ? parentId : one.parentId,
  }));
};

/** A tree that keeps what is done to it, as a page does with its server. */
export const LiveTree = (props: Partial<EditableTreeProps<LabelEntry>>) => {
  const [all, setAll] = useState(labels);
  return (
    <ConsoleProvider>
      <EditableTree<LabelEntry>
        label="标签"
        entries={entriesOf(all)}
        details={() => null}
        actions={({ key, name }) => [
          {
            key: 'edit',
            label: '编辑',
            onClick: () => setAll(all.map((one) => (one.id === key ? { ...one, name: `${name}（新）` } : one))),
          },
          {
            key: 'below',
            label: '新增下级',
            onClick: () => setAll([...all, { id: `${key}+`, parentId: key, orderNum: 99, name: `${name}之下` }]),
          },
          { key: 'remove', label: '删除', danger: true, onClick: () => setAll(all.filter(({ id }) => id !== key)) },
        ]}
        onMove={(move) => setAll(movedBy(all, move))}
        {...props}
      />
    </ConsoleProvider>
  );
};
