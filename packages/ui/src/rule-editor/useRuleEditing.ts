import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useWords } from '../locale/useWords.js';
import type { DropPlace, Editing } from './EditorContext.js';
import { ruleWords } from './locale.js';
import { nodeName } from './ruleText.js';
import {
  childOf,
  fits,
  insertAt,
  isGroup,
  membersAt,
  type Moved,
  moveTo,
  nodeAt,
  pathKey,
  removeAt,
  replaceAt,
  type RulePath,
  stepped,
} from './ruleTree.js';
import type { EditedNode, EditedRules, RuleField } from './types.js';
import { useRuleHistory } from './useRuleHistory.js';

const blanks: Readonly<Record<'rule' | 'group', EditedNode>> = {
  rule: { field: '', operator: 'equals', values: [] },
  group: { match: 'all', rules: [{ field: '', operator: 'equals', values: [] }] },
};

/** What was done last, and to which place the focus goes with it. */
interface Next {
  readonly key: string;
  readonly part: 'input' | '[data-handle]' | 'button';
}

export interface RuleEditingOptions {
  rules: EditedRules;
  fields: readonly RuleField[];
  root: RefObject<HTMLElement | null>;
  onChange: (rules: EditedRules) => void;
}

/** Every verb of the editor: each is one step that can be taken back, is told to those who hear, and keeps the focus. */
export const useRuleEditing = ({ rules, fields, root, onChange }: RuleEditingOptions) => {
  const words = useWords(ruleWords);
  const history = useRuleHistory(rules, onChange);
  const [said, setSaid] = useState('');
  const [dragged, setDragged] = useState<RulePath>();
  const [drop, setDrop] = useState<DropPlace & { readonly to: RulePath }>();
  const next = useRef<Next>(undefined);

  useLayoutEffect(() => {
    const wanted = next.current;
    if (wanted === undefined) return;
    next.current = undefined;
    const place = root.current?.querySelector(`[data-path="${wanted.key}"]`);
    place?.querySelector<HTMLElement>(wanted.part)?.focus();
  }, [rules, root]);

  const nameAt = (path: RulePath): string => {
    const node = nodeAt(rules, path);
    return node === undefined ? '' : nodeName(words, fields, node);
  };
  const move = (from: RulePath, moved: Moved | undefined) => {
    if (moved === undefined) {
      setSaid(words.cannotMove);
      return;
    }
    const node = nodeAt(rules, from);
    next.current = { key: pathKey(moved.path), part: node && isGroup(node) ? 'input' : '[data-handle]' };
    setSaid(words.moved(nameAt(from)));
    history.change(moved.rules);
  };

  const verbs: Pick<Editing, 'replace' | 'remove' | 'add' | 'canAdd' | 'step' | 'onDrag' | 'onOver' | 'onDrop'> = {
    replace: (path, node, about) => history.change(replaceAt(rules, path, node), about),
    remove: (path) => {
      const group: RulePath = { block: path.block, at: path.at.slice(0, -1) };
      const left = (membersAt(rules, group)?.length ?? 1) - 1;
      const place = Math.min(path.at.at(-1) ?? 0, left - 1);
      next.current =
        left > 0 ? { key: pathKey(childOf(group, place)), part: 'button' } : { key: 'add', part: 'button' };
      setSaid(words.removed(nameAt(path)));
      history.change(removeAt(rules, path));
    },
    add: (group, kind) => {
      const path = childOf(group, membersAt(rules, group)?.length ?? 0);
      const rule = kind === 'group' ? childOf(path, 0) : path;
      next.current = { key: pathKey(rule), part: 'input' };
      history.change(insertAt(rules, path, blanks[kind]));
    },
    canAdd: (group, kind) => fits(rules, group, blanks[kind]),
    step: (path, by) => move(path, stepped(rules, path, by)),
    onDrag: (path) => {
      setDragged(path);
      setDrop(undefined);
    },
    onOver: (path, side) => {
      if (dragged === undefined) return false;
      const group: RulePath = { block: path.block, at: path.at.slice(0, -1) };
      const to = childOf(group, (path.at.at(-1) ?? 0) + (side === 'after' ? 1 : 0));
      const can = moveTo(rules, dragged, to) !== undefined;
      setDrop(can ? { key: pathKey(path), side, to } : undefined);
      return can;
    },
    onDrop: () => {
      if (dragged !== undefined && drop !== undefined) move(dragged, moveTo(rules, dragged, drop.to));
      setDragged(undefined);
      setDrop(undefined);
    },
  };
  const takeBack = (step: 'undo' | 'redo') => {
    if (history[step]()) setSaid(step === 'undo' ? words.undone : words.redone);
  };
  return { verbs, said, dragged, drop, change: history.change, takeBack };
};
