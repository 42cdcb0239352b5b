import type { GraphEnd } from '@console/api/contract';
import { useReadTripleEntity } from '@console/api/hooks/graph';
import { mapAsync } from '@console/base';
import { type GraphHandle, GraphPathBar, GraphTable, GraphView } from '@console/ui/graph-view';
import { FailedNotice, Notice } from '@console/ui/states';
import { type Ref, useCallback } from 'react';
import { type Piece, type Way, wayOf } from './exploration.js';
import { useExploreWords } from './exploreWords.js';
import { Gone, NoGraph, NothingLeft } from './GraphStates.js';
import { sentenceHref } from './hrefs.js';
import { withEnd } from './pathEnds.js';
import type { Explored } from './useExplored.js';
import type { GraphPageView } from './useGraphView.js';
import { useTableRows } from './useTableRows.js';

export interface MiddleProps {
  view: GraphPageView;
  explored: Explored;
  /** To ask the drawing what only it knows. */
  drawing: Ref<GraphHandle>;
  label: string;
}

/** An end of a way, also one that the picture does not show. */
const usePathEnd = (piece: Piece | undefined, id: string | undefined): GraphEnd | undefined => {
  const drawn = piece?.nodes.find((node) => node.id === id);
  const read = useReadTripleEntity(id === undefined || piece === undefined || drawn !== undefined ? null : { id });
  return drawn ?? read.data;
};

const PathBar = ({ view, explored: { piece, paths, looks } }: Pick<MiddleProps, 'view' | 'explored'>) => {
  const { fromId, toId } = view.ends;
  const from = usePathEnd(piece, fromId);
  const to = usePathEnd(piece, toId);
  if (fromId === undefined && toId === undefined) return null;
  const isWhole = fromId !== undefined && toId !== undefined;
  return (
    <GraphPathBar
      from={from}
      to={to}
      paths={isWhole ? mapAsync(paths.state, (list) => list.map((one) => wayOf(one, fromId))) : undefined}
      at={Math.min(view.nth, paths.data?.length ?? view.nth) - 1}
      looks={looks}
      onShow={(at) => view.step(at + 1)}
      onClose={() => view.lead({ fromId: undefined, toId: undefined })}
    />
  );
};

/** The relation that is open, as a way of one step; nothing else tells it from the others. */
const openEdge = (piece: Piece | undefined, id: string | undefined): Way | undefined => {
  const edge = piece?.edges.find((one) => one.id === id);
  return edge && { nodeIds: [edge.sourceId, edge.targetId], edgeIds: [edge.id] };
};

/** What is shown in the place of a picture without nodes. */
const Nothing = ({ view, explored: { kinds, wanted } }: Pick<MiddleProps, 'view' | 'explored'>) =>
  kinds.data === undefined || kinds.data.entityCount > 0 ? (
    <NothingLeft view={view} all={wanted.state === 'none'} />
  ) : (
    <NoGraph view={view} />
  );

/** The picture, or its twin as a table, under the way that is looked for. */
export const Middle = ({ view, explored, drawing, label }: MiddleProps) => {
  const { empty: words } = useExploreWords();
  const { exploration, piece, looks, path, gone, wanted } = explored;
  const { baseId, entityId, view: shownAs } = view;
  const hrefOf = useCallback(
    (edgeId: string, sentenceId: string) => sentenceHref({ baseId, entityId }, edgeId, sentenceId),
    [baseId, entityId],
  );
  const asTable = shownAs === 'table';
  const table = useTableRows(exploration.shown, wanted, { open: asTable, hrefOf });
  if (gone !== undefined) return <Gone view={view} what={gone} />;
  const shared = {
    label,
    looks,
    selectedId: view.nodeId,
    path: path ?? openEdge(piece, view.edgeId),
    empty: <Nothing view={view} explored={explored} />,
    onOpenEdge: ({ id }: { id: string }) => view.select({ edge: id }),
  };
  return (
    <>
      <PathBar view={view} explored={explored} />
      {table.failed !== undefined && <FailedNotice value={table.failed} what={label} />}
      {asTable ? (
        <GraphTable {...shared} rows={table.rows} onSelect={({ id }) => view.select({ node: id })} />
      ) : (
        <GraphView
          {...shared}
          handle={drawing}
          graph={exploration.shown}
          onSelect={({ id }) => view.select(id === undefined ? null : { node: id })}
          onExpand={({ id }) => void exploration.expand(id)}
          onFold={({ id }) => exploration.fold(id)}
          onPathEnd={({ id }) => view.lead(withEnd(view.ends, id))}
        />
      )}
      {exploration.cut && entityId === undefined && piece !== undefined && piece.nodes.length > 0 && (
        <Notice flush>{words.cut(piece.nodes.length)}</Notice>
      )}
    </>
  );
};
