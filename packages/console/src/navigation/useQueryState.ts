import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTab } from './TabContext.js';

export type QueryPatch = Readonly<Record<string, string | number | undefined>>;

/**
 * The query of this page's address: filters, page number, open record. `set` changes the named parameters and leaves
 * the others; undefined removes one. `push` keeps the former address in the history; default is to replace it. The page
 * of a hidden tab changes its own address and not that in the address bar.
 */
export const useQueryState = (): readonly [
  (name: string) => string | undefined,
  (patch: QueryPatch, options?: { push?: boolean }) => void,
] => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const tab = useTab();
  const parameters = useMemo(() => new URLSearchParams(search), [search]);
  const get = useCallback((name: string) => parameters.get(name) ?? undefined, [parameters]);
  const set = useCallback(
    (patch: QueryPatch, { push = false }: { push?: boolean } = {}) => {
      const next = new URLSearchParams(parameters);
      for (const [name, value] of Object.entries(patch)) {
        if (value === undefined || value === '') next.delete(name);
        else next.set(name, String(value));
      }
      const query = next.toString();
      const path = query === '' ? pathname : `${pathname}?${query}`;
      if (tab.isShown()) void navigate(path, { replace: !push });
      else tab.note(path);
    },
    [navigate, parameters, pathname, tab],
  );
  return [get, set];
};
