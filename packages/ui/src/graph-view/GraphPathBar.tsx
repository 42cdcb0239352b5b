import { CloseOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons';
import type { Async } from '@console/base';
import { IconButton } from '../button/index.js';
import { type KindLooks, NodeShape } from '../graph-kinds/index.js';
import { useWords } from '../locale/useWords.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { Tag } from '../states/index.js';
import { graphWords } from './locale.js';
import { End, PathBar } from './parts.styles.js';
import type { GraphEnd, GraphPath } from './types.js';

export interface GraphPathBarProps extends RootProps<HTMLDivElement> {
  /** Where it begins and ends. Left out: it is still to be chosen. */
  from?: GraphEnd | undefined;
  /** The other end. */
  to?: GraphEnd | undefined;
  /** The ways there are, the shortest first. Left out while an end is still to be chosen. */
  paths?: Async<readonly GraphPath[]> | undefined;
  /** Which of them is shown, from 0. */
  at: number;
  /** How kinds look. */
  looks: KindLooks;
  /** Another one is to be shown. */
  onShow: (at: number) => void;
  /** No path is wanted any more. */
  onClose: () => void;
}

/** Over the drawing: between which nodes a path is shown, how long it is, and which of several it is. */
export const GraphPathBar = ({ from, to, paths, at, looks, onShow, onClose, ...root }: GraphPathBarProps) => {
  const words = useWords(graphWords);
  const found = paths?.state === 'ready' ? paths.data : [];
  const shown = found[at];
  const end = (node: GraphEnd | undefined) => (
    <End>
      {node && <NodeShape look={looks(node.entityType)} />}
      <b title={node?.name}>{node?.name ?? words.choose}</b>
    </End>
  );
  return (
    <PathBar {...rootProps(root)} role="group" aria-label={words.path}>
      <span>{words.path}</span>
      {end(from)}
      <span>{words.to}</span>
      {end(to)}
      {shown && <Tag tone="info">{words.steps(shown.edgeIds.length)}</Tag>}
      <i />
      <span role="status">
        {paths?.state === 'loading' && words.searching}
        {paths?.state === 'error' && paths.error.message}
        {paths?.state === 'ready' && (shown ? words.which(at + 1, found.length) : words.noPath)}
      </span>
      {found.length > 1 && (
        <>
          <IconButton
            size="small"
            label={words.earlierPath}
            icon={<LeftOutlined />}
            disabled={at <= 0}
            onClick={() => onShow(at - 1)}
          />
          <IconButton
            size="small"
            label={words.nextPath}
            icon={<RightOutlined />}
            disabled={at >= found.length - 1}
            onClick={() => onShow(at + 1)}
          />
        </>
      )}
      <IconButton size="small" label={words.closePath} icon={<CloseOutlined />} onClick={onClose} />
    </PathBar>
  );
};
