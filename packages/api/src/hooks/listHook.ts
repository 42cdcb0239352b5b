import { useEffect, useState } from 'react';
import type { Page } from './pageHook.js';
import type { Read, ReadOptions } from './readHook.js';

export interface Order {
  column: string;
  asc: boolean;
}

/** What of a list is looked at. */
export interface ListView<F> {
  /** From 1. */
  current: number;
  /** Rows of a page, 1 to 200. */
  size: number;
  filter: F;
  orders?: Order[];
}

/** Where the view is kept: a pair like that of `useState`. */
export type ListStore<F> = readonly [ListView<F>, (next: ListView<F>) => void];

export interface PagedListOptions<F, R> extends ReadOptions<R> {
  /** The filter to begin with. */
  filter: F;
  /** Rows of a page to begin with. Default 20. */
  size?: number;
  orders?: Order[];
  /** Keeps the view elsewhere, for instance in the address. Then `filter`, `size` and `orders` are not looked at. */
  store?: ListStore<F>;
}

export interface PagedList<F, R> extends Read<R> {
  view: ListView<F>;
  setPage: (current: number) => void;
  /** Goes to the first page, as do the next two: elsewhere the reader would see rows without connection. */
  setSize: (size: number) => void;
  setFilter: (filter: F) => void;
  setOrders: (orders: Order[]) => void;
}

interface Paging {
  current: number;
  size: number;
  orders?: Order[];
}

/** What of a paged call's input is not its page, size and order. */
export type FilterOf<I> = Omit<I, keyof Paging>;

/**
 * Makes, of the hook of a paged read, one that keeps page, size, filter and order as well:
 * `const useFaqList = listHook(usePageFaq)`, then `useFaqList({ filter: { keyword: '' } })`. The old page stays on
 * screen while the next loads, and one that was overtaken is given up. When the page looked at is gone, because its last
 * row was deleted, it goes to the last page there is.
 */
export const listHook = <I extends Paging, R extends Page<unknown>>(
  usePage: (input: I | null, options?: ReadOptions<R>) => Read<R>,
) =>
  function useList({
    filter,
    size = 20,
    orders,
    store,
    ...options
  }: PagedListOptions<FilterOf<I>, R>): PagedList<FilterOf<I>, R> {
    const own = useState<ListView<FilterOf<I>>>({ current: 1, size, filter, ...(orders !== undefined && { orders }) });
    const [view, setView] = store ?? own;
    const { current } = view;
    const paging: Paging = { current, size: view.size, ...(view.orders !== undefined && { orders: view.orders }) };
    // Put together again, the two parts are the input: the checker cannot follow that for every input there may be.
    const read = usePage({ ...view.filter, ...paging } as I, options);

    const change = (part: Partial<ListView<FilterOf<I>>>) => setView({ ...view, ...part });
    const { data } = read;
    const last = data === undefined ? 1 : Math.max(1, Math.ceil(data.total / view.size));
    const isGone = data !== undefined && data.current === current && data.list.length === 0 && current > last;
    useEffect(() => {
      if (isGone) setView({ ...view, current: last });
    }, [isGone, last, setView, view]);

    return {
      ...read,
      view,
      setPage: (page) => change({ current: page }),
      setSize: (rows) => change({ current: 1, size: rows }),
      setFilter: (next) => change({ current: 1, filter: next }),
      setOrders: (next) => change({ current: 1, orders: next }),
    };
  };
