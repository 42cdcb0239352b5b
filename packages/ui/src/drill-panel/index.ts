'use client';

export { DrillFrame, type DrillFrameProps } from './DrillFrame.js';
export { DrillList, type DrillListProps, type DrillRow } from './DrillList.js';
export { DrillPanel, type DrillPanelProps } from './DrillPanel.js';
