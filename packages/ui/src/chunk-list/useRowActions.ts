import { chunkNumber } from '@console/base';
import { useEffect, useMemo, useRef } from 'react';
import { useConfirm } from '../dialog/index.js';
import { useWords } from '../locale/useWords.js';
import { draftOf, versionOf } from './chunkDraft.js';
import type { ChunkListProps } from './chunkListProps.js';
import type { RowActions } from './ChunkRow.js';
import { chunkWords } from './locale.js';
import type { useDrafts } from './useDrafts.js';
import type { Attempt } from './useRowProblems.js';

export interface RowActionsOptions extends Pick<ReturnType<typeof useDrafts>, 'begin' | 'end'> {
  add: (after: string) => void;
  attempt: Attempt;
}

/** What the verbs of a row do. Of one identity for good, so that one row's change draws no other anew. */
export const useRowActions = (props: ChunkListProps, { begin, end, add, attempt }: RowActionsOptions): RowActions => {
  const words = useWords(chunkWords);
  const confirm = useConfirm();
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  return useMemo((): RowActions => {
    const now = () => latest.current;
    const known = (id: string) => {
      const { chunks } = now();
      return chunks.state === 'ready' ? chunks.data.list.find((chunk) => chunk.id === id) : undefined;
    };
    const remove = (id: string) =>
      attempt(id, words.notDeleted, async () => {
        await now().onRemove?.(id);
        end(id);
      });
    return {
      select: (id) => now().onSelect?.(id),
      hover: (id) => now().onHoverChange?.(id),
      toggle: (id, enabled) => attempt(id, words.notToggled, () => now().onToggle?.({ id, enabled })),
      edit: (id) => {
        const chunk = known(id);
        if (chunk) begin(id, draftOf(chunk));
      },
      merge: (id) => attempt(id, words.notMerged, () => now().onMerge?.({ id, ...versionOf(known(id)) })),
      check: (id, checked) => attempt(id, words.notChecked, () => now().onCheck?.({ id, checked })),
      history: (id) => now().onHistory?.(id),
      test: (id) => now().onTest?.(id),
      addAfter: add,
      remove,
      askToRemove: async (id) => {
        const number = chunkNumber(known(id)?.index ?? 0);
        const question = { title: words.deleteTitle(number), text: words.deleteText, verb: words.deleteVerb };
        if (await confirm({ ...question, danger: true })) await remove(id);
      },
    };
  }, [add, attempt, begin, confirm, end, words]);
};
