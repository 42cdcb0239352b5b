import type { TripleEvidence } from '@console/api/contract';
import type { Async } from '@console/base';
import { EdgePanel } from './EdgePanel.js';
import { edgeOf } from './exploration.js';
import { sentenceHref } from './hrefs.js';
import { NodePanel } from './NodePanel.js';
import type { Explored } from './useExplored.js';
import type { GraphPageView } from './useGraphView.js';
import { useRelationship } from './useRelationship.js';

export interface SidePanelProps {
  view: GraphPageView;
  explored: Explored;
  /** The relation whose sentences these are: the one that is open, or one of the way that is shown. */
  edgeId: string | undefined;
  sentences: Async<readonly TripleEvidence[]>;
}

/** The address of a sentence opens it in any tab; here it only opens beside the graph. */
const sentenceIn = (href: string): string | undefined =>
  new URLSearchParams(href.split(/\?(.*)/s)[1]).get('source') ?? undefined;

/** What is chosen in the picture: a relation or an entity. */
export const SidePanel = ({ view, explored, edgeId, sentences }: SidePanelProps) => {
  const { piece, looks, changes } = explored;
  const edge = edgeId === undefined || piece === undefined ? undefined : edgeOf(piece, edgeId);
  const relationship = useRelationship(view.edgeId);
  const hrefOf = (sentence: string) => sentenceHref(view, edgeId ?? '', sentence);
  // What is not in the picture has to come into it first.
  const show = (id: string) =>
    piece?.nodes.some((node) => node.id === id) ? view.select({ node: id }) : view.center(id);
  if (view.edgeId !== undefined) {
    return (
      <EdgePanel
        relationship={relationship}
        looks={looks}
        changes={changes}
        sentences={sentences}
        hrefOf={hrefOf}
        onOpen={view.openSource}
        onOpenNode={show}
        onClose={() => view.select(null)}
      />
    );
  }
  if (view.nodeId === undefined) return null;
  const other = edge?.subject.id === view.nodeId ? edge.object : edge?.subject;
  return (
    <NodePanel
      key={view.nodeId}
      id={view.nodeId}
      view={view}
      explored={explored}
      relation={edge && other && `${edge.predicate} ${other.name}`}
      sentences={sentences}
      hrefOf={hrefOf}
      onOpenSentence={(href) => view.openSource(sentenceIn(href))}
      onShow={show}
    />
  );
};
