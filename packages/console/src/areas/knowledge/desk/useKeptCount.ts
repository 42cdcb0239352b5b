import { listKeptChunks } from '@console/api/contract';
import { useListKeptChunks } from '@console/api/hooks/chunkDesk';
import { useOffered } from '@console/api/hooks/useOffered';
import { useEffect, useEffectEvent } from 'react';

/** How many changes by hand of a former parsing wait; read again with `stands`, which tells one parsing from another. */
export const useKeptCount = (documentId: string, stands: string): number => {
  const offered = useOffered(listKeptChunks);
  const { data, refresh } = useListKeptChunks(offered ? { documentId } : null);
  const readAgain = useEffectEvent(() => refresh());
  useEffect(() => readAgain(), [stands]);
  return data?.length ?? 0;
};
