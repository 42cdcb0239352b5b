import { useClient } from '@console/api';
import { saveChunkReview } from '@console/api/contract';
import { useReadChunkReview } from '@console/api/hooks/chunkDesk';
import { useEffect, useEffectEvent } from 'react';
import type { useChunks } from '../useChunks.js';
import { useDesk } from './useDesk.js';

/** Chunks are checked one by one: where this person is, is kept as they go, and gone to when they come back. */
export const useReview = (documentId: string, { activeId, find, counts }: ReturnType<typeof useChunks>) => {
  const { reviewing, review } = useDesk();
  const kept = useReadChunkReview(reviewing ? { documentId } : null);
  const client = useClient();
  // Nothing is drawn for it, whatever comes of it.
  const keepPlace = useEffectEvent((id: string) => {
    void client.call(saveChunkReview, { id }, { quiet: true }).catch(() => undefined);
  });
  useEffect(() => {
    if (reviewing && activeId !== undefined) keepPlace(activeId);
  }, [reviewing, activeId]);
  const left = kept.data?.chunkId ?? undefined;
  const goOn = useEffectEvent(() => {
    if (activeId === undefined && left !== undefined) find(left);
  });
  useEffect(() => {
    if (reviewing && left !== undefined) goOn();
  }, [reviewing, left]);
  const { all = 0, unchecked = 0 } = counts ?? {};
  return reviewing ? { checked: all - unchecked, all, onClose: () => review(false) } : undefined;
};
