import { EllipsisOutlined } from '@ant-design/icons';
import { ApiError } from '@console/api';
import type { GraphEnd, TripleEvidence } from '@console/api/contract';
import { useListGraphNeighbours, useReadTripleEntity } from '@console/api/hooks/graph';
import { type Async, failed, mapAsync } from '@console/base';
import { IconButton } from '@console/ui/button';
import { GraphNodePanel } from '@console/ui/graph-view';
import { lazyPart, MenuOnDemand } from '@console/ui/on-demand';
import { useState } from 'react';
import { useSourceWords } from '../source/sourceWords.js';
import { toSentence } from '../source/toSentence.js';
import { neighboursOf } from './exploration.js';
import { useExploreWords } from './exploreWords.js';
import { toNodeDetail } from './toNodeDetail.js';
import type { Explored } from './useExplored.js';
import { STEP } from './useExploration.js';
import type { GraphPageView } from './useGraphView.js';
import { useNodeVerbs } from './useNodeVerbs.js';

const EntityDialog = lazyPart(() => import('../edits/EntityDialog.js'));
const MergeIntoDialog = lazyPart(() => import('../edits/MergeIntoDialog.js'));
const AddRelationDialog = lazyPart(() => import('../edits/AddRelationDialog.js'));

export interface NodePanelProps {
  id: string;
  view: GraphPageView;
  explored: Explored;
  /** A relation of the way that is shown, and what it rests on. */
  relation: string | undefined;
  sentences: Async<readonly TripleEvidence[]>;
  hrefOf: (sentenceId: string) => string;
  onOpenSentence: (href: string) => void;
  onShow: (id: string) => void;
}

/** What is known of an entity, how many of its neighbours are shown, and what can be done with it. */
export const NodePanel = ({
  id,
  view,
  explored,
  relation,
  sentences,
  hrefOf,
  onOpenSentence,
  onShow,
}: NodePanelProps) => {
  const words = useExploreWords();
  const said = useSourceWords();
  const [expanding, setExpanding] = useState(false);
  const { piece, looks, changes, wanted } = explored;
  const detail = useReadTripleEntity({ id });
  const neighbours = useListGraphNeighbours(wanted.state === 'some' ? { ...wanted.filter, id, limit: 1 } : null);
  const verbs = useNodeVerbs(id, detail.data, view, explored);
  const drawn = piece?.nodes.find((node) => node.id === id);
  const end: GraphEnd = detail.data ?? drawn ?? { id, name: words.node.title, entityType: '' };
  const isGone =
    detail.state.state === 'error' &&
    detail.state.error instanceof ApiError &&
    detail.state.error.reason === 'entity_not_found';
  const known = isGone ? failed({ code: 404, message: words.empty.gone }) : detail.state;
  const expand = async () => {
    setExpanding(true);
    await verbs.expand().finally(() => setExpanding(false));
  };
  const entity = detail.data;
  return (
    <>
      <GraphNodePanel
        end={end}
        node={mapAsync(known, toNodeDetail)}
        looks={looks}
        relation={relation}
        sentences={mapAsync(sentences, (list) => list.map((one) => toSentence(one, said, hrefOf)))}
        neighbours={
          neighbours.data && {
            shown: Math.min(neighboursOf(piece?.edges ?? [], id).size, neighbours.data.total),
            total: neighbours.data.total,
          }
        }
        expanding={expanding}
        step={STEP}
        actions={
          <MenuOnDemand menu={{ items: verbs.items }} placement="bottomRight">
            {(opener) => (
              <IconButton size="small" label={words.more} icon={<EllipsisOutlined aria-hidden />} {...opener} />
            )}
          </MenuOnDemand>
        }
        onSelect={({ id: other }) => onShow(other)}
        onExpand={() => void expand()}
        onClose={() => view.select(null)}
        onNavigate={onOpenSentence}
      />
      {entity !== undefined && (
        <>
          <EntityDialog entity={entity} open={verbs.form === 'edit'} changes={changes} onClose={verbs.closeForm} />
          <MergeIntoDialog
            entity={entity}
            open={verbs.form === 'merge'}
            changes={changes}
            onMerged={(into) => (view.entityId === id ? view.center(into) : view.select({ node: into }))}
            onClose={verbs.closeForm}
          />
          <AddRelationDialog
            open={verbs.form === 'add'}
            baseId={entity.knowBaseId}
            subject={entity}
            changes={changes}
            onClose={verbs.closeForm}
          />
        </>
      )}
    </>
  );
};
