import { useEffect, useState } from 'react';

/** What was typed, once nothing has changed in it for so many milliseconds; the first of it at once. */
export const useSettled = <T extends string | Readonly<Record<string, string>>>(value: T, pause: number): T => {
  const [settled, setSettled] = useState(value);
  const text = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled((before) => (JSON.stringify(before) === text ? before : value)), pause);
    return () => clearTimeout(timer);
    // What it says counts, not which object says it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [text, pause]);
  return settled;
};
