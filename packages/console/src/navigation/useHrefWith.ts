import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { toHash } from './address.js';
import type { QueryPatch } from './useQueryState.js';

/** The address of this page with these parameters changed, for a link: opened in another tab it shows the same. */
export const useHrefWith = (): ((patch: QueryPatch) => string) => {
  const { pathname, search } = useLocation();
  return useCallback(
    (patch: QueryPatch) => {
      const next = new URLSearchParams(search);
      for (const [name, value] of Object.entries(patch)) {
        if (value === undefined || value === '') next.delete(name);
        else next.set(name, String(value));
      }
      const query = next.toString();
      return toHash(query === '' ? pathname : `${pathname}?${query}`);
    },
    [pathname, search],
  );
};
