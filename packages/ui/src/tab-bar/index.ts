'use client';

export { TabBar, type TabBarProps } from './TabBar.js';
export { TabSheet, type TabSheetProps } from './TabSheet.js';
export type { TabCommands } from './TabMenu.js';
export { TAB_SCROLL_PADDING } from './useOverflowEdges.js';
