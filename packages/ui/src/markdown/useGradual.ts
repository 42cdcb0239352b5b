import { useEffect, useState } from 'react';

/**
 * How much of something long may be drawn now: a slice at first, more with each step, so that no single one
 * takes long; steps grow with what is there, for its layout costs more each time. What grows by less than half a slice at a time is always allowed whole.
 */
export const useGradual = (total: number, slice: number): number => {
  const [drawn, setDrawn] = useState(0);
  const behind = total - drawn;
  useEffect(() => {
    if (behind <= slice / 2) return undefined;
    const id = setTimeout(() =>
      setDrawn((before) => before + Math.min(behind, Math.max(slice / 2, Math.ceil(before / 4)))),
    );
    return () => clearTimeout(id);
  }, [behind, slice]);
  // A shorter text in its place is nothing to wait for.
  if (behind < 0) setDrawn(total);
  return drawn + slice;
};
