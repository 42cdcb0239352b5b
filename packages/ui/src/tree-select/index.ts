'use client';

export { TreeSelection, type TreeSelectionProps } from './TreeSelection.js';
export type { TreeChoice, TreeIds } from './treeChoice.js';
