import { createContext, use, useId, useLayoutEffect } from 'react';

/**
 * Which places of one page hold work that is not saved. A hidden page has no effects, so a mark outlives the effect that
 * set it for as long as its page is hidden.
 */
export class UnsavedMarks {
  readonly #marks = new Map<string, { alive: boolean }>();
  #tell: (unsaved: boolean) => void = () => undefined;
  #told = false;
  #shown = false;

  /** Tells whether there are marks, now and after each change, and that there are none when it ends. */
  listen(tell: (unsaved: boolean) => void): () => void {
    this.#tell = tell;
    if (this.#told) tell(true);
    return () => {
      this.#tell = () => undefined;
      if (this.#told) tell(false);
    };
  }

  /** The page is shown or hidden. Called once its effects have run. */
  setShown(shown: boolean): void {
    this.#shown = shown;
    if (shown) queueMicrotask(() => this.#settle());
  }

  /** Sets a mark. Answers with what takes it back. */
  mark(id: string): () => void {
    const mark = { alive: true };
    this.#marks.set(id, mark);
    this.#settle();
    return () => {
      mark.alive = false;
      // Whether the page was hidden or the place is gone is known when the commit is through.
      queueMicrotask(() => this.#settle());
    };
  }

  #settle(): void {
    if (this.#shown) {
      for (const [id, { alive }] of this.#marks) if (!alive) this.#marks.delete(id);
    }
    const unsaved = this.#marks.size > 0;
    if (unsaved === this.#told) return;
    this.#told = unsaved;
    this.#tell(unsaved);
  }
}

export const UnsavedContext = createContext<UnsavedMarks | null>(null);

/**
 * Says that something typed here would be lost: the tab gets its dot, closing it asks, and its page is never let go.
 * Holds while the page is hidden; ends with `dirty` or with the component. Outside of kept pages it does nothing.
 */
export const useUnsaved = (dirty: boolean): void => {
  const marks = use(UnsavedContext);
  const id = useId();
  useLayoutEffect(() => (dirty && marks !== null ? marks.mark(id) : undefined), [dirty, id, marks]);
};
