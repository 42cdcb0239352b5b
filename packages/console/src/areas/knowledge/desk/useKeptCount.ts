import { listKeptChunks } from '@console/api/contract';
import { useListKeptChunks } from '@console/api/hooks/chunkDesk';
import { useOffered } from '@console/api/hooks/useOffered';
import { useEffect, useEffectEvent, useRef } from 'react';

/** How many changes by hand of a former parsing wait; read again with `stands`, which tells one parsing from another. */
export const useKeptCount = (documentId: string, stands: string): number => {
  const offered = useOffered(listKeptChunks);
  const { data, refresh } = useListKeptChunks(offered ? { documentId } : null);
  const read = useRef(stands);
  const readAgain = useEffectEvent(() => refresh());
  useEffect(() => {
    if (read.current !== stands) readAgain();
    read.current = stands;
  }, [stands]);
  return data?.length ?? 0;
};
