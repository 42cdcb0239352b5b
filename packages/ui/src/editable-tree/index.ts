'use client';

export { EditableTree, type EditableTreeProps, type TreeEntry, type TreeMove } from './EditableTree.js';
export type { Placed } from './treeOrder.js';
