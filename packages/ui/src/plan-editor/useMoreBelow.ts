import { type RefObject, useEffect, useState } from 'react';

/** Whether a list that scrolls goes on below what is seen of it. `content` is what it is drawn of: it is looked at anew with it. */
export const useMoreBelow = (list: RefObject<HTMLElement | null>, content: unknown): boolean => {
  const [more, setMore] = useState(false);
  useEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const look = () => setMore(element.scrollTop + element.clientHeight < element.scrollHeight - 1);
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    look();
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [list, content]);
  return more;
};
