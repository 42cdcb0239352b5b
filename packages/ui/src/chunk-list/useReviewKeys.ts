import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { type ReviewKey, reviewKeyOf } from './reviewKeys.js';

export interface ReviewKeysOptions {
  /** Keys count only while this is seen. */
  root: RefObject<HTMLElement | null>;
  /** The chunks listed, in their order. */
  ids: readonly string[];
  activeId: string | null;
  current: number;
  pages: number;
  onSelect: (id: string) => void;
  onTurn: (current: number) => void;
  onKey: (key: Exclude<ReviewKey, 'next' | 'previous'>, id: string) => void;
}

/** Goes through chunks by keys, over the pages of the list. Answers how to go on by other means. */
export const useReviewKeys = (
  on: boolean,
  { root, ids, activeId, current, pages, onSelect, onTurn, onKey }: ReviewKeysOptions,
) => {
  // The page that was turned to, and which of its chunks is to be read once it is there.
  const turning = useRef<{ page: number; left: string | undefined; at: 'first' | 'last' } | null>(null);
  // Where the keys are: a second one may come before the first has been drawn.
  const here = useRef(activeId);
  useEffect(() => {
    here.current = activeId;
  }, [activeId]);
  const select = (id: string) => {
    here.current = id;
    onSelect(id);
  };
  const arrive = useEffectEvent(() => {
    const to = turning.current;
    if (to === null || to.page !== current || ids[0] === to.left) return;
    turning.current = null;
    const id = to.at === 'first' ? ids[0] : ids.at(-1);
    if (id !== undefined) select(id);
  });
  useEffect(() => arrive(), [ids, current]);

  const go = (step: 1 | -1) => {
    const at = here.current === null ? -1 : ids.indexOf(here.current);
    const next = at === -1 ? (step === 1 ? ids[0] : ids.at(-1)) : ids[at + step];
    if (next !== undefined) return select(next);
    const page = current + step;
    if (page < 1 || page > pages) return;
    turning.current = { page, left: ids[0], at: step === 1 ? 'first' : 'last' };
    onTurn(page);
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (root.current?.checkVisibility?.() !== true || document.querySelector('[aria-modal="true"]')) return;
    const key = reviewKeyOf(event);
    if (key === null) return;
    const id = here.current;
    if (key === 'next' || key === 'previous') go(key === 'next' ? 1 : -1);
    else if (key === 'help') onKey(key, id ?? '');
    else if (id !== null && ids.includes(id)) onKey(key, id);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    if (!on) return;
    const hear = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, [on]);
  return go;
};
