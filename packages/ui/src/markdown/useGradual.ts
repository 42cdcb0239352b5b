import { useEffect, useState } from 'react';

/**
 * How much of something long may be drawn now: a slice at first, more with each frame, so that no single step takes
 * long. What grows by less than half a slice at a time is always allowed whole.
 */
export const useGradual = (total: number, slice: number): number => {
  const [drawn, setDrawn] = useState(0);
  const behind = total - drawn;
  useEffect(() => {
    if (behind <= slice / 2) return undefined;
    const id = setTimeout(() => setDrawn((before) => before + Math.min(behind, slice / 2)));
    return () => clearTimeout(id);
  }, [behind, slice]);
  // A shorter text in its place is nothing to wait for.
  if (behind < 0) setDrawn(total);
  return drawn + slice;
};
