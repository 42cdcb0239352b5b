import type { ListQuery } from '@console/ui/data-list';

/** What every paged call is given: which page, how many rows, and the words searched for. */
export const pagingOf = ({
  current,
  size,
  search,
}: ListQuery): { current: number; size: number; keyword?: string } => ({
  current,
  size,
  ...(search !== undefined && { keyword: search }),
});
