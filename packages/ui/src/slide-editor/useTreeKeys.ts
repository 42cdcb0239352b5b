import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import type { PageActions } from './usePageActions.js';

export interface TreeKeysOptions {
  current: string;
  /** Keys of the rows that are drawn, in their order. */
  shown: readonly string[];
  actions: PageActions;
  onSelect: (id: string) => void;
  fold: (key: string, closed: boolean) => void;
  onRename: (key: string) => void;
}

const SECTION = 'section ';

/** Keys of the outline: it is one stop of the tab key, and its rows are gone through by arrows. */
export const useTreeKeys = ({ current, shown, actions, onSelect, fold, onRename }: TreeKeysOptions) => {
  const tree = useRef<HTMLUListElement>(null);
  const [stop, setStop] = useState<string>();
  const rows = () => [...(tree.current?.querySelectorAll<HTMLElement>('[role="treeitem"]') ?? [])];
  const keys = () => rows().map(({ dataset }) => dataset['key'] ?? '');
  const focusAt = (at: number) => rows().at(at)?.focus();
  /** A row that was moved, or changed in place, has lost the focus once it is drawn anew. */
  const focusAgain = (key: string, at: number) =>
    requestAnimationFrame(() => (rows().find(({ dataset }) => dataset['key'] === key) ?? rows().at(at))?.focus());

  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    if (target.role === 'treeitem') setStop(target.dataset['key']);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { target } = event;
    if (!(target instanceof HTMLElement) || target.role !== 'treeitem' || event.nativeEvent.isComposing) return;
    if (event.ctrlKey || event.metaKey) return;
    const key = target.dataset['key'] ?? '';
    const isSection = key.startsWith(SECTION);
    const own = isSection ? key.slice(SECTION.length) : key;
    const at = keys().indexOf(key);
    const parent = () => {
      const place = keys().findLastIndex((one, index) => index < at && one.startsWith(SECTION));
      if (place >= 0) focusAt(place);
    };
    const step = (by: 1 | -1) => {
      if (!event.altKey) focusAt(Math.max(0, Math.min(rows().length - 1, at + by)));
      else if (!isSection) {
        actions.step(own, by);
        focusAgain(key, at);
      }
    };
    const acts: Readonly<Record<string, () => void>> = {
      ArrowDown: () => step(1),
      ArrowUp: () => step(-1),
      Home: () => focusAt(0),
      End: () => focusAt(-1),
      ArrowLeft: () => (isSection ? fold(own, true) : parent()),
      ArrowRight: () => isSection && fold(own, false),
      Enter: () => (isSection ? fold(own, target.ariaExpanded === 'true') : onSelect(own)),
      ' ': () => (isSection ? fold(own, target.ariaExpanded === 'true') : onSelect(own)),
      F2: () => actions.changes && onRename(key),
      a: () => !isSection && actions.add(own),
      l: () => !isSection && actions.lock(own),
      Delete: () => {
        if (isSection) return;
        actions.remove(own);
        focusAgain(key, Math.min(at, shown.length - 2));
      },
    };
    const act = acts[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };

  const at = [stop, current].find((key) => key !== undefined && shown.includes(key)) ?? shown[0];
  const isStop = (key: string) => key === at;
  return { tree, isStop, onKeyDown, onFocus, focusAgain };
};
