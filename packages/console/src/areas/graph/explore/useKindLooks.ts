import { useReadGraphKinds } from '@console/api/hooks/graph';
import { type KindLooks, kindLooks } from '@console/ui/graph-kinds';
import { useMemo } from 'react';

/** How kinds look all over the page, by how common they are in what is looked at. */
export const useKindLooks = (baseId: string | undefined): KindLooks => {
  const kinds = useReadGraphKinds(baseId === undefined ? {} : { knowBaseId: baseId }, { keepPrevious: true });
  return useMemo(() => kindLooks((kinds.data?.entityTypes ?? []).map(({ name }) => name)), [kinds.data]);
};
