import { useCallback, useState } from 'react';

export interface Leaving {
  /** Somebody wants to close, and something would be lost: ask. */
  readonly asking: boolean;
  /** Escape, the cross, the mask or "cancel" was used. */
  readonly ask: () => void;
  /** Stay after all. */
  readonly stay: () => void;
  /** Close and lose what was typed. */
  readonly leave: () => void;
}

/** Closes at once where nothing was typed, and asks first where something was. */
export const useLeaving = (dirty: boolean, onClose: () => void): Leaving => {
  const [asked, setAsked] = useState(false);
  const stay = useCallback(() => setAsked(false), []);
  const leave = useCallback(() => {
    setAsked(false);
    onClose();
  }, [onClose]);
  const ask = useCallback(() => {
    if (dirty) setAsked(true);
    else leave();
  }, [dirty, leave]);
  return { asking: asked && dirty, ask, stay, leave };
};
