import type { ListOrder, ListQuery } from '@console/ui/data-list';

/** What every paged call takes. */
export interface Paging {
  current: number;
  size: number;
  keyword?: string;
  orders?: ListOrder[];
}

/**
 * What a paged call is given: which page, how many rows, the words searched for, and the order, where the list can be
 * ordered by that column. Anyone may have written the address.
 */
export const pagingOf = ({ current, size, search, order }: ListQuery, sortable: readonly string[] = []): Paging => ({
  current,
  size,
  ...(search !== undefined && { keyword: search }),
  ...(order !== undefined && sortable.includes(order.column) && { orders: [order] }),
});
