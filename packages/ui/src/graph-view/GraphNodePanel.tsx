import { CloseOutlined } from '@ant-design/icons';
import type { Async } from '@console/base';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { IconButton } from '../button/index.js';
import { type KindLooks, NodeShape } from '../graph-kinds/index.js';
import type { Navigate } from '../link/PageLink.js';
import { useWords } from '../locale/useWords.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { AsyncView, Skeletons, Tag } from '../states/index.js';
import { graphWords } from './locale.js';
import { NodeProperties, NodeRelations } from './NodeFacts.js';
import { Bar, Body, Panel } from './NodePanel.styles.js';
import { SentenceQuote } from './SentenceQuote.js';
import type { GraphEnd, GraphNodeDetail, GraphSentence, OfNode } from './types.js';

export interface GraphNodePanelProps extends RootProps {
  /** The node, as far as it is known before its details have come: its name stands in the head. */
  end: GraphEnd;
  /** All that is told of it. */
  node: Async<GraphNodeDetail>;
  /** How kinds look. */
  looks: KindLooks;
  /** The relation whose evidence is shown, in words: 晋级为 二级裁判员. Left out: no evidence. */
  relation?: string | undefined;
  /** What the relation rests on. */
  sentences?: Async<readonly GraphSentence[]> | undefined;
  /** Neighbours that are drawn, of those there are. Left out: the foot is not drawn. */
  neighbours?: { readonly shown: number; readonly total: number } | undefined;
  /** More of them are on their way. Default false. */
  expanding?: boolean;
  /** How many are shown with each press. Default 12. */
  step?: number;
  /** In the head, before the cross: buttons of icons that edit, rename, merge or delete. */
  actions?: ReactNode;
  /** Beside the heading of the evidence: what changes the relation. */
  relationActions?: ReactNode;
  /** A neighbour was pressed; `relationshipId` is by what it is one. */
  onSelect: (of: OfNode & { readonly relationshipId?: string }) => void;
  /** More neighbours are wanted. */
  onExpand?: () => void;
  /** The cross was pressed. */
  onClose: () => void;
  /** Called in the place of following the link to a page. */
  onNavigate?: Navigate;
}

/** All that is told of the node that is looked at, beside the drawing. Fills a flex column. */
export const GraphNodePanel = (props: GraphNodePanelProps) => {
  const { end, node, looks, relation, sentences, neighbours, expanding = false, step = 12 } = props;
  const { actions, relationActions, onSelect, onExpand, onClose, onNavigate } = props;
  const words = useWords(graphWords);
  const left = neighbours === undefined ? 0 : neighbours.total - neighbours.shown;
  return (
    <Panel {...rootProps(props)} aria-label={end.name}>
      <header>
        <NodeShape look={looks(end.entityType)} />
        <h2 title={end.name}>{end.name}</h2>
        <Tag>{end.entityType}</Tag>
        <i />
        {actions}
        <IconButton size="small" label={words.close} icon={<CloseOutlined />} onClick={onClose} />
      </header>
      <Body tabIndex={0} role="group" aria-label={words.node}>
        <AsyncView value={node} what={end.name} skeleton={<Skeletons shape="text" count={6} />}>
          {(detail) => (
            <div>
              <NodeProperties node={detail} />
              <h3>
                {words.relations}
                <small>{detail.relationCount.toLocaleString('en-US')}</small>
              </h3>
              <NodeRelations groups={detail.groups} looks={looks} onSelect={onSelect} />
            </div>
          )}
        </AsyncView>
        {relation !== undefined && sentences !== undefined && (
          <>
            <h3>
              {words.evidence}
              <small title={relation}>{relation}</small>
              {relationActions}
            </h3>
            <AsyncView
              value={sentences}
              what={words.evidence}
              skeleton={<Skeletons shape="text" count={2} />}
              empty={(list) => (list.length === 0 ? words.noEvidence : null)}
            >
              {(list) =>
                list.map((sentence) => <SentenceQuote key={sentence.id} sentence={sentence} onNavigate={onNavigate} />)
              }
            </AsyncView>
          </>
        )}
      </Body>
      {neighbours !== undefined && (
        <footer>
          <span>
            {words.shownOf} <b>{`${neighbours.shown}/${neighbours.total}`}</b> {words.neighbours}
          </span>
          <Bar aria-hidden="true">
            <i style={{ width: `${(neighbours.shown / Math.max(1, neighbours.total)) * 100}%` }} />
          </Bar>
          {onExpand && left > 0 && (
            <Button size="small" loading={expanding} onClick={onExpand}>
              {words.more(Math.min(step, left).toLocaleString('en-US'))}
            </Button>
          )}
        </footer>
      )}
    </Panel>
  );
};
