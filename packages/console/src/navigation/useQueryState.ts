import { useCallback, useLayoutEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type Tab, useTab } from './TabContext.js';

export type QueryPatch = Readonly<Record<string, string | number | undefined>>;

/** The address under this one in the history, where this page put another on top of it. */
const belowOf = (state: unknown): unknown =>
  typeof state === 'object' && state !== null ? Reflect.get(state, 'below') : undefined;

interface Way {
  /** The address that is drawn. */
  from: string;
  /** Path and query that the page is going to already: they are drawn a moment later. */
  to: string;
}

/** One for all parts of a page: what one of them has just changed is not taken back by another. */
const ways = new WeakMap<Tab, Way>();

const wayOf = (tab: Tab): Way => {
  const known = ways.get(tab);
  if (known !== undefined) return known;
  const made: Way = { from: '', to: '' };
  ways.set(tab, made);
  return made;
};

/**
 * The query of this page's address: filters, page number, open record. `set` changes the named parameters and leaves
 * the others; undefined removes one. `push` keeps the former address in the history; default is to replace it, or to go
 * back where that leads to the very address that was kept: nothing stands in the history twice. So nobody may go
 * elsewhere in the same moment. The page of a hidden tab changes its own address and not that in the address bar.
 */
export const useQueryState = (): readonly [
  (name: string) => string | undefined,
  (patch: QueryPatch, options?: { push?: boolean }) => void,
] => {
  const { pathname, search, state, key } = useLocation();
  const navigate = useNavigate();
  const tab = useTab();
  const parameters = useMemo(() => new URLSearchParams(search), [search]);
  const get = useCallback((name: string) => parameters.get(name) ?? undefined, [parameters]);
  useLayoutEffect(() => {
    const way = wayOf(tab);
    const from = `${key} ${pathname}${search}`;
    // A part that is only drawn again, or for the first time, knows nothing of where the others are going.
    if (way.from !== from) ways.set(tab, { from, to: pathname + search });
  });
  const set = useCallback(
    (patch: QueryPatch, { push = false }: { push?: boolean } = {}) => {
      const way = wayOf(tab);
      const next = new URLSearchParams(way.to.split(/\?(.*)/s)[1]);
      for (const [name, value] of Object.entries(patch)) {
        if (value === undefined || value === '') next.delete(name);
        else next.set(name, String(value));
      }
      const query = next.toString();
      const path = query === '' ? pathname : `${pathname}?${query}`;
      if (path === way.to) return;
      const former = way.to;
      way.to = path;
      if (!tab.isShown()) tab.note(path);
      else if (!push && path === belowOf(state)) void navigate(-1);
      else void navigate(path, push ? { state: { below: former } } : { replace: true, state });
    },
    [navigate, pathname, state, tab],
  );
  return [get, set];
};
