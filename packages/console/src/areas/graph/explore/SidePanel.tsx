import type { TripleEvidence } from '@console/api/contract';
import type { Async } from '@console/base';
import { EdgePanel, edgeOf } from './EdgePanel.js';
import { sentenceHref } from './hrefs.js';
import { NodePanel } from './NodePanel.js';
import type { Explored } from './useExplored.js';
import type { GraphPageView } from './useGraphView.js';

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
  const hrefOf = (sentence: string) => sentenceHref(view, edgeId ?? '', sentence);
  if (view.edgeId !== undefined) {
    return (
      <EdgePanel
        edge={edge}
        looks={looks}
        changes={changes}
        sentences={sentences}
        hrefOf={hrefOf}
        onOpen={view.openSource}
        onOpenNode={(id) => view.select({ node: id })}
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
    />
  );
};
