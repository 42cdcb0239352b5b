import { CloseOutlined, EllipsisOutlined } from '@ant-design/icons';
import type { TripleRelationship } from '@console/api/contract';
import { useModifyTripleRelationship, useRemoveTripleRelationships } from '@console/api/hooks/graphEdits';
import type { Async } from '@console/base';
import { IconButton } from '@console/ui/button';
import { type KindLooks, NodeShape } from '@console/ui/graph-kinds';
import { lazyPart, MenuOnDemand } from '@console/ui/on-demand';
import { AsyncView, EmptyState, Skeletons, Tag } from '@console/ui/states';
import { useState } from 'react';
import type { GraphChanges } from '../edits/useGraphChange.js';
import { Body, End, Head, Panel } from './EdgePanel.styles.js';
import { useExploreWords } from './exploreWords.js';
import { Sentences, type SentencesProps } from './Sentences.js';

const EdgeDialog = lazyPart(() => import('../edits/EdgeDialog.js'));

const useEdgeVerbs = (edge: TripleRelationship | undefined, changes: GraphChanges, onClose: () => void) => {
  const { edge: words } = useExploreWords();
  const modify = useModifyTripleRelationship();
  const remove = useRemoveTripleRelationships();
  if (edge === undefined) return [];
  const { id, subject, predicate, object, state } = edge;
  const turn = (to: 'current' | 'superseded', done: string) =>
    void changes.change({ run: () => modify.run({ id, state: to }), done });
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
  return [
    state === 'superseded'
      ? { key: 'revive', label: words.revive, onClick: () => turn('current', words.revived) }
      : { key: 'supersede', label: words.supersede, onClick: () => turn('superseded', words.superseded) },
    { key: 'remove', label: words.remove, danger: true, onClick: () => void drop() },
  ];
};

export interface EdgePanelProps extends SentencesProps {
  /** Ready without one: it is gone. */
  relationship: Async<TripleRelationship | undefined>;
  looks: KindLooks;
  changes: GraphChanges;
  onOpenNode: (id: string) => void;
  onClose: () => void;
}

const Facts = ({
  edge,
  looks,
  onOpenNode,
}: Pick<EdgePanelProps, 'looks' | 'onOpenNode'> & { edge: TripleRelationship }) => {
  const { add, edge: words } = useExploreWords();
  const end = ({ id, name, entityType }: TripleRelationship['subject']) => (
    <End type="button" onClick={() => onOpenNode(id)}>
      <NodeShape look={looks(entityType)} /> {name}
    </End>
  );
  return (
    <dl>
      <dt>{add.subject}</dt>
      <dd>{end(edge.subject)}</dd>
      <dt>{words.predicate}</dt>
      <dd>{edge.predicate}</dd>
      <dt>{add.object}</dt>
      <dd>{end(edge.object)}</dd>
      <dt>{words.condition}</dt>
      <dd>{edge.condition || words.always}</dd>
    </dl>
  );
};

/** One relation: its ends, when it holds, and what it rests on. */
export const EdgePanel = ({ relationship, looks, changes, onOpenNode, onClose, ...sentences }: EdgePanelProps) => {
  const all = useExploreWords();
  const words = all.edge;
  const [editing, setEditing] = useState(false);
  const edge = relationship.state === 'ready' ? relationship.data : undefined;
  const items = useEdgeVerbs(edge, changes, onClose);
  const gone = <EmptyState picture="search" title={words.gone} />;
  return (
    <Panel aria-label={words.title}>
      <Head>
        <h2>{words.title}</h2>
        {edge?.state === 'superseded' && <Tag>{words.states.superseded}</Tag>}
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
      <AsyncView
        value={relationship}
        what={words.title}
        skeleton={<Skeletons shape="text" count={4} />}
        empty={(one) => (one === undefined ? gone : null)}
      >
        {(one) =>
          one !== undefined && (
            <Body tabIndex={0} role="group" aria-label={words.evidence}>
              <Facts edge={one} looks={looks} onOpenNode={onOpenNode} />
              <h3>{words.evidence}</h3>
              <Sentences {...sentences} />
            </Body>
          )
        }
      </AsyncView>
      {edge !== undefined && (
        <EdgeDialog relationship={edge} open={editing} changes={changes} onClose={() => setEditing(false)} />
      )}
    </Panel>
  );
};
