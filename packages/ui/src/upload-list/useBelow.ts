import { type RefObject, useEffect, useState } from 'react';

/** How many rows of a list that scrolls lie, by more than half, below what is shown of it. */
export const useBelow = (list: RefObject<HTMLElement | null>, count: number): number => {
  const [below, setBelow] = useState(0);
  useEffect(() => {
    const element = list.current;
    // None of the rows of an empty list is below it.
    if (element === null || count === 0) return undefined;
    const look = () => {
      const { bottom } = element.getBoundingClientRect();
      const rows = [...element.children].map((row) => row.getBoundingClientRect());
      setBelow(rows.filter((row) => (row.top + row.bottom) / 2 > bottom).length);
    };
    const observer = new ResizeObserver(look);
    observer.observe(element);
    for (const row of element.children) observer.observe(row);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [list, count]);
  return count === 0 ? 0 : below;
};
