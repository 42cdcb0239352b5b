import { useEffect, useState } from 'react';

/** Milliseconds of waiting that pass without a sign. */
export const QUIET = 200;

/** Turns true once `active` has held for `delay` ms without a break, and false with it. */
export const useDelayed = (active: boolean, delay: number = QUIET): boolean => {
  const [due, setDue] = useState(false);
  useEffect(() => {
    if (!active) return undefined;
    const timer = setTimeout(() => setDue(true), delay);
    return () => {
      clearTimeout(timer);
      setDue(false);
    };
  }, [active, delay]);
  return active && due;
};
