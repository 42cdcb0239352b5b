import type { GraphCategory } from '@console/api/contract';
import { useListGraphCategories } from '@console/api/hooks/graph';
import { FailedNotice } from '@console/ui/states';
import { TreeSelect } from 'antd';
import { useExploreWords } from './exploreWords.js';

interface Branch {
  value: string;
  title: string;
  children: Branch[];
}

const branchesOf = (bases: readonly GraphCategory[], above: string | null): Branch[] =>
  bases
    .filter(({ parentId }) => parentId === above || (above === null && !bases.some(({ id }) => id === parentId)))
    .map(({ id, name, entityCount }) => ({
      value: id,
      title: `${name} ${entityCount.toLocaleString()}`,
      children: branchesOf(bases, id),
    }));

const inTitle = { filterTreeNode: true, treeNodeFilterProp: 'title' } as const;

export interface BaseScopeProps {
  baseId: string | undefined;
  onChoose: (id: string | undefined) => void;
}

/** Which base is looked at; all of them where none is chosen. */
export const BaseScope = ({ baseId, onChoose }: BaseScopeProps) => {
  const words = useExploreWords();
  const { state } = useListGraphCategories({});
  const bases = state.state === 'ready' ? state.data : [];
  return (
    <TreeSelect
      aria-label={words.base}
      placeholder={words.allBases}
      allowClear
      showSearch={inTitle}
      treeDefaultExpandAll
      loading={state.state === 'loading'}
      popupMatchSelectWidth={280}
      style={{ width: 180, maxWidth: '100%' }}
      notFoundContent={state.state === 'error' ? <FailedNotice value={state} what={words.base} /> : undefined}
      treeData={branchesOf(bases, null)}
      // An id without its name says nothing.
      {...(bases.some(({ id }) => id === baseId) && { value: baseId })}
      onChange={(id: string | undefined) => onChoose(id)}
    />
  );
};
