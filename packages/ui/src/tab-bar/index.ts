'use client';

export { TabBar, type TabBarProps } from './TabBar.js';
export { TabSheet, type TabSheetProps } from './TabSheet.js';
export type { TabCommands } from './TabMenu.js';
