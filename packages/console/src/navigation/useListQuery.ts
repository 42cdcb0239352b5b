import type { ListOrder, ListQuery } from '@console/ui/data-list';
import { useCallback, useMemo } from 'react';
import { useQueryState } from './useQueryState.js';

const SIZE = 20;

/** `-updated` in the address: by that column, descending. */
const orderOf = (sort: string | undefined): ListOrder | undefined => {
  if (sort === undefined || sort === '' || sort === '-') return undefined;
  return sort.startsWith('-') ? { column: sort.slice(1), asc: false } : { column: sort, asc: true };
};

/** A list's page, search, filters and order, kept in the address. `filters` are the names of the filters it has. */
export const useListQuery = (filters: readonly string[] = []): readonly [ListQuery, (query: ListQuery) => void] => {
  const [get, set] = useQueryState();
  const names = filters.join(',');
  const query = useMemo<ListQuery>(() => {
    const search = get('q');
    const order = orderOf(get('sort'));
    const chosen = names
      .split(',')
      .flatMap((name): [string, string][] => (name === '' ? [] : [[name, get(name) ?? '']]))
      .filter(([, value]) => value !== '');
    return {
      current: Math.max(1, Math.trunc(Number(get('current'))) || 1),
      size: Math.min(200, Math.max(1, Math.trunc(Number(get('size'))) || SIZE)),
      ...(search !== undefined && { search }),
      filters: Object.fromEntries(chosen),
      ...(order && { order }),
    };
  }, [get, names]);
  const change = useCallback(
    (next: ListQuery) => {
      const chosen = names.split(',').map((name): [string, string | undefined] => [name, next.filters?.[name]]);
      set({
        current: next.current === 1 ? undefined : next.current,
        size: next.size === SIZE ? undefined : next.size,
        q: next.search,
        sort: next.order && `${next.order.asc ? '' : '-'}${next.order.column}`,
        ...Object.fromEntries(chosen.filter(([name]) => name !== '')),
      });
    },
    [names, set],
  );
  return [query, change];
};
