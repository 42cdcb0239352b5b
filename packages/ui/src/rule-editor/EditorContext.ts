import { createContext, use } from 'react';
import type { RulePath } from './ruleTree.js';
import type { EditedNode, RuleCounts, RuleField } from './types.js';

/** Where what is dragged would come to stand. */
export interface DropPlace {
  readonly key: string;
  readonly side: 'before' | 'after';
}

/** What the rows of an editor share. */
export interface Editing {
  readonly fields: readonly RuleField[];
  readonly counts: RuleCounts;
  /** The counts are of rules that have changed since. */
  readonly counting: boolean;
  readonly readOnly: boolean;
  /** Say at each condition what is wrong with it. */
  readonly checked: boolean;
  /** `about` joins edits of the same thing to one step. */
  readonly replace: (path: RulePath, node: EditedNode, about?: string) => void;
  readonly remove: (path: RulePath) => void;
  readonly add: (group: RulePath, kind: 'rule' | 'group') => void;
  readonly canAdd: (group: RulePath, kind: 'rule' | 'group') => boolean;
  readonly step: (path: RulePath, step: -1 | 1) => void;
  readonly dragged: RulePath | undefined;
  readonly drop: DropPlace | undefined;
  readonly onDrag: (path: RulePath | undefined) => void;
  readonly onOver: (path: RulePath, side: DropPlace['side']) => boolean;
  readonly onDrop: () => void;
}

export const EditorContext = createContext<Editing | null>(null);

/** Of the editor around. */
export const useEditing = (): Editing => {
  const editing = use(EditorContext);
  if (editing === null) throw new Error('A part of RuleEditor stands outside of it');
  return editing;
};
