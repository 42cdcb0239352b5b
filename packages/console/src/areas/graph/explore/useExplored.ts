import { ApiError } from '@console/api';
import { useFindGraphPaths, useReadGraphKinds } from '@console/api/hooks/graph';
import { useMemo } from 'react';
import { useGraphChange } from '../edits/useGraphChange.js';
import { wayOf } from './exploration.js';
import { useExploration } from './useExploration.js';
import type { GraphPageView } from './useGraphView.js';
import { useKindLooks } from './useKindLooks.js';
import { wantedOf } from './wanted.js';

/** All that the page knows of the part of the graph that is looked at. */
export const useExplored = (view: GraphPageView) => {
  const { baseId, ends, nth } = view;
  const kinds = useReadGraphKinds(baseId === undefined ? {} : { knowBaseId: baseId }, { keepPrevious: true });
  const wanted = useMemo(
    () => wantedOf(kinds.state, { withoutKinds: view.withoutKinds, withoutRelations: view.withoutRelations }),
    [kinds.state, view.withoutKinds, view.withoutRelations],
  );
  const { fromId, toId } = ends;
  const paths = useFindGraphPaths(
    fromId === undefined || toId === undefined || wanted.state !== 'some' ? null : { fromId, toId, ...wanted.filter },
  );
  const way = paths.data?.[Math.min(nth, paths.data.length) - 1];
  const exploration = useExploration(view, wanted, way);
  const changes = useGraphChange(exploration.reload);
  const looks = useKindLooks(baseId);
  const path = useMemo(
    () => (way === undefined || fromId === undefined ? undefined : wayOf(way, fromId)),
    [way, fromId],
  );
  const { shown } = exploration;
  const reason = shown.state === 'error' && shown.error instanceof ApiError ? shown.error.reason : undefined;
  return {
    kinds,
    wanted,
    paths,
    path,
    exploration,
    changes,
    looks,
    piece: shown.state === 'ready' ? shown.data : undefined,
    gone: reason === 'entity_not_found' ? 'entity' : reason === 'knowledge_base_not_found' ? 'base' : undefined,
  } as const;
};

export type Explored = ReturnType<typeof useExplored>;
