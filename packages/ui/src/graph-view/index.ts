'use client';

export { GraphFrame, type GraphFrameProps } from './GraphFrame.js';
export { GraphLegend, type GraphLegendProps, type HiddenKinds, type LegendEntry } from './GraphLegend.js';
export { GraphNodePanel, type GraphNodePanelProps } from './GraphNodePanel.js';
export { GraphPathBar, type GraphPathBarProps } from './GraphPathBar.js';
export { GraphTable, type GraphTableProps } from './GraphTable.js';
export { GraphView } from './GraphView.js';
export { MergeBench, type MergeBenchProps, type MergePair, type MergeSide } from './MergeBench.js';
export type { GraphViewProps } from './props.js';
export type {
  GraphData,
  GraphEdge,
  GraphEnd,
  GraphHandle,
  GraphNode,
  GraphNodeDetail,
  GraphPath,
  GraphRelations,
  GraphRow,
  GraphSentence,
} from './types.js';
