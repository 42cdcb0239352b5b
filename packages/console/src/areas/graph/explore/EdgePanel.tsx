import { CloseOutlined, EllipsisOutlined } from '@ant-design/icons';
import type { GraphEdge, TripleRelationship } from '@console/api/contract';
import { usePageTripleRelationships } from '@console/api/hooks/graph';
import { useModifyTripleRelationship, useRemoveTripleRelationships } from '@console/api/hooks/graphEdits';
import { IconButton } from '@console/ui/button';
import { type KindLooks, NodeShape } from '@console/ui/graph-kinds';
import { lazyPart, MenuOnDemand } from '@console/ui/on-demand';
import { EmptyState, Tag } from '@console/ui/states';
import { useState } from 'react';
import type { GraphChanges } from '../edits/useGraphChange.js';
import { Body, End, Head, Panel } from './EdgePanel.styles.js';
import { useExploreWords } from './exploreWords.js';
import type { Piece } from './exploration.js';
import { Sentences, type SentencesProps } from './Sentences.js';

const EdgeDialog = lazyPart(() => import('../edits/EdgeDialog.js'));

type Ended = Pick<TripleRelationship, 'id' | 'subject' | 'predicate' | 'object' | 'condition'>;

/** A relation of the picture with its ends; undefined where it is not in it. */
export const edgeOf = ({ nodes, edges }: Piece, id: string): Ended | undefined => {
  const edge: GraphEdge | undefined = edges.find((one) => one.id === id);
  const subject = nodes.find((node) => node.id === edge?.sourceId);
  const object = nodes.find((node) => node.id === edge?.targetId);
  if (edge === undefined || subject === undefined || object === undefined) return undefined;
  return { id, subject, predicate: edge.predicate, object, condition: edge.condition };
};

/** All that is known of a relation: the picture tells less of it. */
const useWhole = (edge: Ended | undefined): TripleRelationship | undefined => {
  const { data } = usePageTripleRelationships(
    edge === undefined
      ? null
      : { current: 1, size: 100, between: [edge.subject.id, edge.object.id], predicate: edge.predicate },
  );
  return data?.list.find(({ id }) => id === edge?.id);
};

const useEdgeVerbs = (edge: Ended | undefined, changes: GraphChanges, onClose: () => void) => {
  const { edge: words } = useExploreWords();
  const modify = useModifyTripleRelationship();
  const remove = useRemoveTripleRelationships();
  const whole = useWhole(edge);
  if (edge === undefined) return { whole, items: [] };
  const { id, subject, predicate, object } = edge;
  const turn = (state: 'current' | 'superseded', done: string) =>
    void changes.change({ run: () => modify.run({ id, state }), done });
  const drop = async () => {
    const isGone = await changes.change({
      ask: {
        title: words.removeTitle(`${subject.name} ${predicate} ${object.name}`),
        text: words.removeText,
        verb: words.remove,
        danger: true,
      },
      run: () => remove.run({ idList: [id] }),
      done: words.removed,
    });
    if (isGone) onClose();
  };
  const isPast = whole?.state === 'superseded';
  return {
    whole,
    items: [
      isPast
        ? { key: 'revive', label: words.revive, onClick: () => turn('current', words.revived) }
        : { key: 'supersede', label: words.supersede, onClick: () => turn('superseded', words.superseded) },
      { key: 'remove', label: words.remove, danger: true, onClick: () => void drop() },
    ],
  };
};

export interface EdgePanelProps extends SentencesProps {
  /** Undefined: it is not in the picture any more. */
  edge: Ended | undefined;
  looks: KindLooks;
  changes: GraphChanges;
  onOpenNode: (id: string) => void;
  onClose: () => void;
}

/** One relation: its ends, when it holds, and what it rests on. */
export const EdgePanel = ({ edge, looks, changes, onOpenNode, onClose, ...sentences }: EdgePanelProps) => {
  const all = useExploreWords();
  const words = all.edge;
  const [editing, setEditing] = useState(false);
  const { whole, items } = useEdgeVerbs(edge, changes, onClose);
  const states: Readonly<Record<string, string>> = words.states;
  return (
    <Panel aria-label={words.title}>
      <Head>
        <h2>{words.title}</h2>
        {whole?.state === 'superseded' && <Tag>{states[whole.state]}</Tag>}
        {edge !== undefined && (
          <MenuOnDemand
            menu={{ items: [{ key: 'edit', label: words.edit, onClick: () => setEditing(true) }, ...items] }}
            placement="bottomRight"
          >
            {(opener) => <IconButton label={all.more} icon={<EllipsisOutlined aria-hidden />} {...opener} />}
          </MenuOnDemand>
        )}
        <IconButton label={words.close} icon={<CloseOutlined />} onClick={onClose} />
      </Head>
      {edge === undefined ? (
        <EmptyState picture="search" title={words.gone} />
      ) : (
        <Body tabIndex={0} role="group" aria-label={words.evidence}>
          <dl>
            <dt>{all.add.subject}</dt>
            <dd>
              <End type="button" onClick={() => onOpenNode(edge.subject.id)}>
                <NodeShape look={looks(edge.subject.entityType)} /> {edge.subject.name}
              </End>
            </dd>
            <dt>{words.predicate}</dt>
            <dd>{edge.predicate}</dd>
            <dt>{all.add.object}</dt>
            <dd>
              <End type="button" onClick={() => onOpenNode(edge.object.id)}>
                <NodeShape look={looks(edge.object.entityType)} /> {edge.object.name}
              </End>
            </dd>
            <dt>{words.condition}</dt>
            <dd>{edge.condition || words.always}</dd>
          </dl>
          <h3>{words.evidence}</h3>
          <Sentences {...sentences} />
        </Body>
      )}
      {edge !== undefined && whole !== undefined && (
        <EdgeDialog relationship={whole} open={editing} changes={changes} onClose={() => setEditing(false)} />
      )}
    </Panel>
  );
};
