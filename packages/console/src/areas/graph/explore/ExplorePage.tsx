import { useListGraphCategories } from '@console/api/hooks/graph';
import { useListTripleEvidence } from '@console/api/hooks/graphEvidence';
import { loading } from '@console/base';
import { SideDrawer } from '@console/ui/dialog';
import { GraphFrame, type GraphHandle } from '@console/ui/graph-view';
import { lazyPart } from '@console/ui/on-demand';
import { PageFrame } from '@console/ui/page-frame';
import { useEffect, useRef, useState } from 'react';
import { useIsMobile } from '../../../state/device.js';
import { useShell } from '../../../shell/ShellContext.js';
import { SourceDrawer } from '../source/SourceDrawer.js';
import { BaseScope } from './BaseScope.js';
import { EntitySearch } from './EntitySearch.js';
import { Filters, Finder } from './explore.styles.js';
import { useExploreWords } from './exploreWords.js';
import { GraphTools } from './GraphTools.js';
import { LegendPane } from './LegendPane.js';
import { Middle } from './Middle.js';
import { SidePanel } from './SidePanel.js';
import { useExplored } from './useExplored.js';
import type { GraphPageView } from './useGraphView.js';

const AddRelationDialog = lazyPart(() => import('../edits/AddRelationDialog.js'));

/** A call takes as many. */
const MOST_BETWEEN = 10_000;

/** The relation whose sentences are shown: the one that is open, or the one of the path that leaves the open entity. */
const relationOf = ({ edgeId, nodeId }: GraphPageView, path: ReturnType<typeof useExplored>['path']) => {
  if (edgeId !== undefined || path === undefined || nodeId === undefined) return edgeId;
  const at = path.nodeIds.indexOf(nodeId);
  return at < 0 ? undefined : path.edgeIds[Math.min(at, path.edgeIds.length - 1)];
};

/** The graph as a picture and as a table, with its filters at the left and what is chosen in it at the right. */
export const ExplorePage = ({ view }: { view: GraphPageView }) => {
  const words = useExploreWords();
  const mobile = useIsMobile();
  const { foldSidebar } = useShell();
  useEffect(() => foldSidebar(), [foldSidebar]);
  const drawing = useRef<GraphHandle>(null);
  const [filtering, setFiltering] = useState(false);
  const [adding, setAdding] = useState(false);
  const explored = useExplored(view);
  const bases = useListGraphCategories({});
  const { piece, kinds, wanted, path, changes } = explored;
  const { baseId, entityId, sourceId } = view;
  const edgeId = relationOf(view, path);
  const evidence = useListTripleEvidence(edgeId === undefined ? null : { id: edgeId });
  const sentences = edgeId === undefined ? loading : evidence.state;
  const base = bases.data?.find(({ id }) => id === baseId)?.name ?? words.allBases;
  const panel = (view.nodeId !== undefined || view.edgeId !== undefined) && explored.gone === undefined;
  const legend = <LegendPane view={view} kinds={kinds.state} looks={explored.looks} />;
  const side = panel && <SidePanel view={view} explored={explored} edgeId={edgeId} sentences={sentences} />;
  return (
    <PageFrame
      title={words.title}
      tags={
        <Finder>
          <EntitySearch
            baseId={baseId}
            entity={piece?.nodes.find(({ id }) => id === entityId)}
            onChoose={view.center}
          />
          {!mobile && <BaseScope baseId={baseId} onChoose={view.chooseBase} />}
        </Finder>
      }
      actions={
        <GraphTools
          view={view}
          piece={piece}
          kinds={kinds.data}
          name={`${words.title} ${base}`}
          wanted={{
            ...wanted.filter,
            ...(baseId !== undefined && { knowBaseId: baseId }),
            ...(piece !== undefined && { between: piece.nodes.slice(0, MOST_BETWEEN).map(({ id }) => id) }),
          }}
          picture={piece === undefined ? undefined : async () => drawing.current?.picture() ?? Promise.reject()}
          onAdd={() => setAdding(true)}
          onFilter={() => setFiltering(true)}
        />
      }
    >
      <GraphFrame legend={legend} panel={side}>
        <Middle view={view} explored={explored} drawing={drawing} label={words.label(base)} />
      </GraphFrame>
      {mobile && (
        <SideDrawer open={filtering} title={words.filter} onClose={() => setFiltering(false)}>
          <Filters>
            <BaseScope baseId={baseId} onChoose={view.chooseBase} />
            {legend}
          </Filters>
        </SideDrawer>
      )}
      <SourceDrawer
        sentences={sentences}
        id={edgeId === undefined ? undefined : sourceId}
        onClose={() => view.openSource(undefined)}
      />
      <AddRelationDialog
        open={adding}
        baseId={baseId}
        subject={undefined}
        changes={changes}
        onClose={() => setAdding(false)}
      />
    </PageFrame>
  );
};
