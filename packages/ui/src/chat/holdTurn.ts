import { createContext, use, useEffect, useState } from 'react';

type Hold = (holding: boolean) => void;

/** Keeps the turn around in the document while something typed stands in it. */
export const HoldTurn = createContext<Hold | null>(null);

/** For what loses something when its turn goes out of view: an editor, a form. */
export const useHoldTurn = (): void => {
  const hold = use(HoldTurn);
  useEffect(() => {
    hold?.(true);
    return () => hold?.(false);
  }, [hold]);
};

/** Which turns must stay: those with something typed in them, and the one with the focus. */
export const useHeldTurns = () => {
  const [typed, setTyped] = useState<ReadonlySet<string>>(() => new Set());
  const [focused, setFocused] = useState<string>();
  const [hold] = useState(() => (id: string, holding: boolean) => {
    setTyped((before) => {
      const next = new Set(before);
      if (holding) next.add(id);
      else next.delete(id);
      return next;
    });
  });
  return { typed, focused, setFocused, hold };
};
