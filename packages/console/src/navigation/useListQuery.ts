import type { ListOrder, ListQuery } from '@console/ui/data-list';
import { useCallback, useMemo } from 'react';
import { countIn, idIn, searchIn } from './addressValues.js';
import { useQueryState } from './useQueryState.js';

const SIZE = 20;
const MOST_ROWS = 200;
const MOST_PAGES = 1_000_000;

/** The filters of a list by their names: the values that each may have, or `id` where those are records. */
export type FilterRules = Readonly<Record<string, readonly string[] | 'id'>>;

const noFilters: FilterRules = {};

/** `-updated` in the address: by that column, descending. */
const orderOf = (sort: string | undefined): ListOrder | undefined => {
  const [, descending, column] = /^(-?)(\w{1,40})$/.exec(sort ?? '') ?? [];
  return column === undefined ? undefined : { column, asc: descending !== '-' };
};

/** Several values of one filter are joined by commas; those that it can't have are left out. */
const valuesIn = (value: string | undefined, known: readonly string[] | 'id'): string =>
  (value ?? '')
    .split(',')
    .filter((one) => (known === 'id' ? idIn(one) !== undefined : known.includes(one)))
    .join(',');

/**
 * A list's page, search, filters and order, kept in the address. What is not to be understood there counts as not being
 * there. Give it rules that stay the same object.
 */
export const useListQuery = (rules: FilterRules = noFilters): readonly [ListQuery, (query: ListQuery) => void] => {
  const [get, set] = useQueryState();
  const query = useMemo<ListQuery>(() => {
    const search = searchIn(get('q'));
    const order = orderOf(get('sort'));
    const chosen = Object.entries(rules)
      .map(([name, known]): [string, string] => [name, valuesIn(get(name), known)])
      .filter(([, value]) => value !== '');
    return {
      current: countIn(get('current'), MOST_PAGES) ?? 1,
      size: countIn(get('size'), MOST_ROWS) ?? SIZE,
      ...(search !== undefined && { search }),
      filters: Object.fromEntries(chosen),
      ...(order && { order }),
    };
  }, [get, rules]);
  const change = useCallback(
    (next: ListQuery) =>
      set({
        current: next.current === 1 ? undefined : next.current,
        size: next.size === SIZE ? undefined : next.size,
        q: next.search,
        sort: next.order && `${next.order.asc ? '' : '-'}${next.order.column}`,
        ...Object.fromEntries(Object.keys(rules).map((name) => [name, next.filters?.[name]])),
      }),
    [rules, set],
  );
  return [query, change];
};
