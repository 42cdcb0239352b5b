/** Remembers that something happened until somebody has noticed. For one waiter at a time. */
export interface Latch {
  readonly set: () => void;
  /** Resolves once it has been set since the last wait. */
  readonly wait: () => Promise<void>;
}

export const latch = (): Latch => {
  let happened = false;
  let notice: (() => void) | null = null;
  return {
    set: () => {
      if (notice === null) {
        happened = true;
        return;
      }
      notice();
      notice = null;
    },
    wait: () =>
      new Promise((resolve) => {
        if (happened) resolve();
        else notice = resolve;
        happened = false;
      }),
  };
};
