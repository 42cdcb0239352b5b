import { MOST_SLIDES, type SlidePage } from '@console/base/slides';
import type { RowAction } from '../data-list/types.js';
import { useWords } from '../locale/useWords.js';
import { slideEditorWords } from './locale.js';
import { changePage, placePage, stepPage } from './outline.js';

export interface PageActionsOptions {
  pages: readonly SlidePage[];
  onChange: ((pages: readonly SlidePage[]) => void) | undefined;
  onAdd: ((wish: { after: string; section: string }) => void) | undefined;
  onRemove: ((id: string) => void) | undefined;
  onRename: (id: string) => void;
}

export interface PageActions {
  readonly step: (id: string, step: 1 | -1) => void;
  readonly add: (id: string) => void;
  readonly lock: (id: string) => void;
  readonly remove: (id: string) => void;
  /** Undefined: nothing can be moved. */
  readonly drop: ((move: { id: string; target: string; after: boolean }) => void) | undefined;
  /** Whether anything can be changed. */
  readonly changes: boolean;
  readonly menuOf: (id: string) => readonly RowAction[];
}

/** What can be done with a page of an outline, by keys, by dragging and from a menu. */
export const usePageActions = ({ pages, onChange, onAdd, onRemove, onRename }: PageActionsOptions): PageActions => {
  const words = useWords(slideEditorWords);
  const find = (id: string) => pages.find((page) => page.id === id);
  const step = (id: string, by: 1 | -1) => {
    const moved = stepPage(pages, id, by);
    if (moved !== pages) onChange?.(moved);
  };
  const full = pages.length >= MOST_SLIDES;
  const add = (id: string) => {
    if (!full) onAdd?.({ after: id, section: find(id)?.section ?? '' });
  };
  const lock = (id: string) => onChange?.(changePage(pages, id, { locked: find(id)?.locked === false }));
  const remove = (id: string) => {
    if (pages.length > 1) onRemove?.(id);
  };
  const menuOf = (id: string): readonly RowAction[] => {
    const at = pages.findIndex((page) => page.id === id);
    const page = pages[at];
    if (page === undefined) return [];
    return [
      { key: 'up', label: words.up, onClick: () => step(id, -1), ...(at === 0 && { unavailable: words.first }) },
      {
        key: 'down',
        label: words.down,
        onClick: () => step(id, 1),
        ...(at === pages.length - 1 && { unavailable: words.last }),
      },
      { key: 'rename', label: words.rename, onClick: () => onRename(id) },
      ...(onAdd
        ? [
            {
              key: 'add',
              label: words.addAfter,
              onClick: () => add(id),
              ...(full && { unavailable: words.full(MOST_SLIDES) }),
            },
          ]
        : []),
      { key: 'lock', label: page.locked ? words.unlock : words.lock, onClick: () => lock(id) },
      ...(onRemove
        ? [
            {
              key: 'remove',
              label: words.remove,
              danger: true,
              onClick: () => remove(id),
              ...(pages.length === 1 && { unavailable: words.only }),
            },
          ]
        : []),
    ];
  };
  return {
    step,
    add,
    lock,
    remove,
    drop: onChange && (({ id, target, after }) => onChange(placePage(pages, id, target, after))),
    changes: onChange !== undefined,
    menuOf,
  };
};
