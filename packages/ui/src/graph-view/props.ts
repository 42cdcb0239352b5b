import type { Async } from '@console/base';
import type { ReactNode, Ref } from 'react';
import type { KindLooks } from '../graph-kinds/index.js';
import type { RootProps } from '../root/rootProps.js';
import type { GraphData, GraphHandle, GraphPath, OfNode } from './types.js';

export interface GraphViewProps extends RootProps<HTMLDivElement> {
  /** What it is a picture of: 竞赛规则库的图谱. */
  label: string;
  /** What is drawn. Nodes that stay from one to the next keep their places, new ones come beside those they are joined to. */
  graph: Async<GraphData>;
  /** How kinds look, from `kindLooks`. Keep it while the kinds stay the same. */
  looks: KindLooks;
  /** The node that is looked at: large, with its neighbours, before the rest. Default none. */
  selectedId?: string | undefined;
  /** The way that is shown. Default none. */
  path?: GraphPath | undefined;
  /** Drawn where there is no node. Default a word that there is none. */
  empty?: ReactNode;
  /** Answers what only the drawing knows. */
  handle?: Ref<GraphHandle>;
  /** Another node is looked at, by a press or an arrow key, or none any more. */
  onSelect: (of: { readonly id: string | undefined }) => void;
  /** More neighbours of a node are wanted: Enter, or a double press. Left out: nothing can be unfolded. */
  onExpand?: (of: OfNode) => void;
  /** The neighbours of a node that hang on it alone are not wanted any more: Shift + Enter. */
  onFold?: (of: OfNode) => void;
  /** A node was put somewhere, which pins it, or let go again: Space. The drawing remembers the place itself. */
  onPin?: (of: OfNode & { readonly pinned: boolean }) => void;
  /** A node is to be an end of the path: P. */
  onPathEnd?: (of: OfNode) => void;
  /** A relation was pressed. */
  onOpenEdge?: (of: { readonly id: string }) => void;
}
