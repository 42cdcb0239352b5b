import { createContext, use, useEffect, useId, useLayoutEffect, useRef } from 'react';

/**
 * What is to be ended when a place of one page is gone for good. Hiding a page ends its effects as well, so a place counts
 * as gone once its effect has ended while its page is shown, or when the page itself is gone.
 */
export class PageEnds {
  readonly #ends = new Map<string, { alive: boolean; onEnd: () => void }>();
  #shown = false;

  /** The page is shown or hidden. Called once its effects have run. */
  setShown(shown: boolean): void {
    this.#shown = shown;
    if (shown) queueMicrotask(() => this.#settle());
  }

  /** Answers with what says that the place has ceased to draw. */
  add(id: string, onEnd: () => void): () => void {
    const one = { alive: true, onEnd };
    this.#ends.set(id, one);
    return () => {
      one.alive = false;
      // Whether the page was hidden or the place is gone is known when the commit is through.
      queueMicrotask(() => this.#settle());
    };
  }

  /** The page is gone. */
  end(): void {
    const all = [...this.#ends.values()];
    this.#ends.clear();
    for (const { onEnd } of all) onEnd();
  }

  #settle(): void {
    if (!this.#shown) return;
    for (const [id, { alive, onEnd }] of this.#ends) {
      if (alive) continue;
      this.#ends.delete(id);
      onEnd();
    }
  }
}

export const PageEndContext = createContext<PageEnds | null>(null);

/**
 * Called when this place is gone for good: its tab was closed or started anew, the session was left, or the page draws
 * something else. Not when its tab is hidden: what goes on there may go on. Outside of kept pages, when it is taken away.
 */
export const usePageEnd = (onEnd: () => void): void => {
  const ends = use(PageEndContext);
  const id = useId();
  const latest = useRef(onEnd);
  useEffect(() => {
    latest.current = onEnd;
  });
  useLayoutEffect(() => {
    const end = () => latest.current();
    return ends === null ? end : ends.add(id, end);
  }, [ends, id]);
};
