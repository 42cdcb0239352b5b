import type { Input, pageTripleCandidates } from '@console/api/contract';
import { usePageTripleCandidates } from '@console/api/hooks/tripleReview';
import { useEffect, useEffectEvent } from 'react';

type Asked = Input<typeof pageTripleCandidates>;

/** Where review goes on: the first of the wanted triples that nobody has decided; the first of all where there is none. */
export const useFirstWaiting = (needed: boolean, asked: Asked, begin: (id: string) => void): void => {
  const fresh = { keepPrevious: false };
  const waiting = usePageTripleCandidates(needed ? { ...asked, decision: asked.decision ?? 'waiting' } : null, fresh);
  const first = usePageTripleCandidates(needed && waiting.data?.total === 0 ? asked : null, fresh);
  const id = needed ? (waiting.data?.list[0] ?? first.data?.list[0])?.id : undefined;
  const go = useEffectEvent(begin);
  useEffect(() => {
    if (id !== undefined) go(id);
  }, [id]);
};
