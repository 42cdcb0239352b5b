import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { noSelection, type Selection, selectedCount, withSelected } from './selection.js';
import { conditionsKey, type ListQuery } from './types.js';

export interface ChoosingOptions {
  query: ListQuery;
  /** Rows on all pages, as known last. */
  total: number;
  /** Left out, rows are not chosen. */
  selection: Selection | undefined;
  onSelectionChange: ((selection: Selection) => void) | undefined;
}

export interface Choosing {
  readonly count: number;
  /** How many were let go because the conditions changed; 0 once something else was done. */
  readonly cleared: number;
  readonly choose: (event: { keys: readonly string[]; selected: boolean }) => void;
  readonly change: (selection: Selection) => void;
}

/**
 * What is chosen over all pages. It outlives page and order; other conditions mean other rows, so it is let go with
 * them, and that is said.
 */
export const useChoosing = ({ query, total, selection, onSelectionChange }: ChoosingOptions): Choosing => {
  const count = selection === undefined ? 0 : selectedCount(selection, total);
  const [cleared, setCleared] = useState(0);
  const conditions = conditionsKey(query);
  const before = useRef(conditions);

  const letGo = useEffectEvent(() => {
    setCleared(count);
    const chosen = selection !== undefined && (selection.kind === 'all' || selection.keys.size > 0);
    if (chosen) onSelectionChange?.(noSelection);
  });
  useEffect(() => {
    if (before.current === conditions) return;
    before.current = conditions;
    letGo();
  }, [conditions]);

  const change = (next: Selection) => {
    setCleared(0);
    onSelectionChange?.(next);
  };
  return {
    count,
    cleared,
    change,
    choose: ({ keys, selected }) => selection !== undefined && change(withSelected(selection, keys, selected)),
  };
};
