import { useMemo } from 'react';
import type { ChunkListProps } from './chunkListProps.js';
import type { Allowed } from './ChunkRow.js';

/** Which verbs a row has: those that somebody answers. */
export const useAllowed = (props: ChunkListProps): Allowed => {
  const { onToggle, onModify, onRemove, onTest, onAdd, onSelect } = props;
  const [merge, check, history] = [
    props.onMerge !== undefined,
    props.onCheck !== undefined,
    props.onHistory !== undefined,
  ];
  const [toggle, edit, remove] = [onToggle !== undefined, onModify !== undefined, onRemove !== undefined];
  const [test, add, select] = [onTest !== undefined, onAdd !== undefined, onSelect !== undefined];
  return useMemo(
    () => ({ toggle, edit, remove, test, add, select, merge, check, history }),
    [toggle, edit, remove, test, add, select, merge, check, history],
  );
};
