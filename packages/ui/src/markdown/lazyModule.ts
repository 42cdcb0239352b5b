import { useEffect } from 'react';
import { part } from '../on-demand/part.js';
import { usePart } from '../on-demand/usePart.js';

/**
 * A part of the code that is fetched when it is first needed. Undefined until it has come. Where it does not come, the
 * text stays without it, and the next one that needs it asks again.
 */
export const lazyModule = <T>(load: () => Promise<T>): ((needed: boolean) => T | undefined) => {
  const own = part(load);
  return (needed) => {
    const now = usePart(own);
    useEffect(() => {
      if (needed) own.prepare();
    }, [needed]);
    return needed && now !== null ? now : undefined;
  };
};
